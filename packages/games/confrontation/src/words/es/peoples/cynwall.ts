import type { NameList, Phrases } from '@fray/kernel'

export const cynwall: Phrases = {}

export const cynwallNames: NameList = {
  "Galhyan's Masquerade": 'La mascarada de Galhyan',
  'The Miragyre': 'El Miragiro',
  'Invisible Truth': 'Verdad invisible',
}
