import type { NameList, Phrases } from '@fray/kernel'

export const orcs: Phrases = {}

export const orcsNames: NameList = {}
