import type { Phrases } from '@fray/kernel'

export const ophidian: Phrases = {}
