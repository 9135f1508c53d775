import type { NameList, Phrases } from '@fray/kernel'

export const tirnabor: Phrases = {}

export const tirnaborNames: NameList = {}
