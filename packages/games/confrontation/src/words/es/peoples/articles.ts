import type { NameList } from '@fray/kernel'

export const articlesNames: NameList = {
  'Warriors of stone': 'Guerreros de piedra',
  'Patroller of the Behemoth': 'Patrullero del Behemot',
}
