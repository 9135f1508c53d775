import type { NameList, Phrases } from '@fray/kernel'

export const griffins: Phrases = {}

export const griffinsNames: NameList = {}
