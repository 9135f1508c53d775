import { choice, type Procedure, type Refusal, refuse, Tally, text } from '@fray/kernel'
import { contactBetween, type Side } from '@fray/tabletop'
import { characteristic } from '../characteristics.ts'
import { makeTest, neededFor, type Test } from '../dice/test.ts'
import { bodyOf, mayTouch, opponentsOf } from '../ground/bodies.ts'
import { sizeOf } from '../ground/sight.ts'
import { isRolling } from '../machines/rolling.ts'
import { areEnemies, type Fighter, type Play, type PlayState, standing } from '../state.ts'
import { count, someWith } from '../traits.ts'

/**
 * CF-DISENGAGE-02: whether the fighter was not assaulted in this activation phase and has one edge completely free of
 * opponents.
 */
export function mayDisengage(play: PlayState, who: Fighter): boolean {
  // CF-MACHINE-21: a rolling machine disengages by force or not at all.
  const isAble = !isRolling(who) || disengagingStrength(play, who) !== undefined
  return !who.assaulted && hasFreeEdge(play, who) && isAble
}

function hasFreeEdge(play: PlayState, who: Fighter): boolean {
  const near = standing(play).filter((fighter) => {
    return areEnemies(fighter, who) && fighter.level === who.level && mayTouch(fighter, who)
  })
  const taken = new Set(near.flatMap((fighter) => occupiedEdges(who, fighter)))
  return taken.size < 4
}

/** CF-CONTACT-01: an enemy that only meets a corner touches the ends of two edges, which does not count as contact with either. */
function occupiedEdges(who: Fighter, enemy: Fighter): readonly Side[] {
  const contact = contactBetween(bodyOf(who), bodyOf(enemy))
  if (!contact || (contact.length === 0 && contact.sides.length > 1)) return []
  return contact.sides
}

/** CF-DISENGAGE-03: 4, plus 2 for each opponent in contact; CF-ABIL-28 caps it. */
export function disengagementDifficulty(play: PlayState, who: Fighter): Tally {
  const tally = baseDifficulty(play, who)
  count(who, 'disengagement', { play, tally })
  return tally
}

function baseDifficulty(play: PlayState, who: Fighter): Tally {
  const opponents = opponentsOf(play, who).length
  const tally = new Tally(text('number.disengagement'))
    .add(4, text('term.base'), 'CF-DISENGAGE-03')
    .add(2 * opponents, text('term.opponents'), 'CF-DISENGAGE-03')
  count(who, 'anyDisengagement', { play, tally })
  return tally
}

/**
 * CF-DISENGAGE-04: STR less the highest RES in contact. Only for fighters bigger than every opponent, and undefined if
 * impossible.
 */
function disengagingStrength(play: PlayState, who: Fighter): Tally | undefined {
  const opponents = opponentsOf(play, who)
  if (opponents.some((opponent) => sizeOf(opponent) >= sizeOf(who))) return undefined
  const resistance = Math.max(...opponents.map((opponent) => characteristic(play, opponent, 'res').total))
  const strength = new Tally(text('characteristic.str'))
    .add(characteristic(play, who, 'str').total, text('term.card'), 'CF-DISENGAGE-04')
    .add(0 - resistance, text('characteristic.res'), 'CF-DISENGAGE-04')
  return strength.total < 0 ? undefined : strength
}

/** CF-DISENGAGE-04: why a fighter cannot disengage by force here. */
function whyNoForce(play: PlayState, who: Fighter): Refusal {
  const isBigger = opponentsOf(play, who).every((opponent) => sizeOf(opponent) < sizeOf(who))
  const words = { fighter: { figure: who.id } }
  return refuse(text(isBigger ? 'barred.force-strength' : 'barred.force-size', words), 'CF-DISENGAGE-04')
}

/** CF-DISENGAGE-01 to -06: tests whether a fighter disengages. */
export function* disengage(play: Play, who: Fighter): Procedure<boolean> {
  if (someWith(play, who, 'disengagesFreely')) return true
  const test = yield* chooseManner(play, who)
  const { passed } = yield* makeTest(play, test)
  if (passed) return true
  confineToDefence(play, who)
  play.log('disengagement.failed', { fighter: { figure: who.id } }, ['CF-DISENGAGE-06', 'CF-TOKEN-05'], {
    seat: who.seat,
  })
  return false
}

/** CF-DISENGAGE-06, CF-REV-25: puts all the fighter's combat dice in defence until another effect changes that. */
export function confineToDefence({ state }: Play, who: Fighter): void {
  who.defenceOnly = true
  who.defenceOnlySince = state.effectsMade
}

/** CF-DISENGAGE-03: agility or force is chosen before rolling. */
function* chooseManner(play: Play, who: Fighter): Procedure<Test> {
  const common = { fighter: who, against: null, dice: 1 }
  const agility: Test = {
    ...common,
    kind: 'agility',
    rules: ['CF-DISENGAGE-03'],
    difficulty: disengagementDifficulty(play, who).total,
  }
  const strength = disengagingStrength(play, who)
  const byAgility = choice('agility', text('option.agility', { difficulty: agility.difficulty ?? 0 }), {
    icon: 'sprint',
    note: () => text('note.needed', { needed: neededFor(play, agility) }),
  })
  const ask = {
    seat: who.seat,
    figure: who.id,
    prompt: text('ask.disengage', { fighter: { figure: who.id } }),
    rules: ['CF-DISENGAGE-03', 'CF-DISENGAGE-04'],
  }
  if (!strength) {
    yield* play.pick({
      ...ask,
      options: [byAgility],
      whyNot: (key) => (key === 'force' ? whyNoForce(play, who) : undefined),
    })
    return agility
  }
  const difficulty = baseDifficulty(play, who).total
  // Effects used right before the roll may raise the strength.
  const value = () => disengagingStrength(play, who) ?? strength
  const force: Test = { ...common, kind: 'force', rules: ['CF-DISENGAGE-04'], difficulty, value }
  // CF-MACHINE-21: a rolling machine cannot use agility.
  if (isRolling(who)) return force
  const manner = yield* play.pick({
    ...ask,
    defaultAnswer: () => (neededFor(play, agility) <= neededFor(play, force) ? 'agility' : 'force'),
    options: [
      byAgility,
      choice('force', text('option.force', { difficulty }), {
        icon: 'strong',
        note: () => text('note.needed', { needed: neededFor(play, force) }),
      }),
    ],
  })
  return manner === 'agility' ? agility : force
}
