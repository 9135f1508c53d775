import type { NameList } from '@fray/kernel'

export const articlesNames: NameList = {
  'Warriors of stone': 'Guerriers de pierre',
  'Patroller of the Behemoth': 'Patrouilleur du Béhémoth',
}
