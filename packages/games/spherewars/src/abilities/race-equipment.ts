import { type Option, type Procedure, type Seat, text } from '@fray/kernel'
import { type Ability, abilityNamed, define } from '../ability.ts'
import type { Fear } from '../bands/profile.ts'
import { addForArtefact, revealArtefact } from '../command/artefacts.ts'
import { type Moment, provide, type Use } from '../command/windows.ts'
import { d3Roll, SPHERE, targetRoll } from '../dice.ts'
import { isWithin } from '../ground/board.ts'
import { sightToTarget } from '../ground/sight.ts'
import type { LiturgyDice } from '../magic/liturgy-roll.ts'
import { addGems, isBarredFromMagic } from '../magic/power.ts'
import { targetOption } from '../magic/targets.ts'
import { addEffect } from '../morale/effects.ts'
import { fearOf } from '../morale/morale.ts'
import { enterState } from '../morale/states.ts'
import { type Combatant, isStanding, otherSide, ownerOf, type Turn } from '../state.ts'
import { damageRoll } from '../wounds/damage.ts'
import { heal } from '../wounds/wounds.ts'
import { skinPenetrating, skinripper } from './artefacts.ts'
import { addFor, atOnce, listed, passiveStrike } from './making.ts'
import { isSpent, spend } from './uses.ts'

/** SW-RGEAR-01 to -05: weapons and armour. Orichalcum is asked for where penetration is counted, the Coffin by its ability. */
define(
  listed('shield-of-the-legion', { dexterityDice: ({ tally }) => addFor(tally, 'shield-of-the-legion', 1) }),
  listed('sacred-shield', { dispellingGift: () => 1 }),
  listed('hammer-of-the-legion', {
    afterFight: (turn, bearer, enemy, { winner, wounds }) =>
      atOnce(() => {
        if (winner?.id === bearer.id && wounds >= 2) enterState(turn, enemy, 'stunned', ['SW-RGEAR-03'])
      }),
  }),
  listed('spear-of-the-mercenaries', {
    grantsWhile: (_turn, { profile }) => (profile.mounted ? ['long-mounted'] : ['long']),
    dexterityDice: ({ tally }) => addFor(tally, 'spear-of-the-mercenaries', 1),
  }),
)

/** Most staffs work on this. */
const WORKS = 4

/** SW-RGEAR-15, -16, -22, -27: whether the activated artefact answers. */
function* answers(turn: Turn, bearer: Combatant, { name, rule }: Ability): Procedure<boolean> {
  const purpose = text('roll.artefact', { bearer: { figure: bearer.id }, artefact: name })
  const { successes } = yield* targetRoll(turn, purpose, [rule], ownerOf(turn, bearer), 1, WORKS)
  return successes > 0
}

const SCEPTRE = listed('sceptre-of-darlime', {})

/** SW-RGEAR-15: the gems lie beside the pool and go with the round. */
function* callPower(turn: Turn, bearer: Combatant): Procedure {
  if (!(yield* answers(turn, bearer, SCEPTRE))) return
  turn.state.sides[bearer.side].castingGems += 2
  turn.log('gems-added', { gems: 2 }, [SCEPTRE.rule], { seat: ownerOf(turn, bearer) })
}

const SKULL_STAFF = listed('skull-staff', {})

/** SW-RGEAR-16. */
function* drainPower(turn: Turn, bearer: Combatant): Procedure {
  if (!(yield* answers(turn, bearer, SKULL_STAFF))) return
  const enemy = turn.state.sides[otherSide(bearer.side)]
  if (enemy.gems > 0) enemy.gems--
  addGems(turn, bearer.side, 1, [SKULL_STAFF.rule])
}

const HAND_OF_KAZAG = listed('hand-of-kazag', {})
const BRANCH_OF_LUDEBA = listed('branch-of-ludeba', {})

function nameTarget(
  turn: Turn,
  bearer: Combatant,
  { name, rule }: Ability,
  targets: readonly Combatant[],
): Procedure<Combatant> {
  return turn.pick({
    seat: ownerOf(turn, bearer),
    figure: bearer.id,
    prompt: text('ask.aim', { actor: { figure: bearer.id }, ability: name }),
    rules: [rule],
    options: targets.map(targetOption),
  })
}

