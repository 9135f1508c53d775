import type { NameList, Phrases } from '@fray/kernel'

export const wolfen: Phrases = {}

export const wolfenNames: NameList = {}
