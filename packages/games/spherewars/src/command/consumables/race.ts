import { type DecisionOption, type Procedure, text } from '@fray/kernel'
import { asProcedure, effectFrom } from '../../abilities/builders.ts'
import { canSummonAsh, summon } from '../../abilities/summoning.ts'
import { targetRoll } from '../../dice.ts'
import { touches } from '../../ground/board.ts'
import { measureWithin } from '../../ground/measuring.ts'
import { hasAnything } from '../../magic/concentration.ts'
import { targetOption } from '../../magic/targets.ts'
import { addEffect } from '../../morale/effects.ts'
import { moraleRoll } from '../../morale/morale.ts'
import { enterState } from '../../morale/states.ts'
import { type Combatant, isStanding, ownerOf, type Play } from '../../state.ts'
import { inches } from '../../units.ts'
import { offer, takesPart, type Usage } from '../consumables.ts'
import type { WindowMoment } from '../window-moment.ts'

const isActing: Usage['suits'] = (_turn, { acting }, { id }) => acting.id === id

const concoction: Usage = {
  id: 'concoction-of-the-changing-rage',
  icon: 'cauldron',
  at: ['after-deed'],
  suits: (play, moment, carrier) =>
    moment.at === 'after-deed' && isActing(play, moment, carrier) && moment.roll.successes < moment.roll.count,
  *effect(play, moment, carrier) {
    if (moment.at !== 'after-deed') return
    const { roll } = moment
    const purpose = text('roll.concoction', { carrier: { figure: carrier.id }, difficulty: roll.difficulty })
    const failed = roll.count - roll.successes
    const rules = ['SW-RGEAR-41']
    const again = yield* targetRoll(play, purpose, rules, ownerOf(play, carrier), failed, roll.difficulty)
    roll.successes += again.successes
  },
}

const ointmentOfPanic: Usage = {
  id: 'ointment-of-panic',
  icon: 'terror',
  at: ['before-dexterity'],
  suits: (_turn, moment, carrier) => takesPart(moment, carrier),
  *effect(play, moment, carrier) {
    if (moment.at !== 'before-dexterity') return
    const enemy = moment.acting.id === carrier.id ? moment.target : moment.acting
    if (yield* moraleRoll(play, enemy, 'nerve', null)) return
    play.state.acting?.unnerved.push([enemy.id, carrier.id])
    play.log('unnerved', { roller: { figure: enemy.id }, enemy: { figure: carrier.id } }, ['SW-RGEAR-42'], {
      seat: ownerOf(play, enemy),
    })
  },
}

/**
 * SW-ACT-06, SW-ARTEFACT-03: whether the phase is played. A combatant with nothing to do skips a phase, and hidden
 * things may give it something to do.
 */
function isNotSkipped({ at }: WindowMoment, carrier: Combatant): boolean {
  return at !== 'before-concentration' || hasAnything(carrier)
}

function mightBlow(play: Play, moment: WindowMoment, carrier: Combatant): boolean {
  const may = moment.at === 'before-dexterity' ? takesPart(moment, carrier) : isActing(play, moment, carrier)
  return may && enemiesOf(play, carrier).length > 0
}

/** SW-RGEAR-44: reach in inches, measured once the enemy is named. */
const BREATH = 6

const fearBlow: Usage = {
  id: 'fear-blow',
  icon: 'wind-slap',
  at: ['before-concentration', 'after-concentration', 'before-dexterity'],
  suits: (play, moment, carrier) => mightBlow(play, moment, carrier) && isNotSkipped(moment, carrier),
  mightSuit: mightBlow,
  *effect(play, _moment, carrier) {
    const enemy = yield* play.pick<Combatant>({
      seat: ownerOf(play, carrier),
      figure: carrier.id,
      prompt: text('ask.fear-blow', { carrier: { figure: carrier.id } }),
      rules: ['SW-RGEAR-44'],
      options: enemiesOf(play, carrier).map(targetOption),
    })
    if (!measureWithin(play, carrier, enemy, inches(BREATH))) {
      play.log('blow-falls-short', { carrier: { figure: carrier.id }, enemy: { figure: enemy.id } }, ['SW-RGEAR-44'], {
        seat: ownerOf(play, carrier),
        isOutcome: true,
      })
      return
    }
    if (!(yield* moraleRoll(play, enemy, 'effect', null))) enterState(play, enemy, 'fearful', ['SW-RGEAR-44'])
  },
}

function enemiesOf(play: Play, { side }: Combatant): Combatant[] {
  return play.state.combatants.filter(
    (combatant) => combatant.side !== side && isStanding(combatant) && !combatant.profile.ephemeral,
  )
}

/** SW-RGEAR-45: the face that a die is turned to. */
const CHOSEN_FACE = 5

