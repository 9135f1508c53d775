import { type DecisionOption, type Procedure, text } from '@fray/kernel'
import { CONTACT_TOLERANCE, gap } from '@fray/tabletop'
import data from '../../data/artillery.json' with { type: 'json' }
import type { Machine } from '../armies/cards/profile.ts'
import { characteristic } from '../characteristics.ts'
import { makeTest } from '../dice/test.ts'
import { contourOf, opponentsOf } from '../ground/bodies.ts'
import {
  type Bulk,
  changeMarker,
  contourOfMarker,
  isOnTable,
  kindOf,
  markersOf,
  middleOf,
  nameOfObject,
  removeMarker,
} from '../ground/markers.ts'
import { newFighter } from '../preparation/beginning.ts'
import { type Fighter, type Marker, otherSeat, type Play, type PlayState, profileOf, standing } from '../state.ts'
import { announce } from '../traits.ts'
import { rollDamage, type WoundResult } from '../wounds/damage-roll.ts'
import { woundPenalty } from '../wounds/health.ts'
import { pursueAfter } from './combat.ts'
import { attacksAgainst } from './placing.ts'

/** A fighter and the marker on the ground that it may attack. */
interface ObjectAttack {
  readonly attacker: Fighter
  readonly marker: Marker
}

/**
 * CF-MACHINE-35: when no combat is left, a fighter that has not fought, is free of opponents and touches a breakable
 * marker may attack it. The player whose turn it is to pick goes first.
 */
export function* breakObjects(play: Play): Procedure {
  const { state } = play
  for (const seat of [state.picker, otherSeat(state.picker)]) {
    while (state.combats.length === 0) {
      const ways = breakings(play).filter(({ attacker }) => attacker.seat === seat)
      const chosen = ways.length > 0 ? yield* chooseBreaking(play, ways) : null
      if (!chosen) break
      yield* breakDown(play, chosen)
    }
  }
}

function breakings(play: PlayState): ObjectAttack[] {
  const able = standing(play).filter(
    (fighter) => !fighter.fought && fighter.level === 0 && opponentsOf(play, fighter).length === 0,
  )
  return able.flatMap((attacker) => {
    return markersOf(play).flatMap((marker): ObjectAttack[] => {
      const bulk = kindOf(marker).bulk?.(marker)
      const touches = bulk && gap(contourOf(attacker), contourOfMarker(marker)) <= CONTACT_TOLERANCE
      return touches && attacksAgainst(play, attacker, [asMachine(attacker, marker, bulk)]) > 0
        ? [{ attacker, marker }]
        : []
    })
  })
}

function* chooseBreaking(play: Play, ways: readonly ObjectAttack[]): Procedure<ObjectAttack | null> {
  const none: DecisionOption<ObjectAttack | null> = {
    key: 'none',
    text: text('option.break-nothing'),
    icon: 'hand',
    value: null,
  }
  return yield* play.pick<ObjectAttack | null>({
    seat: ways[0]!.attacker.seat,
    prompt: text('ask.break'),
    rules: ['CF-MACHINE-35'],
    defaultAnswer: () => none.key,
    options: [
      ...ways.map(
        ({ attacker, marker }): DecisionOption<ObjectAttack | null> => ({
          key: `${attacker.id}:${marker.id}`,
          text: text('option.break', { fighter: { figure: attacker.id }, thing: { text: nameOfObject(marker) } }),
          figure: attacker.id,
          icon: 'crossed-swords',
          rules: [kindOf(marker).rule],
          value: { attacker, marker },
        }),
      ),
      none,
    ],
  })
}

/**
 * CF-MACHINE-35: no Initiative and no parries, only one attack after another; the fighter pursues only if the marker is
 * destroyed.
 */
function* breakDown(play: Play, { attacker, marker }: ObjectAttack): Procedure {
  const isLeft = () => isOnTable(play, marker)
  attacker.fought = true
  const target = asMachine(attacker, marker, kindOf(marker).bulk!(marker))
  for (let left = attacksAgainst(play, attacker, [target]); left > 0 && isLeft(); left--) {
    yield* attackObject(play, attacker, marker)
  }
  if (!isLeft()) yield* pursueAfter(play, { lone: attacker.id, many: [] })
}

function* attackObject(play: Play, attacker: Fighter, { id }: Marker): Procedure {
  const marker = markersOf(play).find((otherMarker) => otherMarker.id === id)!
  const bulk = kindOf(marker).bulk!(marker)
  const words = { attacker: { figure: attacker.id }, target: { text: nameOfObject(marker) } }
  const { seat } = attacker
  play.log('attacks', words, ['CF-MACHINE-35', kindOf(marker).rule], { seat })
  const rules = ['CF-COMBAT-18', 'CF-MACHINE-35']
  const attack = yield* makeTest(play, {
    ...{ kind: 'attack', fighter: attacker, rules, difficulty: null, against: null, dice: 1 },
    rollsOn: () => false,
  })
  if (attack.failed) return play.log('attack-failed', words, ['CF-COMBAT-19'], { seat })
  play.log('hit', words, ['CF-MACHINE-35'], { seat })
  yield* announce(play, attacker, 'beforeBlow', (ability, effect) => ability.beforeBlow(play, attacker, effect))
  const result = yield* rollDamage(play, {
    victim: asMachine(attacker, marker, bulk),
    by: attacker,
    kind: 'combat',
    strength: characteristic(play, attacker, 'str').total,
    resistance: bulk.resistance,
    hitsThing: true,
    thing: nameOfObject(marker),
    rules: ['CF-DAMAGE-01', kindOf(marker).rule],
    attack,
    modifiers: (tally) => tally.add(woundPenalty(play, attacker), text('term.wounds'), 'CF-WOUND-15'),
  })
  wearDown(play, marker, bulk, result)
}

/** CF-MACHINE-38, -05: applies a result to the marker, which is removed at 0 structure points. */
export function wearDown(play: Play, marker: Marker, { points }: Bulk, result: WoundResult): void {
  const before = marker.x ?? 0
  const lost = Math.min(data.structureLoss[result], points - before)
  if (lost === 0) return
  const left = points - before - lost
  const machine = { text: nameOfObject(marker) }
  play.log('structure.lost', { machine, lost, left }, [kindOf(marker).rule, 'CF-MACHINE-38'], { isOutcome: true })
  if (left > 0) {
    changeMarker(play, marker, { x: before + lost })
    return
  }
  removeMarker(play, marker)
  play.log('broken', { thing: machine }, [kindOf(marker).rule, 'CF-MACHINE-05'], { isOutcome: true })
}

/** CF-MACHINE-35: the marker as an immobile machine with structure points and no other characteristics. */
export function asMachine(attacker: Fighter, marker: Marker, { resistance, points }: Bulk): Fighter {
  const machine: Machine = {
    ...{ mobile: false, artillery: 'light', weight: null, structurePoints: points, crew: null, servant: null },
    ...{ turret: false, access: null, substitutes: null },
  }
  const none = { traits: [], equipment: [], capacities: [], rankWords: [], weapon: null, fear: null, character: false }
  const profile = { ...profileOf(attacker), ...none, res: resistance, machine }
  const member = { profile, extras: [], spells: [], miracles: [], ap: 0 }
  const thing = newFighter(marker.by, otherSeat(attacker.seat), attacker.card, member)
  return { ...thing, status: 'standing', at: { ...middleOf(marker), facing: attacker.at.facing } }
}
