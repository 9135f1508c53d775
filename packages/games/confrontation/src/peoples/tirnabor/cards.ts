import { define } from '../../ability.ts'
import { artefact } from '../making.ts'

/** CF-REV-TIRNABOR-15: the face that heals, by the Wound: the worse it is, the more faces do. */
const KHOR: readonly number[] = [6, 6, 5, 4]

/** CF-REV-TIRNABOR-15: Regeneration that looks at the Wound before each roll. */
const gylfaGar = artefact('gylfa-gar-and-uren-gar', {
  grants: ['regeneration'],
  regeneratesOn: ({ wounds }) => KHOR[wounds]!,
})

define(gylfaGar)
