import { text } from '@fray/kernel'
import { termOf } from '../../abilities/builders.ts'
import { define } from '../../ability.ts'
import type { RangeWeapon } from '../../armies/cards/profile.ts'
import { artefact } from '../builders.ts'

const ARSENAL = 'arsenal-of-demolition'
const RULE = 'CF-REV-GOBLIN-05'

/** CF-REV-GOBLIN-05: three dice give its STR, thrown for each shot. */
const WEAPON: RangeWeapon = { name: 'Arsenal of demolition', strength: 0, ranges: [15, 30, 45] }
const DICE = 3

/** CF-REV-GOBLIN-05: its shots are those of light artillery with a zone; otherwise the bearer stays a fighter. */
const arsenal = artefact(ARSENAL, {
  rangeWeapon: () => WEAPON,
  firesAs: 'light-zone',
  *beforeAim(play, shot, bearer) {
    const [faces = []] = yield* play.rollDice(
      text('roll.arsenal', { fighter: { figure: bearer.id } }),
      [RULE],
      [{ seat: bearer.seat, count: DICE, sides: 6 }],
    )
    shot.strength.add(
      faces.reduce((sum, face) => sum + face, 0),
      termOf(ARSENAL),
      RULE,
    )
  },
})

define(arsenal)
