import type { NameList, Phrases } from '@fray/kernel'

export const cynwall: Phrases = {}

export const cynwallNames: NameList = {}