/** As for deeds (SW-RGEN-03): named first, measured after a success. */
function reaches(turn: Turn, bearer: Combatant, target: Combatant, range: number, { name, rule }: Ability): boolean {
  if (target.id === bearer.id) return true
  turn.reveal()
  if (isWithin(bearer, target, range)) return true
  const args = { bearer: { figure: bearer.id }, target: { figure: target.id }, artefact: name }
  turn.log('artefact-out-of-range', args, [rule], { seat: ownerOf(turn, bearer), tells: true })
  return false
}

function inSight(turn: Turn, bearer: Combatant): Combatant[] {
  return turn.state.combatants.filter(
    (each) => each.side !== bearer.side && isStanding(each) && sightToTarget(turn, bearer, each) !== 'none',
  )
}

/** SW-RGEAR-22, SW-ARTEFACT-33: an arcane attack that needs no liturgy. */
function* hurlLava(turn: Turn, bearer: Combatant): Procedure {
  const target = yield* nameTarget(turn, bearer, HAND_OF_KAZAG, inSight(turn, bearer))
  if (!(yield* answers(turn, bearer, HAND_OF_KAZAG)) || !reaches(turn, bearer, target, 8, HAND_OF_KAZAG)) return
  const rules = [HAND_OF_KAZAG.rule]
  const blow = { arcane: true, strength: 3, weapon: null, preciseBlow: 0, rules }
  yield* damageRoll(turn, { attacker: bearer, victim: target, kind: 'spell', ...blow })
}

function hurtAdepts(turn: Turn, bearer: Combatant): Combatant[] {
  return turn.state.combatants.filter(
    (each) => each.band === bearer.band && isStanding(each) && each.wounds < each.profile.wounds,
  )
}

/** SW-RGEAR-27. */
function* bless(turn: Turn, bearer: Combatant): Procedure {
  const target = yield* nameTarget(turn, bearer, BRANCH_OF_LUDEBA, hurtAdepts(turn, bearer))
  if (!(yield* answers(turn, bearer, BRANCH_OF_LUDEBA)) || !reaches(turn, bearer, target, 6, BRANCH_OF_LUDEBA)) return
  const purpose = text('roll.branch', { target: { figure: target.id } })
  heal(turn, target, yield* d3Roll(turn, purpose, [BRANCH_OF_LUDEBA.rule], ownerOf(turn, bearer)))
}

const nobodyLeft = (targets: readonly Combatant[]) => (targets.length > 0 ? null : 'barred.target')

define(
  { ...SCEPTRE, activated: { effect: callPower } },
  { ...SKULL_STAFF, activated: { effect: drainPower } },
  {
    ...HAND_OF_KAZAG,
    activated: { barred: (turn, bearer) => nobodyLeft(inSight(turn, bearer)), effect: hurlLava },
  },
  {
    ...BRANCH_OF_LUDEBA,
    activated: { barred: (turn, bearer) => nobodyLeft(hurtAdepts(turn, bearer)), effect: bless },
  },
)

/** SW-RGEAR-23: a passive's damage roll (SW-RGEN-08). */
function* singe(turn: Turn, bearer: Combatant, joiner: Combatant): Procedure {
  revealArtefact(turn, bearer, 'mantle-of-embers')
  yield* passiveStrike(turn, bearer, joiner, 1, 'SW-RGEAR-23')
}

/** SW-RGEAR-25. */
function oneMoreFear({ profile }: Combatant): Fear {
  return Math.min(3, profile.fear + 1) as Fear
}

