import { type MessageArgs, type Procedure, type Tally, text } from '@fray/kernel'
import { isFree } from '../ground/bodies.ts'
import type { Fighter, Play, PlayState } from '../state.ts'
import { allWith, someWith } from '../traits.ts'
import type { Casting } from './spell.ts'
import { countSuccess, isUnder } from './spell-choices.ts'

/** Logs one step of an incantation for everybody (CF-MAGE-09). */
export function logCasting(
  play: Play,
  event: string,
  { spell, caster, target }: Casting,
  rules: readonly string[],
  more: MessageArgs = {},
): void {
  const args = { spell: spell.name, caster: { figure: caster.id }, target: { figure: target.id }, ...more }
  play.log(event, args, rules, { seat: caster.seat, isOutcome: event === 'cast.succeeded' })
}

/** CF-MAGE-02, -04: whether a magician is a fighter as well. */
export function isUnhindered(play: PlayState, magician: Fighter): boolean {
  return someWith(play, magician, 'magicUnhindered')
}

/** CF-CAST-12, CF-COUNTER-10, CF-RECOVER-06: whether enemies in contact hinder a magician. */
export function isHindered(play: PlayState, magician: Fighter): boolean {
  if (isFree(play, magician) || isUnhindered(play, magician)) return false
  return !someWith(play, magician, 'ignoresContact')
}

/** CF-CAST-12, CF-COUNTER-10: a pure magician in contact with an enemy. */
export function addContact(play: PlayState, magician: Fighter, final: Tally, rule: string): void {
  if (!isHindered(play, magician) || someWith(play, magician, 'castsInContact')) return
  final.add(-1, text('term.contact'), rule)
}

/** CF-CAST-15: whether something of a fighter keeps a spell from affecting it. */
export function* isSpared(play: Play, casting: Casting, touched: Fighter): Procedure<boolean> {
  for (const [ability, effect] of allWith(play, touched, 'sparesSpell')) {
    if (yield* ability.sparesSpell(play, casting, touched, effect)) {
      logCasting(play, 'cast.spared', { ...casting, target: touched }, ['CF-CAST-15', ability.rule])
      return true
    }
  }
  return false
}

/**
 * CF-CAST-08: gets the fighters of an area that the spell has not affected in this round, and marks them as affected.
 */
export function newlyAffected(play: Play, { spell, targets }: Casting, near: readonly Fighter[]): Fighter[] {
  return near.filter((fighter) => {
    if (targets.includes(fighter)) return true
    const touched = isUnder(play, fighter, spell)
    if (!touched) countSuccess(play, fighter, spell)
    return !touched
  })
}
