import type { NameList, Phrases } from '@fray/kernel'

export const cynwall: Phrases = {}

export const cynwallNames: NameList = {
  "Galhyan's Masquerade": 'La mascarade de Galhyan',
  'The Miragyre': 'Le Miragyre',
  'Invisible Truth': 'Vérité invisible',
}
