import { endEffects } from '@fray/hooks'
import { type DecisionOption, type Message, type Procedure, type Seat, text } from '@fray/kernel'
import { characteristic } from '../characteristics.ts'
import { combatNote, fighterOption, pickFighter } from '../pick-fighter.ts'
import { type Combat, type Fighter, fighter, otherSeat, type Play, type PlayState } from '../state.ts'
import { announce, announceToAll, someWith, sumWith } from '../traits.ts'
import { mayHurt } from '../wounds/possible-damage.ts'
import { asksToTakeHeldDice, chooseAttackMode } from './attack-mode.ts'
import { attack } from './exchange.ts'
import { attacksLeft, diceOf, type Fight, newFight, opponentsIn, present } from './fight.ts'
import { fightersIn } from './frays.ts'
import { initiative } from './initiative.ts'
import { placeDice } from './placing.ts'
import { pursueNext } from './pursuit.ts'

/**
 * Fights a combat from start to finish in the middle of something else. CF-REV-ORC-06: only the given pursuers may
 * pursue.
 */
export function* resolveCombat(play: Play, combat: Combat, pursuers?: readonly Fighter[]): Procedure {
  const within = play.state.fighting
  yield* fightThrough(play, newFight(combat, { within, pursuers: pursuers?.map(({ id }) => id) ?? null }))
}

/** CF-MACHINE-35: only the pursuits, after an attack on a marker or machine. */
export function* pursueAfter(play: Play, combat: Combat): Procedure {
  yield* fightThrough(play, { ...newFight(combat, { within: play.state.fighting }), next: 'pursuits' })
}

function* fightThrough(play: Play, fight: Fight): Procedure {
  const { state } = play
  state.fighting = fight
  // Combats caused by pursuits come first.
  while (fight.next !== 'nothing') yield* fightOn(play, state.fighting)
}

/** CF-COMBAT-02: the next step of a combat: Initiative, dice, exchanges, pursuits. */
export function* fightOn(play: Play, fight: Fight): Procedure {
  switch (fight.next) {
    case 'initiative':
      return yield* takeInitiative(play, fight)
    case 'dice':
      if (isContested(play, fight)) yield* placeDice(play, fight)
      fight.next = isOver(play, fight) ? 'end' : 'strikes'
      return
    case 'strikes':
      return yield* strikeFirst(play, fight)
    case 'replies':
      return yield* strikeAfter(play, fight)
    case 'end':
      return yield* endCombat(play, fight)
    case 'pursuits':
      return yield* pursueNext(play, fight)
    case 'nothing':
      throw new Error('the combat is over')
  }
}

function* takeInitiative(play: Play, fight: Fight): Procedure {
  for (const fighter of fightersIn(play, fight.combat)) fighter.fought = true
  yield* inOrder(play, fight, 'beforeInitiative')
  fight.initiative = yield* initiative(play, fight)
  fight.next = 'dice'
}

/** CF-COMBAT-10: the camp with the Initiative attacks first in an exchange. */
function* strikeFirst(play: Play, fight: Fight): Procedure {
  yield* inOrder(play, fight, 'exchangeStart')
  fight.isLastExchange = present(play, fight).every((fighter) => attacksLeft(diceOf(fight, fighter)) === 0)
  yield* attacksOf(play, fight, fight.initiative, false)
  fight.next = 'replies'
}

/** CF-COMBAT-10: the other camp attacks second; CF-REV-DIRZ-15: fighters of both camps who attack last follow. */
function* strikeAfter(play: Play, fight: Fight): Procedure {
  const { initiative } = fight
  yield* attacksOf(play, fight, otherSeat(initiative), false)
  for (const seat of [initiative, otherSeat(initiative)]) yield* attacksOf(play, fight, seat, true)
  if (fight.isLastExchange) loseHeld(play, fight)
  fight.next = isOver(play, fight) ? 'end' : 'strikes'
}

function* endCombat(play: Play, fight: Fight): Procedure {
  fight.next = 'pursuits'
  for (const fighter of fightersIn(play, fight.combat)) {
    fighter.dived = false
    endEffects(fighter, ({ until }) => until === 'combat')
    yield* announce(play, fighter, 'combatEnd', (ability, effect) => ability.combatEnd(play, fighter, effect))
  }
  yield* pursueNext(play, fight)
}

/**
 * CF-ABILGEN-08: lets every fighter in the combat use abilities at this moment; the loser of the Tactical roll
 * announces first.
 */
function* inOrder(play: Play, fight: Fight, moment: 'beforeInitiative' | 'exchangeStart'): Procedure {
  const loser = otherSeat(play.state.tacticalWinner)
  const order = present(play, fight).sort((a, b) => Number(b.seat === loser) - Number(a.seat === loser))
  yield* announceToAll(
    play,
    () => order,
    moment,
    (fighter, ability, effect) => ability[moment](play, fight, fighter, effect),
  )
}

/** Whether both camps still have fighters. */
function isContested(play: Play, fight: Fight): boolean {
  return new Set(present(play, fight).map(({ seat }) => seat)).size === 2
}

