import type { WindowUse } from '@fray/hooks'
import { type DecisionOption, type Procedure, text } from '@fray/kernel'
import { type Ability, define, registry } from '../../ability.ts'
import type { Fear } from '../../bands/profile.ts'
import { addForArtefact, revealedBy } from '../../command/artefacts.ts'
import { askAboutHidden } from '../../command/hidden.ts'
import type { WindowMoment } from '../../command/window-moment.ts'
import { d3Roll, SPHERE, targetRoll } from '../../dice.ts'
import { measureWithin } from '../../ground/measuring.ts'
import { sightToTarget } from '../../ground/sight/sight.ts'
import type { LiturgyDice } from '../../magic/liturgy-dice.ts'
import { addGems, isBarredFromMagic } from '../../magic/power.ts'
import { targetOption } from '../../magic/targets.ts'
import { addEffect } from '../../morale/effects.ts'
import { fearOf } from '../../morale/morale.ts'
import { enterState } from '../../morale/states.ts'
import { otherSide } from '../../side.ts'
import { type Combatant, isStanding, ownerOf, type Play } from '../../state.ts'
import { inches } from '../../units.ts'
import { damageRoll } from '../../wounds/damage.ts'
import { heal } from '../../wounds/wounds.ts'
import { skinPenetrating, skinripper } from '../artefacts.ts'
import { addAbilityTerm, asProcedure, listedAbility, passiveStrike } from '../builders.ts'
import { isSpent, recordUse } from '../uses.ts'

/** SW-RGEAR-01 to -05: weapons and armour. The penetration code checks for Orichalcum; the Coffin is an ability. */
define(
  listedAbility('shield-of-the-legion', {
    dexterityDice: ({ tally }) => addAbilityTerm(tally, 'shield-of-the-legion', 1),
  }),
  listedAbility('sacred-shield', { dispellingGift: () => 1 }),
  listedAbility('hammer-of-the-legion', {
    afterFight: (play, bearer, enemy, { winner, wounds }) =>
      asProcedure(() => {
        if (winner?.id === bearer.id && wounds >= 2) enterState(play, enemy, 'stunned', ['SW-RGEAR-03'])
      }),
  }),
  listedAbility('spear-of-the-mercenaries', {
    grantsWhile: [
      { gives: ['long-mounted'], holds: (_play, { profile }) => profile.mounted },
      { gives: ['long'], holds: (_play, { profile }) => !profile.mounted },
    ],
    dexterityDice: ({ tally }) => addAbilityTerm(tally, 'spear-of-the-mercenaries', 1),
  }),
)

/** Most staffs work on this result or more. */
const WORKS = 4

/** SW-RGEAR-15, -16, -22, -27: rolls whether the activated artefact works. */
function* answers(play: Play, bearer: Combatant, { name, rule }: Ability): Procedure<boolean> {
  const purpose = text('roll.artefact', { bearer: { figure: bearer.id }, artefact: name })
  const { successes } = yield* targetRoll(play, purpose, [rule], ownerOf(play, bearer), 1, WORKS)
  return successes > 0
}

const SCEPTRE = listedAbility('sceptre-of-darlime', {})

/** SW-RGEAR-15: adds gems that are kept apart from the pool and are lost at the end of the round. */
function* callPower(play: Play, bearer: Combatant): Procedure {
  if (!(yield* answers(play, bearer, SCEPTRE))) return
  play.state.sides[bearer.side].castingGems += 2
  play.log('gems-added', { gems: 2 }, [SCEPTRE.rule], { seat: ownerOf(play, bearer) })
}

const SKULL_STAFF = listedAbility('skull-staff', {})

/** SW-RGEAR-16: takes gems from the enemy's pool. */
function* drainPower(play: Play, bearer: Combatant): Procedure {
  if (!(yield* answers(play, bearer, SKULL_STAFF))) return
  const enemy = play.state.sides[otherSide(bearer.side)]
  if (enemy.gems > 0) enemy.gems--
  addGems(play, bearer.side, 1, [SKULL_STAFF.rule])
}

const HAND_OF_KAZAG = listedAbility('hand-of-kazag', {})
const BRANCH_OF_LUDEBA = listedAbility('branch-of-ludeba', {})

function nameTarget(
  play: Play,
  bearer: Combatant,
  { name, rule }: Ability,
  targets: readonly Combatant[],
): Procedure<Combatant> {
  return play.pick({
    seat: ownerOf(play, bearer),
    figure: bearer.id,
    prompt: text('ask.aim', { actor: { figure: bearer.id }, ability: name }),
    rules: [rule],
    options: targets.map(targetOption),
  })
}

