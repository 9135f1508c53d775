import type { NameList, Phrases } from '@fray/kernel'

export const sessairs: Phrases = {}

export const sessairsNames: NameList = {}
