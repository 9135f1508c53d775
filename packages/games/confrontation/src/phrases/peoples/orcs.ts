import type { Phrases } from '@fray/kernel'

export const orcs: Phrases = {}