/** CF-COMBAT-15, CF-ABIL-37: whether no fighter has an attack die left, or one camp is gone. */
function isOver(play: Play, fight: Fight): boolean {
  if (!isContested(play, fight)) return true
  const dice = present(play, fight).map((fighter) => diceOf(fight, fighter))
  return dice.every((die) => attacksLeft(die) + die.held === 0)
}

/** CF-ABIL-37: unused held dice are lost after an exchange that began without attack dice. */
function loseHeld(play: Play, fight: Fight): void {
  for (const fighter of present(play, fight)) diceOf(fight, fighter).held = 0
}

/**
 * CF-COMBAT-10 to -13: the attacks of one camp in an exchange. CF-REV-DIRZ-15: `late` selects the fighters who attack
 * last.
 */
function* attacksOf(play: Play, fight: Fight, seat: Seat, late: boolean): Procedure {
  const lone = fighter(play, fight.combat.lone)
  const isDue = (who: Fighter) => someWith(play, who, 'attacksLast') === late
  if (lone.seat !== seat) yield* attacksOfMany(play, fight, seat, isDue)
  else if (isDue(lone)) yield* attacksOfLone(play, fight, lone)
  for (const fighter of present(play, fight)) {
    if (fighter.seat === seat && isDue(fighter)) yield* furtherAttacks(play, fight, fighter)
  }
}

/** CF-SPELL-26: optional extra attacks on any opponent in the combat, as long as there are dice. */
function* furtherAttacks(play: Play, fight: Fight, attacker: Fighter): Procedure {
  let left = sumWith(play, attacker, 'extraAttacks', (ability, effect) => ability.extraAttacks(attacker, effect))
  for (; left > 0 && attacksLeft(diceOf(fight, attacker)) > 0; left--) {
    const targets = opponentsIn(play, fight, attacker)
    if (targets.length === 0) return
    const target = yield* chooseFurther(play, attacker, targets)
    if (!target) return
    yield* attack(play, fight, attacker, target, yield* chooseAttackMode(play, fight, attacker))
  }
}

function* chooseFurther(play: Play, attacker: Fighter, targets: readonly Fighter[]): Procedure<Fighter | null> {
  const none: DecisionOption<Fighter | null> = { key: 'none', text: text('option.further-attack.none'), value: null }
  return yield* play.pick<Fighter | null>({
    seat: attacker.seat,
    figure: attacker.id,
    prompt: text('ask.further-attack', { fighter: { figure: attacker.id } }),
    rules: ['CF-SPELL-26'],
    options: [...targets.map((target) => fighterOption(target, { note: () => combatNote(play, target) })), none],
  })
}

/** CF-COMBAT-13: the lone fighter attacks each opponent once while its dice last, naming targets one at a time. */
function* attacksOfLone(play: Play, fight: Fight, lone: Fighter): Procedure {
  const done = new Set<Fighter>()
  for (;;) {
    const targets = opponentsIn(play, fight, lone).filter((opponent) => !done.has(opponent))
    if (targets.length === 0) return
    if (attacksLeft(diceOf(fight, lone)) === 0 && !(yield* asksToTakeHeldDice(play, fight, lone))) return
    const tell = (fighter: Fighter) => ({
      note: () => combatNote(play, fighter),
      cannotSucceed: () => hopelessBlow(play, lone, fighter),
    })
    const target = yield* pickFighter(play, lone.seat, targets, 'ask.target', ['CF-COMBAT-13'], tell)
    done.add(target)
    yield* attack(play, fight, lone, target, yield* chooseAttackMode(play, fight, lone))
  }
}

/** CF-DAMAGE-01: why a blow cannot harm this victim, or undefined if it may. */
function hopelessBlow(play: PlayState, attacker: Fighter, victim: Fighter): Message | undefined {
  const strength = characteristic(play, attacker, 'str').total
  const may = mayHurt(play, { victim, by: attacker, kind: 'combat', strength, rules: [] })
  return may ? undefined : text('hopeless.damage', { fighter: { figure: victim.id } })
}

/** CF-COMBAT-11, -12: every fighter with an attack die attacks once; their player chooses the next one each time. */
function* attacksOfMany(play: Play, fight: Fight, seat: Seat, isDue: (who: Fighter) => boolean): Procedure {
  const done = new Set<Fighter>()
  for (;;) {
    const [target] = present(play, fight).filter((fighter) => fighter.seat !== seat)
    const waiting = present(play, fight).filter(
      (fighter) => fighter.seat === seat && isDue(fighter) && !done.has(fighter),
    )
    const ready = waiting.filter((fighter) => attacksLeft(diceOf(fight, fighter)) > 0)
    const holding = waiting.filter((fighter) => diceOf(fight, fighter).held > 0)
    if (!target || ready.length + holding.length === 0) return
    const attacker =
      ready.length > 0 ? yield* pickFighter(play, seat, ready, 'ask.attacker', ['CF-COMBAT-12']) : holding[0]!
    done.add(attacker)
    if (attacksLeft(diceOf(fight, attacker)) === 0 && !(yield* asksToTakeHeldDice(play, fight, attacker))) continue
    yield* attack(play, fight, attacker, target, yield* chooseAttackMode(play, fight, attacker))
  }
}
