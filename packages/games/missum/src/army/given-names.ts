/** The names the game gives when nobody has chosen one; translations look them up by these words. */
export const GIVEN_NAMES = {
  army: 'Army',
  south: 'South',
  north: 'North',
  legion: 'Legion',
  huitsan: 'Huitsán',
  reserve: 'Reserve',
  kerdu: 'Kérdu',
  dritlan: 'Dritlán',
  attackMage: 'Attack mage',
  defenceMage: 'Defence mage',
  guards: 'Acolyte-guards',
} as const
