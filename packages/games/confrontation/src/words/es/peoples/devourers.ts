import type { NameList, Phrases } from '@fray/kernel'

export const devourers: Phrases = {}

export const devourersNames: NameList = {}
