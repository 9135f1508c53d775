import type { Phrases } from '@fray/kernel'

export const tirnabor: Phrases = {}
