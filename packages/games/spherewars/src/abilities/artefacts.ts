import { choice, optionWithNote, type Procedure, text } from '@fray/kernel'
import { type Ability, define } from '../ability.ts'
import { addForArtefact, revealedBy } from '../command/artefacts.ts'
import { askAboutHidden } from '../command/hidden.ts'
import { d3Roll, SPHERE } from '../dice.ts'
import { isInCombat } from '../ground/board.ts'
import { addGems, isBarredFromMagic } from '../magic/power.ts'
import { freeMove } from '../movement/free-move.ts'
import { type Combatant, ownerOf, type Play } from '../state.ts'
import { has } from '../traits.ts'
import { inches } from '../units.ts'
import { ownConstitution } from '../wounds/constitution.ts'
import { asProcedure, listedAbility } from './builders.ts'
import { isSpent, recordUse } from './uses.ts'

/**
 * SW-ARTEFACT-21, -22: constitution from which skin counts as thick; so does "extremely difficult to kill"
 * (SW-WOUND-07).
 */
const THICK_SKIN = 6
const HARD_TO_KILL = 8

function isHardToKill({ profile }: Combatant): boolean {
  return profile.wounds >= HARD_TO_KILL
}

/** SW-ARTEFACT-21: compares the enemy's current constitution, before the bearer's own reductions. */
function isThickSkinned(play: Play, bearer: Combatant, enemy: Combatant): boolean {
  if (isHardToKill(enemy)) return true
  const blow = { kind: 'melee', arcane: false, strength: null, weapon: null, preciseBlow: 0, rules: [] } as const
  return ownConstitution(play, { attacker: bearer, victim: enemy, ...blow }, 0).total >= THICK_SKIN
}

/** SW-ARTEFACT-25: one rune cancels them all, whatever their power. */
const PROTECTING_SKIN = 'protecting-skin-rune'

/** SW-ARTEFACT-21: one extra die, but no charge bonus. */
export function skinripper(id: string): Ability {
  return listedAbility(id, {
    steadfast: (play, bearer, enemy) => isThickSkinned(play, bearer, enemy) && !has(play, enemy, PROTECTING_SKIN),
    dexterityDice({ play, tally, enemy }, bearer) {
      if (!isThickSkinned(play, bearer, enemy)) return
      addForArtefact(tally, bearer, id, 1)
      if (has(play, enemy, PROTECTING_SKIN)) addForArtefact(tally, enemy, PROTECTING_SKIN, -1)
    },
  })
}

/** SW-ARTEFACT-22: hand-to-hand blows treat the skin as two points thinner. */
export function skinPenetrating(id: string): Ability {
  return listedAbility(id, {
    enemyConstitution({ play, tally, kind, victim, constitution }, bearer) {
      if (kind !== 'melee' || (constitution < THICK_SKIN && !isHardToKill(victim))) return
      addForArtefact(tally, bearer, id, -2)
      if (has(play, victim, PROTECTING_SKIN)) addForArtefact(tally, victim, PROTECTING_SKIN, 2)
    },
  })
}

/**
 * SW-ABIL-06, SW-ARTEFACT-28: a sorcerer that stood still and may use magic adds a gem, or perhaps two with the staff.
 */
function channel(play: Play, bearer: Combatant): void {
  if (play.state.acting?.move !== 'stand' || bearer.profile.pow === null || isBarredFromMagic(bearer)) return
  const doubled = bearer.artefacts.includes(THOUSAND_EYES) && bearer.profile.abilities.includes('channelling')
  if (doubled) revealedBy(play, { bearer: bearer.id, object: THOUSAND_EYES })
  else revealedBy(play, { bearer: bearer.id, object: 'channelling' })
  addGems(play, bearer.side, doubled ? 2 : 1, doubled ? ['SW-ARTEFACT-28'] : ['SW-ABIL-06'])
}

const THOUSAND_EYES = 'staff-of-the-thousand-eyes'

/** SW-ARTEFACT-29: moves up to D3 inches at once, paying the usual cost of scenery. */
function* wayfare(play: Play, bearer: Combatant): Procedure {
  const names = { bearer: { figure: bearer.id } }
  const rules = ['SW-ARTEFACT-29']
  const far = yield* d3Roll(play, text('roll.wayfarer', names), rules, ownerOf(play, bearer))
  yield* freeMove(play, bearer, {
    longest: inches(far),
    prompt: text('ask.wayfarer', { ...names, inches: far }),
    rules,
    contact: 'forbidden',
    optional: true,
    over: false,
    straight: false,
    pays: true,
  })
}

const TACTICAL_RING = 'tactical-ring'

/** SW-ARTEFACT-31, SW-CRIT-03: once a turn, rolls the highest die again before the roll is read. */
function* rollHighestAgain(play: Play, leader: Combatant, dice: number[]): Procedure {
  if (isSpent(play, leader, TACTICAL_RING)) return
  const seat = ownerOf(play, leader)
  const chosen = yield* askAboutHidden(play, leader, TACTICAL_RING, {
    prompt: text('ask.tactical-ring', { leader: { figure: leader.id } }),
    rules: ['SW-ARTEFACT-31'],
    options: [
      choice('pass', text('option.pass'), { icon: 'hand', ...optionWithNote('note.keep-ring') }),
      choice(TACTICAL_RING, text('option.roll-again'), { icon: 'ring', ...optionWithNote('note.turn-ring') }),
    ],
  })
  if (chosen === 'pass') return
  recordUse(play, leader, TACTICAL_RING)
  revealedBy(play, { bearer: leader.id, object: TACTICAL_RING })
  const purpose = text('roll.tactical-ring', { leader: { figure: leader.id } })
  const pools = [{ seat, count: 1, sides: SPHERE }]
  const [fallen] = yield* play.rollDice(purpose, ['SW-ARTEFACT-31'], pools)
  dice[dice.indexOf(Math.max(...dice))] = fallen![0]!
}

define(
  listedAbility('channelling', { afterMovement: (play, bearer) => asProcedure(() => channel(play, bearer)) }),
  listedAbility('rune-of-the-skilful', { grants: ['expert-combatant', 'bodyguard'] }),
  listedAbility('rune-of-vigour', { grants: ['assault'] }),
  skinripper('skinripper-rune'),
  skinPenetrating('skin-penetrating-rune'),
  listedAbility('rune-of-unbreakable-courage', { grants: ['unbreakable'] }),
  listedAbility('rune-of-doubt', { grants: ['hardened-defender'] }),
  listedAbility('arcane-defence-cloak', { roundGems: (_turn, _bearer, use) => (use === 'dispelling' ? 1 : 0) }),
  listedAbility('arcane-attack-cloak', { roundGems: (_turn, _bearer, use) => (use === 'casting' ? 1 : 0) }),
  listedAbility(THOUSAND_EYES, { grants: ['channelling'] }),
  listedAbility('staff-of-the-wayfarer', {
    activated: {
      findBar: (play, bearer) => (isInCombat(play, bearer) ? 'barred.in-combat' : null),
      effect: wayfare,
    },
  }),
  listedAbility('fang-of-fury', { furyDice: ({ tally }, bearer) => addForArtefact(tally, bearer, 'fang-of-fury', 1) }),
  listedAbility(TACTICAL_RING, { afterStrategicRoll: rollHighestAgain }),
)
