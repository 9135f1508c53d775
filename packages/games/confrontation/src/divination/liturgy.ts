import { type Procedure, text } from '@fray/kernel'
import { addOwnEffect, effectOn, termOf } from '../abilities/builders.ts'
import { type Ability, define } from '../ability.ts'
import type { Action } from '../activation/activity.ts'
import type { Rank, RankCategory } from '../armies/cards/profile.ts'
import { artefactNamed } from '../armies/extras/armoury.ts'
import { CONSECRATION } from '../armies/extras/consecration.ts'
import { gapBetween } from '../ground/bodies.ts'
import { limits } from '../limits.ts'
import { fighterOption } from '../pick-fighter.ts'
import { type Fighter, type Play, type PlayState, profileOf, standing } from '../state.ts'
import { SUMMONED } from '../summoning/summoning.ts'
import { has } from '../traits.ts'
import { CENTIMETRE } from '../units.ts'
import { isFriendlyBeliever } from './believers.ts'

/** CF-LITURGY-03: counts twice for the faithful of its people and camp, once for all others. */
const consecration: Ability = {
  id: CONSECRATION.id,
  name: CONSECRATION.name,
  rule: CONSECRATION.rule,
  extraBelievers: (_play, { faithful, believer }, bearer) => {
    if (believer !== bearer || faithful.seat !== bearer.seat) return 0
    return profileOf(faithful).people === profileOf(bearer).people ? 1 : 0
  },
}

const INSTRUMENT = artefactNamed('liturgical-instrument')!

/** CF-LITURGY-05: one more point of faith. */
const instrument: Ability = {
  ...{ id: INSTRUMENT.id, name: INSTRUMENT.name, rule: INSTRUMENT.rule },
  faithBesides: ({ tally }) => void tally.add(1, termOf(INSTRUMENT.id), 'CF-LITURGY-05'),
}

/** CF-LITURGY-08: the points that the blood of each rank gives. */
const BLOOD: Readonly<Record<Rank, number>> = {
  ...{ irregular: 2, regular: 2, veteran: 2, creature: 3, special: 4, elite: 4, 'living-legend': 8, 'major-ally': 12 },
  ...{ initiate: 3, adept: 4, master: 8, virtuoso: 12 },
  ...{ devout: 3, zealot: 4, dean: 8, avatar: 12 },
}
/** CF-LITURGY-10: for ranks outside the list. */
const BY_CATEGORY: Readonly<Record<RankCategory, number>> = { 1: 2, 2: 4, 3: 8, 4: 12 }

const BLADE = artefactNamed('blade-of-immolation')!
const IMMOLATED = { id: BLADE.id, per: 'round' } as const
/** CF-LITURGY-07: the maximum distance of the victim. */
const REACH = 10 * CENTIMETRE

/** CF-LITURGY-07, -09, -10: the bearer's believers nearby without Martyr that were not summoned. */
function victimsOf(play: PlayState, bearer: Fighter): Fighter[] {
  return standing(play).filter((fighter) => {
    if (!isFriendlyBeliever(play, bearer, fighter) || gapBetween(bearer, fighter) > REACH) return false
    return !profileOf(fighter).summonOnly && !effectOn(fighter, SUMMONED) && !has(play, fighter, 'martyr')
  })
}

/** CF-LITURGY-07, -10: not a mystic action and free of restrictions of other actions; once a round. */
const immolation: Action = {
  id: 'immolate',
  icon: 'bloody-sword',
  rules: ['CF-LITURGY-07'],
  free: true,
  concerns: (play, { fighter }) =>
    !limits.isSpent(play.state, fighter.uses, IMMOLATED) && victimsOf(play, fighter).length > 0,
  bar: (_play, { fighter }) => (fighter.inRout ? { reason: 'barred.rout', rules: ['CF-LITURGY-10'] } : undefined),
  *perform(play, { fighter }): Procedure {
    limits.spend(play.state, fighter.uses, IMMOLATED)
    const victim = yield* chooseVictim(play, fighter)
    const { rank, category } = profileOf(victim)
    addOwnEffect(play, victim, 'martyr', BLADE.id, 'round', BLOOD[rank] ?? BY_CATEGORY[category])
    const args = { fighter: { figure: fighter.id }, victim: { figure: victim.id } }
    play.log('immolated', args, ['CF-LITURGY-07', 'CF-LITURGY-08'], { seat: fighter.seat })
  },
}

function* chooseVictim(play: Play, bearer: Fighter): Procedure<Fighter> {
  return yield* play.pick<Fighter>({
    seat: bearer.seat,
    figure: bearer.id,
    prompt: text('ask.immolation', { fighter: { figure: bearer.id } }),
    rules: ['CF-LITURGY-07'],
    options: victimsOf(play, bearer).map((victim) => fighterOption(victim)),
  })
}

const blade: Ability = { ...{ id: BLADE.id, name: BLADE.name, rule: BLADE.rule }, actions: [immolation] }

define(consecration, instrument, blade)
