import { choice, type Procedure, type Seat, text } from '@fray/kernel'
import { type Camp, isStanding, otherSeat, type Play } from '../state.ts'
import { allWith, bearersWith, someWith } from '../traits.ts'
import { type Hand, handOf } from './hand.ts'
import type { Test, TestKind } from './test.ts'

/** CF-PACK-11, CF-BOOK-12: tests that may use a die rolled before the battle. */
const PRESET: readonly TestKind[] = [
  'initiative',
  'agility',
  'attack',
  'defence',
  'aim',
  'incantation',
  'countering',
  'recovery',
  'divination',
]

/** CF-PACK-11: the preset die replaces the roll and is never rolled again. */
export function presetHand(face: number, { onesCount }: Omit<Hand, 'chains'>): Hand {
  return handOf([face], { rerolls: [], onesCount })
}

/**
 * CF-PACK-11, CF-REV-GRIFFIN-13: the preset face that a camp uses for this test. If both camps use one, both dice are
 * spent and the test is rolled.
 */
export function* presetFace(play: Play, test: Test): Procedure<number | null> {
  const { seat } = test.fighter
  const chosen: number[] = []
  for (const camp of [seat, otherSeat(seat)].map((owner) => play.state.camps[owner]!)) {
    const before = mayPreset(play, camp, test) ? yield* chooseFace(play, camp, test) : null
    const face = before ?? (yield* lentFace(play, test, camp.seat))
    if (face !== null) chosen.push(face)
  }
  if (chosen.length < 2) return chosen[0] ?? null
  play.log('preset.cancelled', { fighter: { figure: test.fighter.id } }, ['CF-PACK-11'])
  return null
}

/** A test by the camp's own fighter with the capacity, or any test of the enemy's. */
function mayPreset(play: Play, { seat, diceBefore = [] }: Camp, { fighter, kind }: Test): boolean {
  if (!PRESET.includes(kind)) return false
  return diceBefore.length > 0 && (fighter.seat !== seat || someWith(play, fighter, 'takesDice'))
}

/** CF-REV-GRIFFIN-13: the first fighter of a camp to lend a face; a test takes only one. */
function* lentFace(play: Play, test: Test, seat: Seat): Procedure<number | null> {
  for (const bearer of bearersWith(play, 'presetsFace')) {
    if (bearer.seat !== seat || !isStanding(bearer)) continue
    for (const [ability, effect] of allWith(play, bearer, 'presetsFace')) {
      const face = yield* ability.presetsFace(play, test, bearer, effect)
      if (face !== null) return face
    }
  }
  return null
}

function* chooseFace(play: Play, own: Camp, { fighter, kind }: Test): Procedure<number | null> {
  const dice = own.diceBefore ?? []
  const names = { fighter: { figure: fighter.id }, test: { text: text(`test.${kind}`) } }
  const answer = yield* play.pick({
    seat: own.seat,
    figure: fighter.id,
    prompt: text('ask.preset', names),
    rules: ['CF-PACK-11'],
    defaultAnswer: () => 'no',
    options: [
      choice('no', text('option.preset.no')),
      ...[...new Set(dice)].sort().map((face) => choice(String(face), text('option.preset', { face }))),
    ],
  })
  if (answer === 'no') return null
  const face = Number(answer)
  own.diceBefore = dice.toSpliced(dice.indexOf(face), 1)
  play.log('preset.used', { ...names, face }, ['CF-PACK-11'], { seat: own.seat })
  return face
}
