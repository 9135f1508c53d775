import type { NameList, Phrases } from '@fray/kernel'

export const drune: Phrases = {}

export const druneNames: NameList = {
  'Demonic auras': 'Auras démoniaques',
}
