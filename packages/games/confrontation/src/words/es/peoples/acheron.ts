import type { NameList, Phrases } from '@fray/kernel'

export const acheron: Phrases = {}

export const acheronNames: NameList = {}
