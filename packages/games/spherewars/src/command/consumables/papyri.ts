import { type Procedure, text } from '@fray/kernel'
import { asProcedure } from '../../abilities/builders.ts'
import { registry } from '../../ability.ts'
import { targetRoll } from '../../dice.ts'
import { isBarredFromMagic } from '../../magic/power.ts'
import { needsSight } from '../../magic/spells.ts'
import { type Combatant, ownerOf, type Play } from '../../state.ts'
import { offer, type Usage } from '../consumables.ts'
import type { WindowMoment } from '../window-moment.ts'

/** SW-CONSUMABLE-10 to -12: hides the user if a die reaches the difficulty; null means no roll. */
function mistScroll(id: string, difficulty: number | null): Usage {
  return {
    id,
    icon: 'fog',
    at: ['before-precision', 'after-designation'],
    suits: (play, moment, carrier) => isAimedAt(play, moment, carrier),
    *effect(play, moment, carrier) {
      const hidden = difficulty === null || (yield* mistRoll(play, carrier, id, difficulty))
      const type = hidden ? 'mist-hides' : 'mist-fails'
      play.log(type, { carrier: { figure: carrier.id } }, [registry.get(id).rule], {
        seat: ownerOf(play, carrier),
        isOutcome: true,
      })
      if (hidden) hide(play, moment, carrier)
    },
  }
}

/**
 * Whether the carrier is the target of a mundane shot, or of a spell that needs sight. Friends need not be seen and
 * cast nothing harmful.
 */
function isAimedAt(play: Play, moment: WindowMoment, carrier: Combatant): boolean {
  if (moment.at === 'before-precision') return moment.target.id === carrier.id && !moment.hidden.includes(carrier.id)
  if (moment.at !== 'after-designation' || moment.target?.id !== carrier.id) return false
  return needsSight(moment.acting, carrier) && !play.state.liturgy!.hidden.includes(carrier.id)
}

function* mistRoll(play: Play, carrier: Combatant, id: string, difficulty: number): Procedure<boolean> {
  const purpose = text('roll.mist', { carrier: { figure: carrier.id }, difficulty })
  const rules = [registry.get(id).rule]
  const { successes } = yield* targetRoll(play, purpose, rules, ownerOf(play, carrier), 1, difficulty)
  return successes > 0
}

function hide(play: Play, moment: WindowMoment, { id }: Combatant): void {
  if (moment.at === 'before-precision') moment.hidden.push(id)
  else play.state.liturgy?.hidden.push(id)
}

/** SW-CONSUMABLE-19 to -21: adds gems to dispelling the spell just designated, with or without sorcerers. */
function dispellingPapyrus(id: string, gems: number): Usage {
  return {
    id,
    icon: 'papyrus',
    at: ['before-hiding'],
    suits: (_turn, { acting }, carrier) => acting.side !== carrier.side,
    effect: (play) =>
      asProcedure(() => {
        const liturgy = play.state.liturgy!
        liturgy.dispellingGift += gems
        liturgy.dispellingDue += gems
      }),
  }
}

/** SW-CONSUMABLE-22 to -24: read by the caster, or by another sorcerer of the band that is not barred. */
function enchantmentPapyrus(id: string): Usage {
  return {
    id,
    icon: 'papyrus',
    at: ['before-hiding'],
    suits: (_turn, { acting }, carrier) =>
      acting.band === carrier.band && carrier.profile.pow !== null && !isBarredFromMagic(carrier),
    effect: (play) =>
      asProcedure(() => {
        play.state.liturgy!.castingGift += registry.get(id).castingGems ?? 0
      }),
  }
}

/** SW-CONSUMABLE-36, -37: asks for the spell to be cancelled; the liturgy decides whether it is. */
function cancellationPapyrus(id: string, at: WindowMoment['at']): Usage {
  return {
    id,
    icon: 'cancel',
    at: [at],
    suits: (play, { acting }, carrier) => acting.side !== carrier.side && !play.state.liturgy?.cancelled,
    effect: (play) =>
      asProcedure(() => {
        play.state.liturgy!.cancelled = true
      }),
  }
}

offer(
  mistScroll('inferior-mist-scroll', 5),
  mistScroll('superior-mist-scroll', 3),
  mistScroll('sublime-mist-scroll', null),
  dispellingPapyrus('inferior-dispelling-papyrus', 1),
  dispellingPapyrus('superior-dispelling-papyrus', 2),
  dispellingPapyrus('sublime-dispelling-papyrus', 3),
  enchantmentPapyrus('inferior-enchantment-papyrus'),
  enchantmentPapyrus('superior-enchantment-papyrus'),
  enchantmentPapyrus('sublime-enchantment-papyrus'),
  cancellationPapyrus('inferior-cancellation-papyrus', 'after-revealing'),
  cancellationPapyrus('sublime-cancellation-papyrus', 'after-outcome'),
)
