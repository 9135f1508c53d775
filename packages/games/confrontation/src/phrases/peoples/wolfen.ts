import type { Phrases } from '@fray/kernel'

export const wolfen: Phrases = {}