const choiceBlow: Usage = {
  id: 'choice-blow',
  icon: 'dice-six-faces-five',
  at: ['after-dexterity', 'after-precision', 'after-deed', 'after-damage', 'after-casting', 'after-morale'],
  suits: (_play, moment, carrier) => canTurn(moment, carrier),
  // Checks single dice only if someone has something to change them.
  mightSuit: (_play, moment, carrier) => ('roll' in moment ? canTurn(moment, carrier) : takesPart(moment, carrier)),
  *effect(play, moment, carrier) {
    const dice = diceOf(moment, carrier)
    if (!dice) {
      if ('roll' in moment) moment.roll.successes++
      return
    }
    const die = yield* chooseDie(play, carrier, dice)
    const turned = [...dice]
    turned[turned.indexOf(die)] = CHOSEN_FACE
    replaceDice(moment, carrier, turned)
  },
}

/**
 * Whether turning a die to a 5 helps: in a counted roll if a failed die would then succeed, with open dice if any shows
 * less.
 */
function canTurn(moment: WindowMoment, carrier: Combatant): boolean {
  const dice = diceOf(moment, carrier)
  if (dice) return dice.some((die) => die < CHOSEN_FACE)
  if (!('roll' in moment) || moment.acting.id !== carrier.id) return false
  return moment.roll.successes < moment.roll.count && moment.roll.difficulty <= CHOSEN_FACE
}

/** Gets the user's dice, if they are open to change. */
function diceOf(moment: WindowMoment, { id }: Combatant): readonly number[] | null {
  if (moment.at === 'after-casting') return moment.acting.id === id ? (moment.dice?.casting ?? null) : null
  if (moment.at !== 'after-dexterity' || !moment.dice) return null
  if (moment.acting.id === id) return moment.dice[0]
  return moment.target.id === id ? moment.dice[1] : null
}

function chooseDie(play: Play, carrier: Combatant, dice: readonly number[]): Procedure<number> {
  const faces = [...new Set(dice)].filter((die) => die < CHOSEN_FACE)
  return play.pick({
    seat: ownerOf(play, carrier),
    figure: carrier.id,
    prompt: text('ask.choice-blow', { carrier: { figure: carrier.id } }),
    rules: ['SW-RGEAR-45'],
    options: faces.map(
      (face): DecisionOption<number> => ({ key: String(face), text: text('option.die', { face }), value: face }),
    ),
  })
}

function replaceDice(moment: WindowMoment, { id }: Combatant, dice: number[]): void {
  if (moment.at === 'after-casting' && moment.dice) moment.dice.casting = dice
  if (moment.at !== 'after-dexterity' || !moment.dice) return
  const own = moment.dice[moment.acting.id === id ? 0 : 1]
  own.splice(0, own.length, ...dice)
}

const tearsOfIsha: Usage = {
  id: 'tears-of-isha',
  icon: 'tear-tracks',
  at: ['before-activation'],
  suits: (play, moment, carrier) => isActing(play, moment, carrier) && carrier.states.length > 0,
  effect: (play, _moment, carrier) => asProcedure(() => endAllStates(play, carrier)),
}

function endAllStates(play: Play, carrier: Combatant): void {
  for (const { kind } of carrier.states) {
    const args = { combatant: { figure: carrier.id }, state: { text: text(`state.${kind}`) } }
    play.log('state-ended', args, ['SW-RGEAR-46'], { seat: ownerOf(play, carrier) })
  }
  carrier.states = []
}

const draught: Usage = {
  id: 'draught-of-the-hundred-hearts',
  icon: 'hearts',
  at: ['before-morale'],
  suits: (_turn, { acting }, carrier) => acting.id === carrier.id || isFriendInContact(carrier, acting),
  effect: (play, _moment, carrier) => asProcedure(() => steelHearts(play, carrier)),
}

function steelHearts(play: Play, carrier: Combatant): void {
  const firm = play.state.combatants.filter(
    (combatant) => combatant.id === carrier.id || isFriendInContact(carrier, combatant),
  )
  const source = { bearer: carrier.id, object: draught.id }
  for (const combatant of firm) addEffect(play, combatant, { object: 'firm', until: 'turn', source })
}

/** SW-MULTI-22: for a consumable, only members of the same band are friends. */
function isFriendInContact(carrier: Combatant, other: Combatant): boolean {
  return other.id !== carrier.id && other.band === carrier.band && isStanding(other) && touches(carrier, other)
}

const emberBrew: Usage = {
  id: 'ember-brew',
  icon: 'burning-embers',
  at: ['before-dexterity'],
  suits: (_turn, moment, carrier) => takesPart(moment, carrier),
  effect: (play, _moment, carrier) =>
    asProcedure(() => addEffect(play, carrier, effectFrom('ember-brew', carrier, 'round'))),
}

function mightCense(play: Play, moment: WindowMoment, carrier: Combatant): boolean {
  return isActing(play, moment, carrier) && canSummonAsh(play, carrier)
}

const ashCenser: Usage = {
  id: 'ash-censer',
  icon: 'incense',
  at: ['before-concentration', 'after-concentration'],
  suits: (play, moment, carrier) => mightCense(play, moment, carrier) && isNotSkipped(moment, carrier),
  mightSuit: mightCense,
  effect: (play, _moment, carrier) => summon(play, carrier, 'ash', 3, ['SW-RGEAR-49']),
}

offer(concoction, ointmentOfPanic, fearBlow, choiceBlow, tearsOfIsha, draught, emberBrew, ashCenser)
