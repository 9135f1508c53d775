import type { Phrases } from '@fray/kernel'

export const lions: Phrases = {}
