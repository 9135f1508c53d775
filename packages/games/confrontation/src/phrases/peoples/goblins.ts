import type { Phrases } from '@fray/kernel'

export const goblins: Phrases = {}
