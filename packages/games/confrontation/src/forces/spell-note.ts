import { listOf, type Message, type MessageArg, text } from '@fray/kernel'
import type { MiracleCard, SpellCard } from '../armies/extras/armoury.ts'

/**
 * CF-CARD-08: the printed values of a spell in their order: gems, paths, difficulty, range, target, duration,
 * frequency, intensity.
 */
export function spellNote(spell: SpellCard): Message {
  const { intensity } = spell
  return text('card.spell', {
    gems: gemsOf(spell),
    paths: listOf(spell.paths.map((path) => ({ text: text(`path.${path}`) }))),
    difficulty: { text: difficultyOf(spell) },
    range: { text: rangeOf(spell) },
    area: { text: text(`spell-area.${spell.on ?? 'special'}`) },
    lasts: { text: text(`spell-lasts.${spell.lasts ?? 'special'}`) },
    frequency: { text: frequencyOf(spell) },
    intensity,
  })
}

/** CF-CARD-08: gems of each Element, or any number of the caster's choice. */
function gemsOf({ cost = [] }: SpellCard): MessageArg {
  return listOf(
    cost.map(([gems, element]) => {
      const kind = { text: text(`element.${element}`) }
      return {
        text: gems === null ? text('card.gems-any', { element: kind }) : text('card.gems', { gems, element: kind }),
      }
    }),
  )
}

/** How often it may be cast: times a round, or one of the words. */
function frequencyOf({ frequency = 1 }: SpellCard): Message {
  return typeof frequency === 'number' ? text('card.frequency', { frequency }) : text(`card.frequency-${frequency}`)
}

/** CF-CARD-10: a number, or that the entry leaves it open. */
function difficultyOf({ difficulty }: Pick<SpellCard, 'difficulty'>): Message {
  return difficulty == null ? text('card.difficulty-special') : text('card.difficulty', { difficulty })
}

/** CF-CARD-11: in cm, or one of the words. */
function rangeOf({ range = null }: Pick<SpellCard | MiracleCard, 'range'>): Message {
  if (range === null) return text('card.range-unlimited')
  return typeof range === 'number' ? text('card.range', { range }) : text(`card.range-${range}`)
}

/**
 * CF-CARD-17: the printed values of a miracle in their order: cult, Fervour, difficulty, range, target. Its Aspects are
 * lost.
 */
export function miracleNote(miracle: MiracleCard): Message {
  const { cults, fervour } = miracle
  return text('card.miracle', {
    cults: listOf(cults.map((cult) => (CULTS.includes(cult) ? { text: text(`cult.${cult}`) } : cult))),
    fervour: { text: fervour == null ? text('card.fervour-free') : text('card.fervour', { fervour }) },
    difficulty: { text: difficultyOf(miracle) },
    range: { text: rangeOf(miracle) },
    area: { text: text(`miracle-area.${miracle.on ?? 'anybody'}`) },
  })
}

/** CF-CARD-19: cults named by a word of the rules; others have the name of a god. */
const CULTS: readonly string[] = ['universal', 'light', 'darkness', 'destiny']
