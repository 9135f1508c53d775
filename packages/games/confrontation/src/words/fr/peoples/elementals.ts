import type { NameList, Phrases } from '@fray/kernel'

export const elementals: Phrases = {}

export const elementalsNames: NameList = {}
