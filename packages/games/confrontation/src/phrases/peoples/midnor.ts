import type { Phrases } from '@fray/kernel'

export const midnor: Phrases = {}
