import type { Phrases } from '@fray/kernel'

export const devourers: Phrases = {}
