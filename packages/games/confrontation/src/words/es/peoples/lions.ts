import type { NameList, Phrases } from '@fray/kernel'

export const lions: Phrases = {}

export const lionsNames: NameList = {}
