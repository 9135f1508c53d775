import { type DecisionOption, type Procedure, RARE_WEIGHT, text } from '@fray/kernel'
import { define } from '../../ability.ts'
import { printedName } from '../../armies/cards/printed-name.ts'
import { characteristic } from '../../characteristics.ts'
import type { TestKind } from '../../dice/test.ts'
import { isNear } from '../../peoples/builders.ts'
import { type Fighter, type Play, profileOf, standing } from '../../state.ts'
import { xOf } from '../../traits.ts'
import { addOwnEffect, capacity, lasting, termOf } from '../builders.ts'

const IDOL = 'Idol of Nightmares'

/** CF-CARD-26: grants Reinforcement while a Character of the House of Sarlath or an Idol of Nightmares is in play. */
const swarmOfPhobos = capacity('swarm-of-phobos', {
  grants: ['reinforcement'],
  mayReturn: (play, bearer) =>
    standing(play)
      .filter(({ seat }) => seat === bearer.seat)
      .map(profileOf)
      .some(
        (profile) =>
          printedName(profile) === IDOL ||
          (profile.character && profile.army === 'acheron' && profile.rankWords.includes('house of sarlath')),
      ),
})

/** CF-CARD-27: the bearer cannot serve a war machine. */
const corrosiveStain = capacity('corrosive-stain', { neverSubstitutes: true })

/** CF-PACK-08: the limit of points, and of Implacable. */
const MOST_POINTS = 3
const MOST_IMPLACABLE = 3

/** The values that a Blazing lord may raise. */
type Blaze =
  | { readonly kind: 'none' }
  | { readonly kind: 'strategist'; readonly points: number }
  | { readonly kind: 'destructor'; readonly points: number; readonly ini: number }

/** CF-PACK-08: before each Tactical roll the lord may trade ATT for other bonuses until the end of the round. */
const blazingLord = capacity('blazing-lord', {
  *beforeTacticalRoll(play, bearer) {
    if (bearer.inRout) return
    const chosen = yield* chooseBlaze(play, bearer)
    if (chosen.kind === 'none') return
    const { points } = chosen
    const leave = (object: string, x: number) => void addOwnEffect(play, bearer, object, 'blazing-lord', 'round', x)
    leave('blazing-att', 0 - points)
    if (chosen.kind === 'strategist') return leave('blazing-discipline', points)
    if (chosen.ini > 0) leave('blazing-ini', chosen.ini)
    const implacable = points - chosen.ini
    if (implacable > 0) leave('implacable', implacableWith(bearer, implacable))
  },
})

/** CF-PACK-08: the points add to an existing Implacable/X; points beyond the limit are lost. */
function implacableWith(bearer: Fighter, points: number): number {
  const own = xOf(bearer, 'implacable', null)
  return Math.max(own, Math.min(MOST_IMPLACABLE, own + points))
}

function* chooseBlaze(play: Play, bearer: Fighter): Procedure<Blaze> {
  const most = Math.min(MOST_POINTS, characteristic(play, bearer, 'att').total)
  const own = xOf(bearer, 'implacable', null)
  const options: DecisionOption<Blaze>[] = [{ key: 'none', text: text('option.blazing.none'), value: { kind: 'none' } }]
  for (let points = 1; points <= most; points++) {
    options.push({
      key: `strategist:${points}`,
      text: text('option.blazing.strategist', { points }),
      value: { kind: 'strategist', points },
    })
    for (let ini = 0; ini <= points; ini++) {
      const gained = implacableWith(bearer, points - ini) - own
      options.push({
        key: `destructor:${points}:${ini}`,
        text: text('option.blazing.destructor', { points, ini, implacable: gained }),
        value: { kind: 'destructor', points, ini },
        ...(gained < points - ini ? { randomWeight: RARE_WEIGHT } : {}),
      })
    }
  }
  return yield* play.pick<Blaze>({
    seat: bearer.seat,
    figure: bearer.id,
    prompt: text('ask.blazing', { fighter: { figure: bearer.id } }),
    rules: ['CF-PACK-08'],
    options,
  })
}

/** Builds an effect that changes a characteristic by X. */
function blazing(which: 'att' | 'ini') {
  return lasting(`blazing-${which}`, 'blazing-lord', {
    characteristic: ({ which: asked, tally }, _bearer, effect) => {
      if (asked === which) tally.add(effect?.x ?? 0, termOf('blazing-lord'), 'CF-PACK-08')
    },
  })
}

const blazingDiscipline = lasting('blazing-discipline', 'blazing-lord', {
  finalResult: ({ test, tally }, _bearer, effect) => {
    if (test.kind === 'discipline' || test.kind === 'tactical')
      tally.add(effect?.x ?? 0, termOf('blazing-lord'), 'CF-PACK-08')
  },
})

/** CF-PACK-16: a fighter with a better Mutagenic/X than the capacity gives rolls an extra die instead. */
const charnel = capacity('charnel', {
  mutagenicDice: (bearer) =>
    xOf(bearer, 'mutagenic', bearer.effects.find(({ object }) => object === 'mutagenic') ?? null) > -1 ? 1 : 0,
})

/** CF-PACK-18: the range in cm. */
const RESURRECTION = 10

/** CF-PACK-18: the bearer and Lazarians nearby regenerate better. */
const resurrection = capacity('resurrection-of-lazarian', {
  helpsRegeneration: (_play, friend, bearer) => {
    const isLazarian = profileOf(friend).rankWords.includes('house of lazarian')
    return isLazarian && isNear(bearer, friend, RESURRECTION) ? 1 : 0
  },
})

/** CF-PACK-20: tests in which winning ties does not apply. */
const UNTOUCHED: readonly TestKind[] = ['attack', 'defence', 'courage']

/** CF-PACK-20: a Character wins ties. */
const supremacy = capacity('supremacy', {
  winsTies: ({ kind }, bearer) => profileOf(bearer).character && !UNTOUCHED.includes(kind),
})

/** CF-PACK-22: the limit of the bonus. */
const MOST_GOSPEL = 6

/** CF-PACK-22: faithful of Salaüel call better with Mantis around them. */
const gospelOfEvil = capacity('gospel-of-evil', {
  aidsCalls: (bearers, faithful) => {
    return profileOf(faithful).faith?.cult === 'Salaüel' ? Math.min(MOST_GOSPEL, bearers) : 0
  },
})

/** CF-PACK-13: the limit of cards. */
const MOST_ASIDE = 3

const propheticInsanity = capacity('prophetic-insanity', { cardsAside: (bearers) => Math.min(MOST_ASIDE, bearers) })

define(
  swarmOfPhobos,
  corrosiveStain,
  blazingLord,
  blazing('att'),
  blazing('ini'),
  blazingDiscipline,
  charnel,
  resurrection,
  supremacy,
  gospelOfEvil,
  propheticInsanity,
)