/** SW-RGEN-03: as for deeds, the target is named first and measured after a success. */
function reaches(play: Play, bearer: Combatant, target: Combatant, range: number, { name, rule }: Ability): boolean {
  if (target.id === bearer.id) return true
  if (measureWithin(play, bearer, target, inches(range))) return true
  const args = { bearer: { figure: bearer.id }, target: { figure: target.id }, artefact: name }
  play.log('artefact-out-of-range', args, [rule], { seat: ownerOf(play, bearer), isOutcome: true })
  return false
}

function inSight(play: Play, bearer: Combatant): Combatant[] {
  return play.state.combatants.filter(
    (combatant) =>
      combatant.side !== bearer.side && isStanding(combatant) && sightToTarget(play, bearer, combatant) !== 'none',
  )
}

/** SW-RGEAR-22, SW-ARTEFACT-33: makes an arcane attack without a liturgy. */
function* hurlLava(play: Play, bearer: Combatant): Procedure {
  const target = yield* nameTarget(play, bearer, HAND_OF_KAZAG, inSight(play, bearer))
  if (!(yield* answers(play, bearer, HAND_OF_KAZAG)) || !reaches(play, bearer, target, 8, HAND_OF_KAZAG)) return
  const rules = [HAND_OF_KAZAG.rule]
  const blow = { arcane: true, strength: 3, weapon: null, preciseBlow: 0, rules }
  yield* damageRoll(play, { attacker: bearer, victim: target, kind: 'spell', ...blow })
}

function hurtAdepts(play: Play, bearer: Combatant): Combatant[] {
  return play.state.combatants.filter(
    (combatant) =>
      combatant.band === bearer.band && isStanding(combatant) && combatant.wounds < combatant.profile.wounds,
  )
}

/** SW-RGEAR-27: heals one friendly Adept if the artefact works. */
function* bless(play: Play, bearer: Combatant): Procedure {
  const target = yield* nameTarget(play, bearer, BRANCH_OF_LUDEBA, hurtAdepts(play, bearer))
  if (!(yield* answers(play, bearer, BRANCH_OF_LUDEBA)) || !reaches(play, bearer, target, 6, BRANCH_OF_LUDEBA)) return
  const purpose = text('roll.branch', { target: { figure: target.id } })
  heal(play, target, yield* d3Roll(play, purpose, [BRANCH_OF_LUDEBA.rule], ownerOf(play, bearer)))
}

const nobodyLeft = (targets: readonly Combatant[]) => (targets.length > 0 ? null : 'barred.target')

define(
  { ...SCEPTRE, activated: { effect: callPower } },
  { ...SKULL_STAFF, activated: { effect: drainPower } },
  {
    ...HAND_OF_KAZAG,
    activated: { findBar: (play, bearer) => nobodyLeft(inSight(play, bearer)), effect: hurlLava },
  },
  {
    ...BRANCH_OF_LUDEBA,
    activated: { findBar: (play, bearer) => nobodyLeft(hurtAdepts(play, bearer)), effect: bless },
  },
)

/** SW-RGEAR-23: rolls damage as for a passive (SW-RGEN-08). */
function* singe(play: Play, bearer: Combatant, joiner: Combatant): Procedure {
  revealedBy(play, { bearer: bearer.id, object: 'mantle-of-embers' })
  yield* passiveStrike(play, bearer, joiner, 1, 'SW-RGEAR-23')
}

/** SW-RGEAR-25: raises the fear by one level. */
function oneMoreFear({ profile }: Combatant): Fear {
  return Math.min(3, profile.fear + 1) as Fear
}

const XIALIO = 'ring-of-xialio'

