import type { Procedure } from '@fray/kernel'
import { effectOn, immediately, removeEffect, rollDie } from '../../abilities/builders.ts'
import type { TestKind } from '../../dice/test.ts'
import { baseOf } from '../../ground/bodies.ts'
import { addMarker, discOutline, markerKind, markersOf, removeMarker } from '../../ground/markers.ts'
import { effectSourceOf, spell } from '../../incantation/spell.ts'
import {
  type EffectSource,
  enchant,
  enchantment,
  enchantmentOf,
  onTests,
  termOfMystery,
} from '../../mystic/enchantment.ts'
import { type Fighter, fighter, type Play } from '../../state.ts'

const STONE = 'alchemical-petrification'
/** CF-REV-TIRNABOR-14: the face of slow motion, and the one that petrifies; those between paralyse. */
const SLOW = 1
const PETRIFIES = 6

/** CF-REV-TIRNABOR-14: the tests that slow motion hinders, and those of paralysis. */
const SLOWED: readonly TestKind[] = ['initiative', 'agility', 'attack', 'defence', 'aim']
const PARALYSED: readonly TestKind[] = [...SLOWED, 'divination', 'incantation', 'countering', 'recovery']
/** CF-REV-TIRNABOR-14: MOV lost to paralysis, in cm. */
const SLOWER = 2.5

spell(STONE, {
  *effect(play, casting) {
    yield* harden(play, effectSourceOf(casting), casting.target, play.state.round)
  },
})

/** CF-REV-TIRNABOR-14: applies the result of a die; slow motion lasts until the end of a round. */
function* harden(play: Play, doing: EffectSource, target: Fighter, slowUntil: number): Procedure {
  const face = yield* rollDie(play, target, 'CF-REV-TIRNABOR-14', 'roll.petrification')
  if (face >= PETRIFIES) petrify(play, doing, target)
  else if (face > SLOW) enchant(play, doing, target, { part: 'paralysed' })
  else enchant(play, doing, target, { x: slowUntil, part: 'slow' })
}

/** CF-REV-TIRNABOR-14: until the end of the round that is its number; CF-BOOK-09: no effect under paralysis. */
enchantment(
  STONE,
  {
    lasts: 'game',
    finalResult: ({ tally, test }, bearer) => {
      const counts = SLOWED.includes(test.kind) && !effectOn(bearer, enchantmentOf(STONE, 'paralysed'))
      if (counts) tally.add(-1, termOfMystery(STONE), 'CF-REV-TIRNABOR-14')
    },
    shownAs: 'turtle-shell',
    maintenance: {
      step: 'returning',
      isIdle: () => true,
      perform: ({ state }, bearer, effect) =>
        immediately(() => {
          if (state.round >= (effect?.x ?? 0)) removeEffect(bearer, enchantmentOf(STONE, 'slow'))
        }),
    },
  },
  'slow',
)

/** CF-REV-TIRNABOR-14: until another die in the next maintenance phase. */
enchantment(
  STONE,
  {
    lasts: 'game',
    ...onTests(STONE, PARALYSED, -1),
    shownAs: 'frozen-body',
    movement: ({ tally }) => void tally.add(-SLOWER, termOfMystery(STONE), 'CF-REV-TIRNABOR-14').atLeast(0),
    maintenance: {
      step: 'adverse',
      *perform(play, bearer, effect) {
        removeEffect(bearer, enchantmentOf(STONE, 'paralysed'))
        const by = fighter(play, effect!.source.bearer)
        yield* harden(play, { id: STONE, by }, bearer, play.state.round + 1)
      },
    },
  },
  'paralysed',
)

/** CF-REV-TIRNABOR-14: out of play, a loss unless it is freed, with a stone in its place. */
function petrify(play: Play, doing: EffectSource, target: Fighter): void {
  const { x, y } = target.at
  const half = Math.min(baseOf(target).width, baseOf(target).depth) / 2
  addMarker(play, { kind: STONE, by: doing.by.id, at: { x, y }, to: { x: x + half, y }, x: target.id })
  enchant(play, doing, target, { part: 'stone' })
  target.status = 'eliminated'
  const args = { fighter: { figure: target.id } }
  play.log('petrified', args, ['CF-REV-TIRNABOR-14'], { seat: target.seat, isOutcome: true, removes: [target.id] })
}

markerKind(STONE, {
  icon: 'stone-block',
  outline: ({ at, to }) => discOutline(at, (to?.x ?? at.x) - at.x),
  isSolid: () => true,
  opaque: true,
})

enchantment(STONE, { lasts: 'game', petrified: true, mayReturn: () => false, onDissipation: free }, 'stone')

/** CF-REV-TIRNABOR-14: the target resumes its former state. */
function free(play: Play, victim: Fighter): void {
  for (const marker of markersOf(play)) {
    if (marker.kind === STONE && marker.x === victim.id) removeMarker(play, marker)
  }
  victim.status = 'standing'
  play.log('unpetrified', { fighter: { figure: victim.id } }, ['CF-REV-TIRNABOR-14'], {
    seat: victim.seat,
    isOutcome: true,
  })
}
