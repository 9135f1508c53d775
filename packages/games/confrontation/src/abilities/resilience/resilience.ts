import { firstCollision } from '@fray/tabletop'
import { define } from '../../ability.ts'
import { listedAbility } from '../../armies/cards/ability-list.ts'
import { testDefenderFear } from '../../fear/assault-fear.ts'
import { contourOf, movingBase } from '../../ground/bodies.ts'
import { areEnemies, type Fighter, type PlayState, profileOf, standing } from '../../state.ts'
import { has } from '../../traits.ts'
import { eliminate } from '../../wounds/elimination.ts'
import type { WoundResult } from '../../wounds/wound-table.ts'
import { ability, addOwnEffect, lasting, termOf } from '../builders.ts'

/** CF-ABIL-08: the opponents meant by the word behind the slash. */
const BANES: Readonly<Record<string, (play: PlayState, victim: Fighter) => boolean>> = {
  marksman: (_, victim) => profileOf(victim).aim !== null,
  'war-staff-member': ({ state }, victim) => state.cards[victim.card]?.warStaff === true,
  character: (_, victim) => profileOf(victim).character,
  magician: (_, victim) => profileOf(victim).magic !== null,
  faithful: (_, victim) => profileOf(victim).faith !== null,
  'living-dead': (play, victim) => has(play, victim, 'living-dead'),
  machine: (_, victim) => profileOf(victim).machine !== null,
  mercenary: (play, victim) => has(play, victim, 'mercenary'),
}

/** CF-ABIL-08: a word in no list is a people or a rank. */
function matchesBane(word: string, play: PlayState, victim: Fighter): boolean {
  const { people, rank } = profileOf(victim)
  return BANES[word]?.(play, victim) ?? (word === people || word === rank)
}

/** CF-ABIL-08: the bearer's Damage rolls against such opponents are read one line lower. */
const banes = (listedAbility('bane')!.words as readonly string[]).map((word) =>
  ability(`bane-${word}`, {
    shiftsLine: (play, { by, victim }, bearer) => (by === bearer && matchesBane(word, play, victim) ? 1 : 0),
  }),
)

/** CF-ABIL-31, -19, -43: Wound levels beyond Critical. */
const enormous = ability('enormous', { extraWoundLevels: () => 1 })
const colossal = ability('colossal', { extraWoundLevels: () => 2 })
const gigantic = ability('gigantic', { extraWoundLevels: () => 3 })

/** CF-ABIL-33 (b): each Wound is one degree lower; only Killed Outright is not. */
const FAINTER: Readonly<Record<WoundResult, WoundResult>> = {
  none: 'none',
  stunned: 'none',
  light: 'none',
  serious: 'light',
  critical: 'serious',
  killed: 'killed',
}

/** CF-ABIL-33: suffers lighter Wounds and disengages freely; (g) frightens fighters it passes through. */
const ethereal = ability('ethereal', {
  *onWay(play, points, met, bearer) {
    const disc = { base: movingBase(bearer), pose: { ...points[0]!, facing: bearer.at.facing } }
    const passed = standing(play).filter((fighter) => {
      if (!areEnemies(fighter, bearer) || fighter.level !== bearer.level || met.includes(fighter)) return false
      return firstCollision(disc, points, [contourOf(fighter)])
    })
    for (const fighter of passed) yield* testDefenderFear(play, fighter, [bearer])
  },
  convertsSuffered: (result) => FAINTER[result],
  withstandsCharges: true,
  crossesEncumbered: true,
  disengagesFreely: true,
  passesThrough: () => true,
})

/** CF-ABIL-38: in hand-to-hand combat it wounds instead of stunning. */
const ferocious = ability('ferocious', {
  convertsDealt: (result, { kind }) => (kind === 'combat' && result === 'stunned' ? 'light' : result),
})

/** CF-ABIL-39: after Killed Outright the bearer fights on, Critically Wounded, until the maintenance phase. */
const fierce = ability('fierce', {
  survives: (play, bearer) => {
    bearer.wounds = 3
    addOwnEffect(play, bearer, 'dying', 'fierce', 'game')
    play.log('fierce', { fighter: { figure: bearer.id } }, ['CF-ABIL-39'], { seat: bearer.seat, isOutcome: true })
    return true
  },
})

/** CF-ABIL-24, -39: whether the fighter is already dead and only fights on. */
export function isDying({ effects }: Fighter): boolean {
  return effects.some(({ object }) => object === 'dying')
}

const dying = lasting('dying', 'fierce', {
  shownAs: 'skull-crossed-bones',
  killedAlready: true,
  maintenance: {
    step: 'adverse',
    perform: (play, bearer) => eliminate(play, bearer, { by: null, rules: ['CF-ABIL-39'] }),
  },
})

/** CF-ABIL-45: Damage rolls against the bearer are read one line higher, and it is harder to charge. */
const hardBoiled = ability('hard-boiled', {
  shiftsLine: (_, { victim }, bearer) => (victim === bearer ? -1 : 0),
  force: ({ part, tally }) => {
    if (part === 'charged') tally.add(1, termOf('hard-boiled'), 'CF-ABIL-45')
  },
})

/** CF-ABIL-75: Wound penalties are one degree lower. */
const possessed = ability('possessed', { easesWounds: () => 1 })

/** CF-ABIL-104: each Wound is one degree worse. */
const WORSE: Readonly<Record<WoundResult, WoundResult>> = {
  none: 'none',
  stunned: 'stunned',
  light: 'serious',
  serious: 'critical',
  critical: 'killed',
  killed: 'killed',
}

const vulnerable = ability('vulnerable', { convertsSuffered: (result) => WORSE[result] })

define(...banes, enormous, colossal, gigantic, ethereal, ferocious, fierce, dying, hardBoiled, possessed, vulnerable)