define(
  listedAbility('light-attack-rune', {
    strength({ play, tally, kind, victim }, bearer) {
      if (kind === 'melee' && fearOf(play, victim) > fearOf(play, bearer)) {
        addForArtefact(tally, bearer, 'light-attack-rune', 1)
      }
    },
  }),
  listedAbility('rune-of-the-paralysing-mirror', {
    enemyDexterity: ({ tally }, bearer) => addForArtefact(tally, bearer, 'rune-of-the-paralysing-mirror', -1),
  }),
  listedAbility('medallion-of-the-hundred-hearts', {
    leaderPresence: ({ state }, bearer) => (state.bands[bearer.band]?.leader === bearer.id ? 8 : 0),
  }),
  listedAbility('veil-of-isha', {
    targetDifficulty: ({ tally }, bearer) => addForArtefact(tally, bearer, 'veil-of-isha', 1),
  }),
  listedAbility('hide-of-olbarak', {
    constitution({ tally, arcane }, bearer) {
      if (!arcane) addForArtefact(tally, bearer, 'hide-of-olbarak', 1)
    },
  }),
  listedAbility('abyssal-rune', {
    enemyPrecisionDice({ play, tally }, bearer) {
      if (bearer.side === play.state.round || isSpent(play, bearer, 'abyssal-rune')) return
      addForArtefact(tally, bearer, 'abyssal-rune', -1)
    },
    shotAt(play, bearer) {
      recordUse(play, bearer, 'abyssal-rune')
    },
  }),
  skinripper('skinscorcher-lava'),
  skinPenetrating('skinburner-lava'),
  listedAbility('mantle-of-embers', { joinedBy: singe }),
  listedAbility('obsidian-heart', { poolGems: () => 1 }),
  listedAbility('favour-of-fear', { fearLevel: (_turn, bearer) => oneMoreFear(bearer) }),
  listedAbility('nature-instinct', { grants: ['counterattack'] }),
  listedAbility('favour-of-the-wood', {
    enemyPrecisionDice: ({ tally }, bearer) => addForArtefact(tally, bearer, 'favour-of-the-wood', -1),
  }),
  skinripper('skinripper-favour'),
  skinPenetrating('skin-penetrating-favour'),
  listedAbility(XIALIO, { castingDice: rollOneAgain }),
)

/**
 * SW-RGEAR-28: rerolls one die of the bearer's side in each liturgy. Combatants without POW cannot be concussed
 * (SW-STATE-31).
 */
function* rollOneAgain(play: Play, bearer: Combatant, dice: LiturgyDice): Procedure {
  const casts = play.state.combatants[play.state.liturgy!.caster]!.side === bearer.side
  const own = casts ? dice.casting : dice.dispelling
  if (own.length === 0 || isBarredFromMagic(bearer)) return
  const die = yield* chooseDie(play, bearer, own)
  if (die === null) return
  revealedBy(play, { bearer: bearer.id, object: XIALIO })
  const pools = [{ seat: ownerOf(play, bearer), count: 1, sides: SPHERE }]
  const [fallen = []] = yield* play.rollDice(
    text('roll.xialio', { bearer: { figure: bearer.id } }),
    ['SW-RGEAR-28'],
    pools,
  )
  const changed = [...own]
  changed[changed.indexOf(die)] = fallen[0]!
  if (casts) dice.casting = changed
  else dice.dispelling = changed
}

function chooseDie(play: Play, bearer: Combatant, dice: readonly number[]): Procedure<number | null> {
  const faces = [...new Set(dice)]
  return askAboutHidden<number | null>(play, bearer, XIALIO, {
    prompt: text('ask.xialio', { bearer: { figure: bearer.id } }),
    rules: ['SW-RGEAR-28'],
    options: [
      { key: 'pass', text: text('option.pass'), icon: 'hand', value: null },
      ...faces.map(
        (face): DecisionOption<number> => ({ key: String(face), text: text('option.die', { face }), value: face }),
      ),
    ],
  })
}

const TOOTH = 'tooth-of-kurgan'

/** SW-RGEAR-18: offers the bite for one deed per activation, before its roll. */
function bite(play: Play, moment: WindowMoment, bearer: Combatant): WindowUse | null {
  const used = play.state.acting!.artefacts
  if (moment.acting.id !== bearer.id || used.includes(TOOTH)) return null
  const { name, rule } = registry.get(TOOTH)
  return {
    key: TOOTH,
    text: text('ability', { name }),
    icon: 'fangs',
    rules: [rule],
    reaction: { source: `artefact:${TOOTH}`, matters: () => true },
    secret: !bearer.revealed.includes(TOOTH),
    perform: () =>
      asProcedure(() => {
        const source = { bearer: bearer.id, object: TOOTH }
        used.push(TOOTH)
        revealedBy(play, source)
        addEffect(play, bearer, { object: 'tooth-bites', until: 'combat', source })
      }),
  }
}

define(listedAbility(TOOTH, { reaction: { at: ['before-deed'], use: bite } }))
