import type { Translations } from '@fray/kernel'
import abilities from './en/abilities.json' with { type: 'json' }
import armies from './en/armies.json' with { type: 'json' }
import assault from './en/assault.json' with { type: 'json' }
import card from './en/card.json' with { type: 'json' }
import combat from './en/combat.json' with { type: 'json' }
import core from './en/core.json' with { type: 'json' }
import divination from './en/divination.json' with { type: 'json' }
import fear from './en/fear.json' with { type: 'json' }
import fire from './en/fire.json' with { type: 'json' }
import gems from './en/gems.json' with { type: 'json' }
import incantation from './en/incantation.json' with { type: 'json' }
import input from './en/input.json' with { type: 'json' }
import machines from './en/machines.json' with { type: 'json' }
import movement from './en/movement.json' with { type: 'json' }
import notes from './en/notes.json' with { type: 'json' }
import options from './en/options.json' with { type: 'json' }
import peoplesAcheron from './en/peoples/acheron.json' with { type: 'json' }
import peoplesDevourers from './en/peoples/devourers.json' with { type: 'json' }
import peoplesDirz from './en/peoples/dirz.json' with { type: 'json' }
import peoplesElementals from './en/peoples/elementals.json' with { type: 'json' }
import peoplesGoblins from './en/peoples/goblins.json' with { type: 'json' }
import peoplesGriffins from './en/peoples/griffins.json' with { type: 'json' }
import peoplesLions from './en/peoples/lions.json' with { type: 'json' }
import peoplesMidnor from './en/peoples/midnor.json' with { type: 'json' }
import peoplesOphidian from './en/peoples/ophidian.json' with { type: 'json' }
import peoplesOrcs from './en/peoples/orcs.json' with { type: 'json' }
import peoplesSessairs from './en/peoples/sessairs.json' with { type: 'json' }
import peoplesTirnabor from './en/peoples/tirnabor.json' with { type: 'json' }
import peoplesWolfen from './en/peoples/wolfen.json' with { type: 'json' }
import questions from './en/questions.json' with { type: 'json' }
import round from './en/round.json' with { type: 'json' }
import scenarios from './en/scenarios.json' with { type: 'json' }
import steam from './en/steam.json' with { type: 'json' }
import tests from './en/tests.json' with { type: 'json' }
import view from './en/view.json' with { type: 'json' }
import { writeOutGems } from './gems.ts'

/** The English phrases of the game itself; army builder, guide, lessons and puzzles have their own. */
export const phrases = {
  en: writeOutGems(
    {
      ...card,
      ...core,
      ...abilities,
      ...armies,
      ...assault,
      ...combat,
      ...divination,
      ...fear,
      ...fire,
      ...incantation,
      ...input,
      ...machines,
      ...movement,
      ...notes,
      ...options,
      ...questions,
      ...round,
      ...scenarios,
      ...steam,
      ...tests,
      ...view,
      ...peoplesDirz,
      ...peoplesAcheron,
      ...peoplesMidnor,
      ...peoplesOphidian,
      ...peoplesGriffins,
      ...peoplesLions,
      ...peoplesSessairs,
      ...peoplesDevourers,
      ...peoplesTirnabor,
      ...peoplesGoblins,
      ...peoplesOrcs,
      ...peoplesWolfen,
      ...peoplesElementals,
    },
    gems,
  ),
}

export type PhraseId = keyof typeof phrases.en

/** Everything in other languages. */
export const translations: Translations = {
  es: async () => (await import('./es.ts')).es,
  fr: async () => (await import('./fr.ts')).fr,
}
