import { endEffects } from '@fray/hooks'
import { choice, type DecisionOption, type Procedure, text } from '@fray/kernel'
import { immediately } from '../../abilities/builders.ts'
import { addMarker, changeMarker, discOutline, markerKind, markersOf, removeMarker } from '../../ground/markers.ts'
import { isInFieldOfVision } from '../../ground/sight.ts'
import { gapToPoint } from '../../incantation/ground-point.ts'
import { amountOf, spendGems } from '../../incantation/mana.ts'
import { spell } from '../../incantation/spell.ts'
import { enchant, enchantment, enchantmentOf } from '../../mystic/enchantment.ts'
import { isUntargetable } from '../../mystic/perception.ts'
import { areEnemies, type Fighter, fighter, isStanding, type Marker, type Play, standing } from '../../state.ts'
import { CENTIMETRE } from '../../units.ts'
import { rollDamage } from '../../wounds/damage-roll.ts'
import { isSparedBy } from './upkeep.ts'

const TORNADO = 'tornado'
/** CF-REV-FAMILIAR-01, in cm: the distance that leads out of it, and how far it can be sent on. */
const OUT = 2.5
const REACH = 20
/** Gems of Air that keep it, and that send it on. */
const KEEPS = 2
const SENDS = 3

const tornado = spell(TORNADO, {
  effect: (play, { caster, target }) => seize(play, caster, target),
})

/** CF-REV-FAMILIAR-01: a Damage roll of STR 0; the target stays in it until it has moved far enough. */
function* seize(play: Play, caster: Fighter, target: Fighter): Procedure {
  const { id } = addMarker(play, { kind: TORNADO, by: caster.id, at: { x: target.at.x, y: target.at.y }, x: 0 })
  yield* rollDamage(play, { victim: target, by: caster, kind: 'effect', strength: 0, rules: ['CF-REV-FAMILIAR-01'] })
  if (isStanding(target)) enchant(play, { id: TORNADO, by: caster }, target, { x: id })
}

/** CF-REV-FAMILIAR-01: a fighter in it cannot fire, and only artillery can fire at it. */
enchantment(TORNADO, {
  lasts: 'game',
  shownAs: 'tornado',
  holdsFire: true,
  sparesFire: (marksman) => marksman.member.profile.machine === null,
  afterTravel: (play, { length }, bearer, effect) =>
    immediately(() => {
      const marker = markersOf(play).find(({ id }) => id === effect?.x)
      const gone = (marker?.x ?? 0) + length
      if (marker) changeMarker(play, marker, { x: gone })
      if (!marker || gone > OUT * CENTIMETRE) release(bearer, effect?.x ?? -1)
    }),
})

function release(bearer: Fighter, marker: number): void {
  endEffects(bearer, ({ object, x }) => object === enchantmentOf(TORNADO) && x === marker)
}

markerKind(TORNADO, {
  icon: 'tornado',
  outline: ({ at }) => discOutline(at, OUT * CENTIMETRE),
  *maintenance(play, marker) {
    const caster = fighter(play, marker.by)
    const target = yield* chooseNext(play, caster, marker)
    if (target === 'keep') return void spendGems(caster, { air: KEEPS })
    removeMarker(play, marker)
    for (const fighter of play.state.fighters) release(fighter, marker.id)
    if (target === 'end') return
    spendGems(caster, { air: SENDS })
    if (!(yield* isSparedBy(play, tornado, caster.id, target))) yield* seize(play, caster, target)
  },
})

/** CF-REV-FAMILIAR-01: kept in place, sent on to a fighter before the caster, or left to die down. */
function* chooseNext(play: Play, caster: Fighter, marker: Marker): Procedure<'keep' | 'end' | Fighter> {
  const air = isStanding(caster) ? amountOf(caster.gems, 'air') : 0
  if (air < KEEPS) return 'end'
  const element = { text: text('element.air') }
  const targets = standing(play).filter((fighter) => {
    if (!areEnemies(fighter, caster) || !isInFieldOfVision(caster, fighter) || isUntargetable(play, caster, fighter))
      return false
    return gapToPoint(fighter, marker.at) <= REACH * CENTIMETRE
  })
  const sent = targets.map(
    (target): DecisionOption<Fighter> => ({
      key: `send:${target.id}`,
      text: text('option.tornado-send', { fighter: { figure: target.id }, gems: SENDS, element }),
      figure: target.id,
      value: target,
    }),
  )
  return yield* play.pick<'keep' | 'end' | Fighter>({
    seat: caster.seat,
    figure: caster.id,
    prompt: text('ask.tornado', { fighter: { figure: caster.id } }),
    rules: ['CF-CAST-16', 'CF-REV-FAMILIAR-01'],
    options: [
      choice('keep', text('option.tornado-keep', { gems: KEEPS, element }), { icon: 'gems' }),
      ...(air >= SENDS ? sent : []),
      choice('end', text('option.tornado-end')),
    ],
  })
}
