import type { Phrases } from '@fray/kernel'

export const sessairs: Phrases = {}
