import type { Phrases } from '@fray/kernel'

export const griffins: Phrases = {}
