import type { NameList, Phrases } from '@fray/kernel'

export const midnor: Phrases = {}

export const midnorNames: NameList = {}
