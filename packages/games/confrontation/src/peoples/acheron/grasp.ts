import { type DecisionOption, type Procedure, text } from '@fray/kernel'
import { effectOn, immediately } from '../../abilities/builders.ts'
import { isDying } from '../../abilities/resilience/resilience.ts'
import { define } from '../../ability.ts'
import { call } from '../../divination/calling.ts'
import { isFaithful } from '../../divination/faith.ts'
import { type Miracle, miracle } from '../../divination/miracle.ts'
import {
  type MiracleChoice,
  mayTarget,
  miracleChoiceOption,
  miracleChoicesOn,
} from '../../divination/miracle-choices.ts'
import { effectSourceOf } from '../../divination/miracles/builders.ts'
import { addEffectFrom, enchant, enchantment, enchantmentOf } from '../../mystic/enchantment.ts'
import { type Fighter, isStanding, type Play, profileOf, standing } from '../../state.ts'
import { sumWith } from '../../traits.ts'
import { eliminate } from '../../wounds/elimination.ts'
import { inflict } from '../../wounds/health.ts'

const GRASP = 'grasp-of-the-demon'
const SEAL = 'seal-of-the-corrupt'
/** CF-REV-ACHERON-36: the aura of a possessed servant, in cm. */
const AURA = 17.5
/**
 * The effect's number once a maintenance phase has used the body up; before that it is the round at whose end the soul
 * came, or 0.
 */
const USED_UP = -1

/** CF-REV-ACHERON-36: the soul of a dying faithful passes to a corrupt servant. */
const grasp: Miracle = miracle(GRASP, {
  mayTarget: (_play, target) => effectOn(target, 'corrupt-servant') !== undefined && !isFaithful(target),
  effect: (play, calling) =>
    immediately(() => {
      const { faithful, target } = calling
      const atEnd = effectOn(faithful, enchantmentOf(GRASP))?.x === USED_UP
      possess(play, faithful, target)
      enchant(play, effectSourceOf(calling), target, { x: atEnd ? play.state.round : 0 })
    }),
})

/**
 * CF-REV-ACHERON-36: the servant takes on Ejhin's faith, Aspects, miracles and Seal, and keeps its own card and
 * abilities.
 */
function possess({ state }: Play, dying: Fighter, servant: Fighter): void {
  const { member, faith } = dying
  const creed = profileOf(dying).faith!
  const profile = { ...servant.member.profile, faith: { ...creed, level: 'zealot', aura: AURA } as typeof creed }
  const seal = member.extras.filter(({ ability }) => ability === SEAL)
  const extras = [...servant.member.extras, ...seal]
  Object.assign(servant, { member: { ...servant.member, profile, extras, miracles: member.miracles }, faith })
  // A new list: fighters are indexed by what they carry, and the index notices only a new list.
  state.fighters = [...state.fighters]
  dying.faith = 0
}

/**
 * CF-REV-ACHERON-36: the end of each maintenance phase uses the body up, whatever would save it; a soul that arrives at
 * that moment stays.
 */
enchantment(GRASP, {
  lasts: 'game',
  shownAs: 'haunting',
  maintenance: {
    step: 'returning',
    isIdle: ({ state }, bearer, effect) => !isStanding(bearer) || effect?.x === state.round,
    *perform(play, bearer, effect) {
      if (!effect || !isStanding(bearer) || effect.x === play.state.round) return
      addEffectFrom(play, { id: GRASP, by: bearer }, bearer, effect.object, 'game', USED_UP)
      const cause = { by: null, rules: ['CF-REV-ACHERON-36'] }
      const spare = sumWith(play, bearer, 'extraWoundLevels', (ability, of) => ability.extraWoundLevels(bearer, of))
      for (let left = spare - bearer.extraWounds; left >= 0; left--) yield* inflict(play, bearer, 'killed', cause)
      if (isStanding(bearer)) yield* eliminate(play, bearer, cause)
    },
  },
})

/** CF-REV-ACHERON-36: called at the moment of death, from where Ejhin lies, and never in rout. */
define({
  ...{ id: GRASP, name: grasp.name, rule: 'CF-REV-ACHERON-36' },
  *onDeathOf(play, victim, bearer) {
    if (victim !== bearer || isDying(bearer) || bearer.inRout || !isFaithful(bearer)) return
    const named = standing(play).filter((fighter) => fighter !== bearer && mayTarget(play, bearer, grasp, fighter))
    const namings = named.flatMap((fighter) => miracleChoicesOn(play, bearer, grasp, fighter))
    const chosen = namings.length > 0 ? yield* choose(play, bearer, namings) : null
    if (chosen) yield* call(play, bearer, chosen)
  },
})

function* choose(play: Play, dying: Fighter, namings: readonly MiracleChoice[]): Procedure<MiracleChoice | null> {
  const none: DecisionOption<MiracleChoice | null> = {
    key: 'none',
    text: text('option.no-miracle'),
    icon: 'hand',
    value: null,
  }
  return yield* play.pick<MiracleChoice | null>({
    seat: dying.seat,
    figure: dying.id,
    prompt: text('ask.miracle', { fighter: { figure: dying.id } }),
    rules: ['CF-REV-ACHERON-36'],
    options: [...namings.map((naming) => miracleChoiceOption(play, dying, naming)), none],
  })
}
