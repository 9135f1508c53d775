import { choice, type DecisionOption, optionWithNote, type Procedure, text } from '@fray/kernel'
import type { HeavyAttack } from '../ability.ts'
import { traitName, traitRule } from '../armies/cards/trait-name.ts'
import type { Fighter, Play } from '../state.ts'
import { allWith } from '../traits.ts'
import type { AttackMode } from './exchange.ts'
import { bladesOf, type CombatDice, diceOf, type Fight, takeUp } from './fight.ts'

/**
 * CF-ABIL-64, CF-REV-DIRZ-09: chooses whether to attack with one die, with more dice by an ability, or with a blade
 * die.
 */
export function* chooseAttackMode(play: Play, fight: Fight, attacker: Fighter): Procedure<AttackMode> {
  const dice = diceOf(fight, attacker)
  const ways = [
    ...plainWays(dice),
    ...heavyWays(play, attacker, dice),
    ...bladeWays(play, attacker, dice),
    ...shotWays(dice),
  ]
  return yield* chooseAmong(play, attacker, dice, ways)
}

/** CF-ABIL-64, CF-REV-TIRNABOR-12: a counter-attack uses one die, plain or strengthened by an ability. */
export function* chooseResponseMode(play: Play, fight: Fight, attacker: Fighter): Procedure<AttackMode> {
  const dice = diceOf(fight, attacker)
  const single = heavyWays(play, attacker, dice).filter(({ value }) => value.heavy?.dice === 1)
  return yield* chooseAmong(play, attacker, dice, [...plainWays(dice), ...single])
}

function* chooseAmong(
  play: Play,
  attacker: Fighter,
  dice: CombatDice,
  ways: readonly DecisionOption<AttackMode>[],
): Procedure<AttackMode> {
  const [only, another] = ways
  if (only && !another) return only.value
  const chosen = yield* play.pick<AttackMode>({
    seat: attacker.seat,
    figure: attacker.id,
    prompt: text('ask.attack-manner', { fighter: { figure: attacker.id } }),
    rules: ['CF-COMBAT-14', ...ways.flatMap(({ rules = [] }) => rules)],
    defaultAnswer: () => ways[0]!.key,
    options: ways,
  })
  const { heavy } = chosen
  if (!heavy) return chosen
  while (heavy.dice > dice.attack) takeUp(dice, 'attack')
  logHeavyAttack(play, attacker, heavy)
  return { ...chosen, heavy: yield* empowerAttack(play, attacker, heavy) }
}

/** CF-REV-FAMILIAR-13: strengthens a master strike before the defence is announced. */
function* empowerAttack(play: Play, attacker: Fighter, heavy: HeavyAttack): Procedure<HeavyAttack> {
  let { strength } = heavy
  for (const [ability, effect] of allWith(play, attacker, 'empowersHeavy')) {
    strength += yield* ability.empowersHeavy(play, heavy, attacker, effect)
  }
  return { ...heavy, strength }
}

function logHeavyAttack(play: Play, { id, seat }: Fighter, { ability, dice }: HeavyAttack): void {
  const rule = traitRule({ ability, x: null })
  const args = { attacker: { figure: id }, ability: { text: traitName({ ability, x: null }) }, dice }
  play.log('attack.heavy', args, rule === undefined ? [] : [rule], { seat })
}

function plainWays({ attack }: CombatDice): DecisionOption<AttackMode>[] {
  if (attack === 0) return []
  return [
    {
      key: 'plain',
      text: text('option.attack.plain'),
      ...optionWithNote('note.attack.plain'),
      value: { heavy: null, blades: null },
    },
  ]
}

function heavyWays(play: Play, attacker: Fighter, dice: CombatDice): DecisionOption<AttackMode>[] {
  return allWith(play, attacker, 'heavyAttack')
    .map(([ability, effect]) => ability.heavyAttack(play, attacker, effect))
    .filter((heavyAttack) => heavyAttack.dice <= dice.attack + dice.held)
    .map(heavyOption)
}

function bladeWays(play: Play, attacker: Fighter, { blades: left }: CombatDice): DecisionOption<AttackMode>[] {
  const [blades] = left > 0 ? bladesOf(play, attacker) : []
  if (!blades) return []
  const { ability, strength } = blades
  const args = { ability: { text: traitName({ ability, x: null }) }, strength }
  const rules = traitRule({ ability, x: null })
  return [
    {
      key: ability,
      text: text('option.attack.blades', args),
      icon: 'sword-brandish',
      rules: rules === undefined ? [] : [rules],
      value: { heavy: null, blades },
    },
  ]
}

/** CF-REV-DIRZ-31: ways to shoot instead of attack. */
function shotWays({ shots }: CombatDice): DecisionOption<AttackMode>[] {
  if (shots === 0) return []
  const value = { heavy: null, blades: null, shot: true } as const
  return [{ key: 'shot', text: text('option.attack.shot'), icon: 'targeting', rules: ['CF-REV-DIRZ-31'], value }]
}

function heavyOption(heavy: HeavyAttack): DecisionOption<AttackMode> {
  const { ability, dice, strength } = heavy
  const args = { ability: { text: traitName({ ability, x: null }) }, dice, strength }
  const rule = traitRule({ ability, x: null })
  return {
    // CF-REV-TIRNABOR-12: the same ability may be available with two dice and with one.
    key: dice === 1 ? `${ability}:1` : ability,
    text: text('option.attack.heavy', args),
    icon: 'sword-brandish',
    rules: rule === undefined ? [] : [rule],
    value: { heavy, blades: null },
  }
}

/** CF-ABIL-37: asks a fighter without attack dice whether to attack with its held die. */
export function* asksToTakeHeldDice(play: Play, fight: Fight, attacker: Fighter): Procedure<boolean> {
  const dice = diceOf(fight, attacker)
  if (dice.held === 0) return false
  const fighter = { figure: attacker.id }
  const answer = yield* play.pick({
    seat: attacker.seat,
    figure: attacker.id,
    prompt: text('ask.held', { fighter }),
    rules: ['CF-ABIL-37'],
    defaultAnswer: () => 'attack',
    options: [
      choice('attack', text('option.held.attack'), optionWithNote('note.held.attack')),
      choice('keep', text('option.held.keep'), optionWithNote('note.held.keep')),
    ],
  })
  if (answer !== 'attack') return false
  takeUp(dice, 'attack')
  return true
}
