import { type Procedure, text } from '@fray/kernel'
import { effectOn, immediately, removeEffect, ruleOf, termOf } from '../../abilities/builders.ts'
import { define, traitsOf } from '../../ability.ts'
import { spellNamed } from '../../armies/extras/armoury.ts'
import { gapBetween } from '../../ground/bodies.ts'
import { cast } from '../../incantation/casting.ts'
import { isSpared, newlyAffected } from '../../incantation/power.ts'
import { defineReaction, spell } from '../../incantation/spell.ts'
import { spellChoiceOption, spellChoices } from '../../incantation/spell-choices.ts'
import { lastingSpell } from '../../incantation/spells/builders.ts'
import { enchant, enchantment, enchantmentOf } from '../../mystic/enchantment.ts'
import { areEnemies, type Fighter, type Play, type PlayState, profileOf } from '../../state.ts'
import { has } from '../../traits.ts'
import { CENTIMETRE } from '../../units.ts'
import { suffer } from '../../wounds/damage-roll.ts'
import { fightersNear, freeAction, innate } from '../builders.ts'

const SUPPORT = 'support-of-inquisitors'
const ESCHELIUS = 'the-ardent-among-inquisitors'

function isInquisitor(fighter: Fighter): boolean {
  return traitsOf(fighter).some(({ ability }) => ability === SUPPORT || ability === ESCHELIUS)
}

/** CF-REV-GRIFFIN-15, -16, -19: how near the others must be, in cm. */
const TOGETHER = 5

/** CF-REV-GRIFFIN-15, -16: +1 for each other inquisitor of the same camp nearby, up to a limit. */
function supportAbility(id: string, most: number) {
  return innate(id, {
    finalResult: ({ play, test, tally }, bearer) => {
      if (test.kind !== 'incantation') return
      const others = fightersNear(play, bearer, TOGETHER).filter((fighter) => {
        return fighter !== bearer && fighter.seat === bearer.seat && isInquisitor(fighter)
      })
      tally.add(Math.min(most, others.length), termOf(id), ruleOf(id))
    },
  })
}

define(supportAbility(SUPPORT, 5), supportAbility(ESCHELIUS, 2))

const RELAY = 'relay-of-the-inquisition'

/** CF-REV-GRIFFIN-19: spells of Redemption that are not personal, of an inquisitor nearby. */
define(innate(RELAY, {
  relaysSpell: (id, caster, bearer) => {
    const card = spellNamed(id)
    if (!card?.paths.includes('redemption') || card.range === 'personal') return false
    return isInquisitor(caster) && gapBetween(caster, bearer) <= TOGETHER * CENTIMETRE
  },
}))

const WAVE = 'wave-of-fervour'
/** CF-REV-GRIFFIN-17: its reach in cm. */
const SWEPT = 5

spell(WAVE, {
  on: 'self',
  area: true,
  *effect(play, casting) {
    const { caster } = casting
    const enemies = fightersNear(play, caster, SWEPT).filter((fighter) => areEnemies(fighter, caster))
    for (const fighter of newlyAffected(play, casting, enemies)) {
      if (!(yield* isSpared(play, casting, fighter)))
        yield* suffer(play, fighter, 'stunned', { by: caster, rules: ['CF-REV-GRIFFIN-17'] })
    }
  },
})

/** CF-REV-GRIFFIN-17: the assault of this activation: 1 is an engagement, 0 is a charge. */
enchantment(WAVE, {}, 'assault')
const ASSAULT = enchantmentOf(WAVE, 'assault')

/** CF-REV-GRIFFIN-17: a fighter that has engaged and not charged may still cast it, even a pure magician. */
defineReaction(WAVE, {
  assaultAnnounced: (play, { assailant, kind }, bearer) =>
    immediately(() => {
      if (assailant !== bearer || kind === 'pursuit' || effectOn(bearer, ASSAULT)?.x === 0) return
      const x = kind === 'engagement' ? 1 : 0
      enchant(play, { id: WAVE, by: bearer }, bearer, { part: 'assault', until: 'activation-phase', x })
    }),
  activationEnd: (_play, bearer) => immediately(() => void removeEffect(bearer, ASSAULT)),
  actions: [
    freeAction(WAVE, {
      part: 'cast-after-engaging',
      icon: 'magic-swirl',
      rules: ['CF-REV-GRIFFIN-17'],
      isOpen: (play, bearer) => effectOn(bearer, ASSAULT)?.x === 1 && wavesOf(play, bearer).length > 0,
      use: sweep,
    }),
  ],
})

function wavesOf(play: PlayState, bearer: Fighter) {
  return spellChoices(play, bearer, { moment: 'activation', fallenBefore: [] }).filter(
    ({ spell: { id } }) => id === WAVE,
  )
}

function* sweep(play: Play, bearer: Fighter): Procedure {
  const naming = yield* play.pick({
    seat: bearer.seat,
    figure: bearer.id,
    prompt: text('ask.spell', { fighter: { figure: bearer.id } }),
    rules: ['CF-REV-GRIFFIN-17', 'CF-CAST-06'],
    options: wavesOf(play, bearer).map((wave) => spellChoiceOption(play, bearer, wave)),
  })
  yield* cast(play, bearer, naming)
}

const CHASTISEMENT = 'incandescent-chastisement'

/** CF-REV-GRIFFIN-20: a judgement blade, printed or bought. */
function hasJudgementBlade(play: PlayState, fighter: Fighter): boolean {
  return profileOf(fighter).equipment.includes('Judgement blade') || has(play, fighter, 'chastisement')
}

/** CF-REV-GRIFFIN-20: a third die hand to hand and never a fourth; three alike kill. */
lastingSpell(
  CHASTISEMENT,
  {
    damageDice: (_play, { by, kind }, bearer) => (by === bearer && kind === 'combat' ? 1 : 0),
    mostDamageDice: () => 1,
    killsOutright: (_dice, { kind, thrown = [] }) => kind === 'combat' && new Set(thrown).size === 1,
  },
  { on: 'self', mayTarget: hasJudgementBlade },
)
