import type { Phrases } from '@fray/kernel'

export const elementals: Phrases = {}
