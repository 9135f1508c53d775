import { choice, type Option, type Procedure, text } from '@fray/kernel'
import type { HeavyAttack } from '../ability.ts'
import { traitName, traitRule } from '../armies/trait-name.ts'
import type { Fighter, Play } from '../state.ts'
import { allWith } from '../traits.ts'
import { diceOf, type Fight, takeUp } from './fight.ts'

/** CF-ABIL-64: whether an attack is made with one die, or with more of them by an ability. */
export function* chooseManner(play: Play, fight: Fight, attacker: Fighter): Procedure<HeavyAttack | null> {
  const dice = diceOf(fight, attacker)
  const heavy = allWith(play, attacker, 'heavyAttack')
    .map(([ability, effect]) => ability.heavyAttack(play, attacker, effect))
    .filter((each) => each.dice <= dice.attack + dice.held)
  if (heavy.length === 0) return null
  const plain: Option<HeavyAttack | null> = { key: 'plain', text: text('option.attack.plain'), value: null }
  const chosen = yield* play.pick<HeavyAttack | null>({
    seat: attacker.seat,
    figure: attacker.id,
    prompt: text('ask.attack-manner', { fighter: { figure: attacker.id } }),
    rules: ['CF-COMBAT-14', ...heavy.flatMap(({ ability }) => traitRule({ ability, x: null }) ?? [])],
    usual: () => plain.key,
    options: [plain, ...heavy.map(heavyOption)],
  })
  while (chosen && chosen.dice > dice.attack) takeUp(dice, 'attack')
  return chosen && (yield* empowered(play, attacker, chosen))
}

/** CF-REV-FAMILIAR-13: before the defence is announced. */
function* empowered(play: Play, attacker: Fighter, heavy: HeavyAttack): Procedure<HeavyAttack> {
  let { strength } = heavy
  for (const [ability, effect] of allWith(play, attacker, 'empowersHeavy')) {
    strength += yield* ability.empowersHeavy(play, heavy, attacker, effect)
  }
  return { ...heavy, strength }
}

function heavyOption(heavy: HeavyAttack): Option<HeavyAttack> {
  const { ability, dice, strength } = heavy
  const args = { ability: { text: traitName({ ability, x: null }) }, dice, strength }
  return { key: ability, text: text('option.attack.heavy', args), icon: 'sword-brandish', value: heavy }
}

/** CF-ABIL-37: whether somebody without attack dice attacks with the die that he holds aside. */
export function* takesUpHeld(play: Play, fight: Fight, attacker: Fighter): Procedure<boolean> {
  const dice = diceOf(fight, attacker)
  if (dice.held === 0) return false
  const fighter = { figure: attacker.id }
  const answer = yield* play.pick({
    seat: attacker.seat,
    figure: attacker.id,
    prompt: text('ask.held', { fighter }),
    rules: ['CF-ABIL-37'],
    usual: () => 'attack',
    options: [choice('attack', text('option.held.attack')), choice('keep', text('option.held.keep'))],
  })
  if (answer !== 'attack') return false
  takeUp(dice, 'attack')
  return true
}
