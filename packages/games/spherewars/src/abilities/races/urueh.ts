import { choice, optionWithNote, type Procedure, text } from '@fray/kernel'
import { define, effectOf, type WoundCause } from '../../ability.ts'
import { d3Roll, SPHERE, targetRoll } from '../../dice.ts'
import { enemiesInContact, isInCombat, isWithin, standing, touches } from '../../ground/board.ts'
import type { LiturgyDice } from '../../magic/liturgy-dice.ts'
import { targetOption } from '../../magic/targets.ts'
import { addEffect } from '../../morale/effects.ts'
import { type Combatant, isIn, isStanding, ownerOf, type Play } from '../../state.ts'
import { has } from '../../traits.ts'
import { annihilation } from '../../wounds/annihilation.ts'
import { dealWounds, strikingSeveral } from '../../wounds/wounds.ts'
import {
  addAbilityTerm,
  asProcedure,
  bandMembers,
  effectFrom,
  isSuspended,
  listedAbility,
  passiveStrike,
} from '../builders.ts'
import { packShot } from '../pack-shot.ts'
import { useOnce } from '../uses.ts'
import { isFireproof } from './urueh-spells.ts'

/** SW-RACE-57: combatants that may take a wound for a hero. */
const EXPENDABLE = ['pack-of-imps', 'pack-of-blowpipers', 'igneous-guard', 'wild-sorrep']

/** SW-RACE-57: may move one wound to a friend close by. */
function* passWoundOn(play: Play, bearer: Combatant, count: number, cause: WoundCause): Procedure<number> {
  if (cause.kind === 'uncontrolled-power' || isSuspended(bearer)) return count
  const friends = [...bandMembers(play, bearer)].filter(
    (combatant) => EXPENDABLE.includes(combatant.profile.id) && isWithin(bearer, combatant, 2),
  )
  if (friends.length === 0) return count
  const friend = yield* play.pick<Combatant | null>({
    seat: ownerOf(play, bearer),
    figure: bearer.id,
    prompt: text('ask.kazags-protection', { bearer: { figure: bearer.id }, wounds: count }),
    rules: ['SW-RACE-57'],
    options: [
      { ...choice('suffer', text('option.suffer'), optionWithNote('note.suffer')), value: null },
      ...friends.map(targetOption),
    ],
  })
  if (!friend) return count
  yield* dealWounds(play, friend, 1, { ...cause, kind: 'direct', rules: ['SW-RACE-57'] })
  return count - 1
}

/** SW-RACE-62: may roll one 1 of the caster's own dice again. */
function* rerollOne(play: Play, bearer: Combatant, dice: LiturgyDice): Procedure {
  if (play.state.liturgy?.caster !== bearer.id || !dice.casting.includes(1)) return
  const seat = ownerOf(play, bearer)
  const chosen = yield* play.pick({
    seat,
    figure: bearer.id,
    prompt: text('ask.volcanic-mana', { bearer: { figure: bearer.id } }),
    rules: ['SW-RACE-62'],
    options: [
      choice('reroll', text('option.reroll'), optionWithNote('note.reroll-one')),
      choice('accept', text('option.accept'), optionWithNote('note.accept-dice')),
    ],
  })
  if (chosen === 'accept') return
  const purpose = text('roll.volcanic-mana', { bearer: { figure: bearer.id } })
  const [[die = 1] = []] = yield* play.rollDice(purpose, ['SW-RACE-62'], [{ seat, count: 1, sides: SPHERE }])
  const kept = [...dice.casting]
  kept[kept.indexOf(1)] = die
  dice.casting = kept
}

/** SW-RACE-70: whether the lord of the Igneous Guards is near. */
function isNearIgniis(play: Play, guard: Combatant): boolean {
  for (const combatant of bandMembers(play, guard))
    if (combatant.profile.id === 'igniis' && isWithin(combatant, guard, 3)) return true
  return false
}

/** SW-RACE-76: counts other pack members fighting the same enemy, two at most. */
function packmatesAt(play: Play, bearer: Combatant, enemy: Combatant): number {
  let count = 0
  for (const combatant of bandMembers(play, bearer)) {
    if (
      combatant.id !== bearer.id &&
      combatant.group === bearer.group &&
      combatant.group !== null &&
      touches(combatant, enemy)
    )
      count++
  }
  return Math.min(2, count)
}

/** SW-RACE-83, -84: determines the heat of this blow before its dice are counted. */
function* heatUp(play: Play, bearer: Combatant): Procedure {
  const white = has(play, bearer, effectOf('white-hot-surge'))
  const purpose = text('roll.lava-core', { bearer: { figure: bearer.id } })
  const strength = white ? 4 : 1 + (yield* d3Roll(play, purpose, ['SW-RACE-83'], ownerOf(play, bearer)))
  addEffect(play, bearer, { ...effectFrom('lava-core', bearer, 'combat'), amount: strength })
}

/** SW-RACE-84: offers to take a wound for white heat. */
function* offerSurge(play: Play, bearer: Combatant): Procedure {
  if (bearer.wounds <= 1 || isSuspended(bearer)) return
  const chosen = yield* play.pick({
    seat: ownerOf(play, bearer),
    figure: bearer.id,
    prompt: text('ask.white-hot-surge', { bearer: { figure: bearer.id } }),
    rules: ['SW-RACE-84'],
    options: [
      choice('no', text('option.no-surge'), optionWithNote('note.no-surge')),
      choice('surge', text('option.surge'), optionWithNote('note.surge')),
    ],
  })
  if (chosen === 'no') return
  yield* dealWounds(play, bearer, 1, { by: null, kind: 'direct', rules: ['SW-RACE-84'] })
  addEffect(play, bearer, effectFrom('white-hot-surge', bearer, 'activation'))
}

