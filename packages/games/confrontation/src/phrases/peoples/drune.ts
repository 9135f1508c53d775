import type { Phrases } from '@fray/kernel'

export const drune: Phrases = {}