define(
  listed('light-attack-rune', {
    strength({ turn, tally, kind, victim }, bearer) {
      if (kind === 'melee' && fearOf(turn, victim) > fearOf(turn, bearer)) {
        addForArtefact(tally, bearer, 'light-attack-rune', 1)
      }
    },
  }),
  listed('rune-of-the-paralysing-mirror', {
    enemyDexterity: ({ tally }, bearer) => addForArtefact(tally, bearer, 'rune-of-the-paralysing-mirror', -1),
  }),
  listed('medallion-of-the-hundred-hearts', {
    leaderPresence: ({ state }, bearer) => (state.bands[bearer.band]?.leader === bearer.id ? 8 : 0),
  }),
  listed('veil-of-isha', {
    targetDifficulty: ({ tally }, bearer) => addForArtefact(tally, bearer, 'veil-of-isha', 1),
  }),
  listed('hide-of-olbarak', {
    constitution({ tally, arcane }, bearer) {
      if (!arcane) addForArtefact(tally, bearer, 'hide-of-olbarak', 1)
    },
  }),
  listed('abyssal-rune', {
    enemyPrecisionDice({ turn, tally }, bearer) {
      if (bearer.side === turn.state.round || isSpent(turn, bearer, 'abyssal-rune')) return
      addForArtefact(tally, bearer, 'abyssal-rune', -1)
    },
    shotAt(turn, bearer) {
      spend(turn, bearer, 'abyssal-rune')
    },
  }),
  skinripper('skinscorcher-lava'),
  skinPenetrating('skinburner-lava'),
  listed('mantle-of-embers', { joinedBy: singe }),
  listed('obsidian-heart', { poolGems: () => 1 }),
  listed('favour-of-fear', { fearLevel: (_turn, bearer) => oneMoreFear(bearer) }),
  listed('nature-instinct', { grants: ['counterattack'] }),
  listed('favour-of-the-wood', {
    enemyPrecisionDice: ({ tally }, bearer) => addForArtefact(tally, bearer, 'favour-of-the-wood', -1),
  }),
  skinripper('skinripper-favour'),
  skinPenetrating('skin-penetrating-favour'),
  listed('ring-of-xialio', { castingDice: rollOneAgain }),
)

/** SW-RGEAR-28: one die of the bearer's side, in every liturgy in which it rolls. Without POW nobody is concussed (SW-STATE-31). */
function* rollOneAgain(turn: Turn, bearer: Combatant, dice: LiturgyDice): Procedure {
  const casts = turn.state.combatants[turn.state.liturgy!.caster]!.side === bearer.side
  const own = casts ? dice.casting : dice.dispelling
  if (own.length === 0 || isBarredFromMagic(bearer)) return
  const die = yield* chooseDie(turn, bearer, own)
  if (die === null) return
  revealArtefact(turn, bearer, 'ring-of-xialio')
  const pools = [{ seat: ownerOf(turn, bearer), count: 1, sides: SPHERE }]
  const [fallen = []] = yield* turn.rollDice(
    text('roll.xialio', { bearer: { figure: bearer.id } }),
    ['SW-RGEAR-28'],
    pools,
  )
  const changed = [...own]
  changed[changed.indexOf(die)] = fallen[0]!
  if (casts) dice.casting = changed
  else dice.dispelling = changed
}

function chooseDie(turn: Turn, bearer: Combatant, dice: readonly number[]): Procedure<number | null> {
  const faces = [...new Set(dice)]
  return turn.pick<number | null>({
    seat: ownerOf(turn, bearer),
    figure: bearer.id,
    prompt: text('ask.xialio', { bearer: { figure: bearer.id } }),
    rules: ['SW-RGEAR-28'],
    options: [
      { key: 'pass', text: text('option.pass'), icon: 'hand', value: null },
      ...faces.map((face): Option<number> => ({ key: String(face), text: text('option.die', { face }), value: face })),
    ],
  })
}

const TOOTH = 'tooth-of-kurgan'
const NOTHING: readonly Use[] = []

/** SW-RGEAR-18: one deed of each activation, named before its roll. */
function toothUses(turn: Turn, moment: Moment, seat: Seat): readonly Use[] {
  if (moment.at !== 'before-deed' || !moment.acting.artefacts.includes(TOOTH)) return NOTHING
  const { acting: bearer } = moment
  const used = turn.state.acting!.artefacts
  if (ownerOf(turn, bearer) !== seat || used.includes(TOOTH)) return NOTHING
  const { name, rule } = abilityNamed(TOOTH)
  const bite: Use = {
    key: TOOTH,
    text: text('ability', { name }),
    icon: 'fangs',
    rules: [rule],
    perform: () =>
      atOnce(() => {
        used.push(TOOTH)
        revealArtefact(turn, bearer, TOOTH)
        addEffect(turn, bearer, { ability: 'tooth-bites', until: 'combat', source: bearer.id })
      }),
  }
  return [bite]
}

provide(toothUses)
