import type { NameList, Phrases } from '@fray/kernel'

export const goblins: Phrases = {}

export const goblinsNames: NameList = {}
