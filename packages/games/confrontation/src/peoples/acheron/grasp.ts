import { type DecisionOption, type Procedure, text } from '@fray/kernel'
import { effectOn, immediately } from '../../abilities/builders.ts'
import { isDying } from '../../abilities/resilience.ts'
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
import { eliminate, inflict } from '../../wounds/health.ts'

const GRASP = 'CF-REV-ACHERON-36'
const SEAL = 'seal-of-the-corrupt'
/** CF-REV-ACHERON-36: the aura of whoever is possessed, in cm. */
const AURA = 17.5
/** The number of what lies on a body at the end of a maintenance phase; otherwise the round at whose end it came, or 0. */
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

/** CF-REV-ACHERON-36: her faith, Aspects, miracles and Seal are his now; his card and his abilities stay his own. */
function possess({ state }: Play, dying: Fighter, servant: Fighter): void {
  const { member, faith } = dying
  const creed = profileOf(dying).faith!
  const profile = { ...servant.member.profile, faith: { ...creed, level: 'zealot', aura: AURA } as typeof creed }
  const seal = member.extras.filter(({ ability }) => ability === SEAL)
  const extras = [...servant.member.extras, ...seal]
  Object.assign(servant, { member: { ...servant.member, profile, extras, miracles: member.miracles }, faith })
  // A new list: whoever looks for those who have something finds him by it.
  state.fighters = [...state.fighters]
  dying.faith = 0
}

/** CF-REV-ACHERON-36: at the end of each maintenance phase the body is used up, whatever would keep it; a soul that comes then stays. */
enchantment(GRASP, {
  lasts: 'game',
  shownAs: 'haunting',
  maintenance: {
    step: 'returning',
    isIdle: ({ state }, bearer, effect) => !isStanding(bearer) || effect?.x === state.round,
    *perform(play, bearer, effect) {
      if (!effect || !isStanding(bearer) || effect.x === play.state.round) return
      addEffectFrom(play, { id: GRASP, by: bearer }, bearer, effect.object, 'game', USED_UP)
      const cause = { by: null, rules: [GRASP] }
      const spare = sumWith(play, bearer, 'extraWoundLevels', (each, of) => each.extraWoundLevels(bearer, of))
      for (let left = spare - bearer.extraWounds; left >= 0; left--) yield* inflict(play, bearer, 'killed', cause)
      if (isStanding(bearer)) yield* eliminate(play, bearer, cause)
    },
  },
})

/** CF-REV-ACHERON-36: called at the moment of death, from where she lies, and never in rout. */
define({
  ...{ id: GRASP, name: grasp.name, rule: GRASP },
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
    rules: [GRASP],
    options: [...namings.map((naming) => miracleChoiceOption(play, dying, naming)), none],
  })
}
