import { choice, type Procedure, text } from '@fray/kernel'
import { kindOf, removeMarker } from '../../ground/markers.ts'
import { amountOf, type Gem, spendGems } from '../../incantation/mana.ts'
import { isSpared } from '../../incantation/power.ts'
import type { Spell } from '../../incantation/spell.ts'
import { type Fighter, fighter, isInPlay, type Marker, type Play } from '../../state.ts'

/** CF-CAST-16: gems keep a marker on the ground for another round; it goes if they are not paid. */
export function* keepFor(
  play: Play,
  marker: Marker,
  gem: Gem,
  gems: number,
  mayKeep: (caster: Fighter) => boolean,
): Procedure {
  const caster = fighter(play, marker.by)
  const { name: spell, rule } = kindOf(marker)
  const args = { spell, gems, element: { text: text(`element.${gem}`) } }
  const rules = ['CF-CAST-16', rule]
  const able = isInPlay(caster) && amountOf(caster.gems, gem) >= gems && mayKeep(caster)
  const answer = able
    ? yield* play.pick({
        seat: caster.seat,
        figure: caster.id,
        prompt: text('ask.keep-marker', args),
        rules,
        options: [
          choice('pay', text('option.keep-marker', args), { icon: 'gems' }),
          choice('no', text('option.lapse', args)),
        ],
      })
    : 'no'
  if (answer === 'pay') {
    spendGems(caster, { [gem]: gems })
    play.log('marker.kept', args, rules, { seat: caster.seat })
    return
  }
  removeMarker(play, marker)
  play.log('marker.gone', args, rules, { seat: caster.seat })
}

/** CF-ABIL-51, -54: tells whether a fighter is spared a spell's marker as it would be spared the spell. */
export function* isSparedBy(play: Play, cast: Spell, by: number, touched: Fighter): Procedure<boolean> {
  const { cost } = cast
  const paid = Object.fromEntries(cost.map(({ element, gems }) => [element, gems]))
  const casting = {
    spell: cast,
    caster: fighter(play, by),
    target: touched,
    targets: [touched],
    cost,
    paid,
    used: paid,
  }
  return yield* isSpared(play, { ...casting, difficulty: 0, x: 0, mastery: 0 }, touched)
}
