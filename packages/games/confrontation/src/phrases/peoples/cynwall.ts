import type { Phrases } from '@fray/kernel'

export const cynwall: Phrases = {}
