import type { Phrases } from '@fray/kernel'

export const acheron: Phrases = {}