/** SW-RACE-85: burns everyone around. */
function burst(play: Play, bearer: Combatant): Procedure {
  const around = standing(play).filter((combatant) => isWithin(bearer, combatant, 2) && !isFireproof(combatant, bearer))
  return scald(play, bearer, around, 'SW-RACE-85')
}

/** SW-WOUND-19: deals one wave of heat to several victims. */
function scald(play: Play, bearer: Combatant, victims: readonly Combatant[], rule: string): Procedure {
  return strikingSeveral(play, function* (casualties) {
    for (const victim of victims)
      if (isStanding(victim)) yield* passiveStrike(play, bearer, victim, 2, rule, casualties)
  })
}

/** SW-RACE-86: throws a rock before the first blows of the game. */
function* throwRock(play: Play, bearer: Combatant, enemy: Combatant): Procedure {
  if (!useOnce(play, bearer, 'sulphuric-rock')) return
  const { killed } = yield* passiveStrike(play, bearer, enemy, 4, 'SW-RACE-86')
  if (killed) yield* annihilation(play, bearer, enemy)
}

/** SW-RACE-87: runs wild on 1 or 2, unless in a state that exempts uncontrolled combatants. */
function* mayRunWild(play: Play, bearer: Combatant): Procedure {
  if (bearer.fleeing || isInCombat(play, bearer)) return
  if (isIn(bearer, 'stunned') || isIn(bearer, 'paralysed') || isIn(bearer, 'fearful')) return
  const purpose = text('roll.uncontrollable', { bearer: { figure: bearer.id } })
  const { successes } = yield* targetRoll(play, purpose, ['SW-RACE-87'], ownerOf(play, bearer), 1, 3)
  if (successes > 0) return
  const source = { bearer: bearer.id, object: 'uncontrollable' }
  addEffect(play, bearer, { object: 'frenzied', until: 'activation', source })
}

/** SW-RACE-89: pours boiling lava on everyone in contact; if none of them is left, it moves on instead of fighting. */
function* pourLava(play: Play, bearer: Combatant): Procedure<boolean> {
  const enemies = enemiesInContact(play, bearer)
  if (enemies.length === 0) return false
  yield* scald(play, bearer, enemies, 'SW-RACE-89')
  const slain = enemies.find(({ status }) => status === 'dead')
  if (!slain || enemiesInContact(play, bearer).length > 0) return true
  yield* annihilation(play, bearer, slain)
  play.state.acting!.over = true
  return true
}

define(
  listedAbility('volcanic-skin', {}),
  listedAbility('kazags-protection', { suffer: passWoundOn }),
  listedAbility('volcanic-weapon', { rerollsOnes: (_turn, _bearer, kind) => kind === 'melee' || kind === 'shot' }),
  listedAbility('volcanic-mana', { castingDice: rerollOne }),
  listedAbility('imp-past', {
    supportReceived({ play, tally, supporter }) {
      const imp = supporter.profile.id === 'pack-of-imps' && has(play, supporter, 'unimportant')
      if (imp) addAbilityTerm(tally, 'imp-past', 1)
    },
  }),
  listedAbility('close-to-power', {
    grantsWhile: [{ gives: ['unbreakable'], holds: isNearIgniis }],
    support({ play, tally, fighter }, bearer) {
      if (fighter.profile.id === 'igniis' && isNearIgniis(play, bearer)) addAbilityTerm(tally, 'close-to-power', 1)
    },
  }),
  listedAbility('ashes', {}),
  listedAbility('pack-shot', packShot),
  listedAbility('pack-blow', {
    strength({ play, tally, kind, victim }, bearer) {
      if (kind === 'melee') addAbilityTerm(tally, 'pack-blow', packmatesAt(play, bearer, victim))
    },
  }),
  listedAbility('sorrep-fury', {
    dexterityWon: (play, bearer, _loser, _effect, spheres) =>
      asProcedure(() => {
        const source = { bearer: bearer.id, object: 'sorrep-fury' }
        if (spheres > 0) addEffect(play, bearer, { object: 'tough', until: 'combat', source })
        return true
      }),
  }),
  listedAbility('wild', { grants: ['insubordinate'], worthlessInMissions: true }),
  listedAbility('unruly', { rushesOn: (_turn, _bearer, [higher, lower]) => higher === lower }),
  listedAbility('volcanic-connection', {
    castingMaximum({ play, tally, actor }) {
      if (has(play, actor, 'volcanic-mana')) addAbilityTerm(tally, 'volcanic-connection', 1)
    },
  }),
  listedAbility('lava-core', {
    *beforeDamageRoll(play, bearer, _victim, kind) {
      if (kind === 'melee') yield* heatUp(play, bearer)
    },
    leaves: {
      strength({ tally, kind }, bearer, { amount }) {
        if (kind === 'melee') addAbilityTerm(tally, 'lava-core', amount - (bearer.profile.str ?? 0))
      },
    },
  }),
  listedAbility('white-hot-surge', {
    activationStart: offerSurge,
    leaves: { grants: ['assault'] },
  }),
  listedAbility('lava-outburst', { onDeath: burst }),
  listedAbility('sulphuric-rock', { beforeDexterityRoll: throwRock }),
  listedAbility('uncontrollable', { activationStart: mayRunWild }),
  listedAbility('lava-cauldrons', { combatPhaseStart: pourLava }),
)
