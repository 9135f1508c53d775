import type { NameList, Phrases } from '@fray/kernel'

export const ophidian: Phrases = {}

export const ophidianNames: NameList = {}
