import { choice, type Procedure, text } from '@fray/kernel'
import { type Ability, define } from '../ability.ts'
import { addForArtefact, revealArtefact, revealGrant } from '../command/artefacts.ts'
import { d3Roll, SPHERE } from '../dice.ts'
import { isInCombat } from '../ground/board.ts'
import { addGems, isBarredFromMagic } from '../magic/power.ts'
import { freeMove } from '../movement/free-move.ts'
import { type Combatant, ownerOf, type Turn } from '../state.ts'
import { has } from '../traits.ts'
import { inches } from '../units.ts'
import { ownConstitution } from '../wounds/constitution.ts'
import { atOnce, listed } from './making.ts'
import { isSpent, spend } from './uses.ts'

/** SW-ARTEFACT-21, -22: these bite into thick skin, and into those extremely difficult to kill (SW-WOUND-07). */
const THICK_SKIN = 6
const HARD_TO_KILL = 8

function isHardToKill({ profile }: Combatant): boolean {
  return profile.wounds >= HARD_TO_KILL
}

/** SW-ARTEFACT-21: the enemy's constitution as it is now, before anything the bearer takes off it. */
function isThickSkinned(turn: Turn, bearer: Combatant, enemy: Combatant): boolean {
  if (isHardToKill(enemy)) return true
  const blow = { kind: 'melee', arcane: false, strength: null, weapon: null, preciseBlow: 0, rules: [] } as const
  return ownConstitution(turn, { attacker: bearer, victim: enemy, ...blow }, 0).total >= THICK_SKIN
}

/** SW-ARTEFACT-25: one rune cancels them all, whatever their power. */
const PROTECTING_SKIN = 'protecting-skin-rune'

/** SW-ARTEFACT-21: a die more, and no profit for a charge. */
export function skinripper(id: string): Ability {
  return listed(id, {
    steadfast: (turn, bearer, enemy) => isThickSkinned(turn, bearer, enemy) && !has(turn, enemy, PROTECTING_SKIN),
    dexterityDice({ turn, tally, enemy }, bearer) {
      if (!isThickSkinned(turn, bearer, enemy)) return
      addForArtefact(tally, bearer, id, 1)
      if (has(turn, enemy, PROTECTING_SKIN)) addForArtefact(tally, enemy, PROTECTING_SKIN, -1)
    },
  })
}

/** SW-ARTEFACT-22: hand-to-hand blows find the skin two points thinner. */
export function skinPenetrating(id: string): Ability {
  return listed(id, {
    enemyConstitution({ turn, tally, kind, victim, constitution }, bearer) {
      if (kind !== 'melee' || (constitution < THICK_SKIN && !isHardToKill(victim))) return
      addForArtefact(tally, bearer, id, -2)
      if (has(turn, victim, PROTECTING_SKIN)) addForArtefact(tally, victim, PROTECTING_SKIN, 2)
    },
  })
}

/** SW-ABIL-06, SW-ARTEFACT-28: a sorcerer that stood still and is not barred yields a gem, with the staff perhaps two. */
function channel(turn: Turn, bearer: Combatant): void {
  if (turn.state.acting?.move !== 'stand' || bearer.profile.pow === null || isBarredFromMagic(bearer)) return
  const doubled = bearer.artefacts.includes(THOUSAND_EYES) && bearer.profile.abilities.includes('channelling')
  if (doubled) revealArtefact(turn, bearer, THOUSAND_EYES)
  else revealGrant(turn, bearer, 'channelling')
  addGems(turn, bearer.side, doubled ? 2 : 1, doubled ? ['SW-ARTEFACT-28'] : ['SW-ABIL-06'])
}

const THOUSAND_EYES = 'staff-of-the-thousand-eyes'

/** SW-ARTEFACT-29: up to D3 inches at once, and the scenery costs what it costs. */
function* wayfare(turn: Turn, bearer: Combatant): Procedure {
  const names = { bearer: { figure: bearer.id } }
  const rules = ['SW-ARTEFACT-29']
  const far = yield* d3Roll(turn, text('roll.wayfarer', names), rules, ownerOf(turn, bearer))
  yield* freeMove(turn, bearer, {
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

/** SW-ARTEFACT-31, SW-CRIT-03: once in a turn the highest die falls anew, before the roll is read. */
function* rollHighestAgain(turn: Turn, leader: Combatant, dice: number[]): Procedure {
  if (isSpent(turn, leader, TACTICAL_RING)) return
  const seat = ownerOf(turn, leader)
  const chosen = yield* turn.pick({
    seat,
    figure: leader.id,
    prompt: text('ask.tactical-ring', { leader: { figure: leader.id } }),
    rules: ['SW-ARTEFACT-31'],
    options: [
      choice('pass', text('option.pass'), { icon: 'hand' }),
      choice(TACTICAL_RING, text('option.roll-again'), { icon: 'ring' }),
    ],
  })
  if (chosen === 'pass') return
  spend(turn, leader, TACTICAL_RING)
  revealArtefact(turn, leader, TACTICAL_RING)
  const purpose = text('roll.tactical-ring', { leader: { figure: leader.id } })
  const pools = [{ seat, count: 1, sides: SPHERE }]
  const [fallen] = yield* turn.rollDice(purpose, ['SW-ARTEFACT-31'], pools)
  dice[dice.indexOf(Math.max(...dice))] = fallen![0]!
}

define(
  listed('channelling', { afterMovement: (turn, bearer) => atOnce(() => channel(turn, bearer)) }),
  listed('rune-of-the-skilful', { grants: ['expert-combatant', 'bodyguard'] }),
  listed('rune-of-vigour', { grants: ['assault'] }),
  skinripper('skinripper-rune'),
  skinPenetrating('skin-penetrating-rune'),
  listed('rune-of-unbreakable-courage', { grants: ['unbreakable'] }),
  listed('rune-of-doubt', { grants: ['hardened-defender'] }),
  listed('arcane-defence-cloak', { roundGems: (_turn, _bearer, use) => (use === 'dispelling' ? 1 : 0) }),
  listed('arcane-attack-cloak', { roundGems: (_turn, _bearer, use) => (use === 'casting' ? 1 : 0) }),
  listed(THOUSAND_EYES, { grants: ['channelling'] }),
  listed('staff-of-the-wayfarer', {
    activated: {
      barred: (turn, bearer) => (isInCombat(turn, bearer) ? 'barred.in-combat' : null),
      effect: wayfare,
    },
  }),
  listed('fang-of-fury', { furyDice: ({ tally }, bearer) => addForArtefact(tally, bearer, 'fang-of-fury', 1) }),
  listed(TACTICAL_RING, { afterStrategicRoll: rollHighestAgain }),
)
