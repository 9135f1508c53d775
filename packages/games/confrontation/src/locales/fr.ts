import { namePhrases, type Phrases } from '@fray/kernel'
import abilities from './fr/abilities.json' with { type: 'json' }
import armies from './fr/armies.json' with { type: 'json' }
import assault from './fr/assault.json' with { type: 'json' }
import card from './fr/card.json' with { type: 'json' }
import combat from './fr/combat.json' with { type: 'json' }
import core from './fr/core.json' with { type: 'json' }
import divination from './fr/divination.json' with { type: 'json' }
import fear from './fr/fear.json' with { type: 'json' }
import fire from './fr/fire.json' with { type: 'json' }
import forces from './fr/forces.json' with { type: 'json' }
import form from './fr/form.json' with { type: 'json' }
import gems from './fr/gems.json' with { type: 'json' }
import guide from './fr/guide.json' with { type: 'json' }
import incantation from './fr/incantation.json' with { type: 'json' }
import input from './fr/input.json' with { type: 'json' }
import lessons from './fr/lessons.json' with { type: 'json' }
import machines from './fr/machines.json' with { type: 'json' }
import movement from './fr/movement.json' with { type: 'json' }
import namesAbilities from './fr/names/abilities.json' with { type: 'json' }
import namesEquipment from './fr/names/equipment.json' with { type: 'json' }
import namesFactions from './fr/names/factions.json' with { type: 'json' }
import namesFaith from './fr/names/faith.json' with { type: 'json' }
import namesFiguresDarkness from './fr/names/figures-darkness.json' with { type: 'json' }
import namesFiguresDestiny from './fr/names/figures-destiny.json' with { type: 'json' }
import namesFiguresLight from './fr/names/figures-light.json' with { type: 'json' }
import namesRankWords from './fr/names/rank-words.json' with { type: 'json' }
import namesRevised from './fr/names/revised.json' with { type: 'json' }
import namesSpells from './fr/names/spells.json' with { type: 'json' }
import notes from './fr/notes.json' with { type: 'json' }
import options from './fr/options.json' with { type: 'json' }
import peoplesAcheron from './fr/peoples/acheron.json' with { type: 'json' }
import peoplesDevourers from './fr/peoples/devourers.json' with { type: 'json' }
import peoplesDirz from './fr/peoples/dirz.json' with { type: 'json' }
import peoplesElementals from './fr/peoples/elementals.json' with { type: 'json' }
import peoplesGoblins from './fr/peoples/goblins.json' with { type: 'json' }
import peoplesGriffins from './fr/peoples/griffins.json' with { type: 'json' }
import peoplesLions from './fr/peoples/lions.json' with { type: 'json' }
import peoplesMidnor from './fr/peoples/midnor.json' with { type: 'json' }
import peoplesOphidian from './fr/peoples/ophidian.json' with { type: 'json' }
import peoplesOrcs from './fr/peoples/orcs.json' with { type: 'json' }
import peoplesSessairs from './fr/peoples/sessairs.json' with { type: 'json' }
import peoplesTirnabor from './fr/peoples/tirnabor.json' with { type: 'json' }
import peoplesWolfen from './fr/peoples/wolfen.json' with { type: 'json' }
import puzzles from './fr/puzzles.json' with { type: 'json' }
import questions from './fr/questions.json' with { type: 'json' }
import round from './fr/round.json' with { type: 'json' }
import scenarios from './fr/scenarios.json' with { type: 'json' }
import steam from './fr/steam.json' with { type: 'json' }
import tests from './fr/tests.json' with { type: 'json' }
import view from './fr/view.json' with { type: 'json' }
import { writeOutGems } from './gems.ts'

export const fr: Phrases = {
  ...writeOutGems(
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
      ...forces,
      ...form,
      ...guide,
      ...lessons,
      ...puzzles,
    },
    gems,
  ),
  ...namePhrases({
    ...namesFiguresLight,
    ...namesFiguresDarkness,
    ...namesFiguresDestiny,
    ...namesAbilities,
    ...namesEquipment,
    ...namesFactions,
    ...namesFaith,
    ...namesRankWords,
    ...namesSpells,
    ...namesRevised,
  }),
}
