import { namePhrases, type Phrases } from '@fray/kernel'
import abilities from './es/abilities.json' with { type: 'json' }
import armies from './es/armies.json' with { type: 'json' }
import assault from './es/assault.json' with { type: 'json' }
import card from './es/card.json' with { type: 'json' }
import combat from './es/combat.json' with { type: 'json' }
import core from './es/core.json' with { type: 'json' }
import divination from './es/divination.json' with { type: 'json' }
import fear from './es/fear.json' with { type: 'json' }
import fire from './es/fire.json' with { type: 'json' }
import forces from './es/forces.json' with { type: 'json' }
import form from './es/form.json' with { type: 'json' }
import gems from './es/gems.json' with { type: 'json' }
import guide from './es/guide.json' with { type: 'json' }
import incantation from './es/incantation.json' with { type: 'json' }
import input from './es/input.json' with { type: 'json' }
import lessons from './es/lessons.json' with { type: 'json' }
import machines from './es/machines.json' with { type: 'json' }
import movement from './es/movement.json' with { type: 'json' }
import namesAbilities from './es/names/abilities.json' with { type: 'json' }
import namesEquipment from './es/names/equipment.json' with { type: 'json' }
import namesFactions from './es/names/factions.json' with { type: 'json' }
import namesFaith from './es/names/faith.json' with { type: 'json' }
import namesFiguresDarkness from './es/names/figures-darkness.json' with { type: 'json' }
import namesFiguresDestiny from './es/names/figures-destiny.json' with { type: 'json' }
import namesFiguresLight from './es/names/figures-light.json' with { type: 'json' }
import namesRankWords from './es/names/rank-words.json' with { type: 'json' }
import namesRevised from './es/names/revised.json' with { type: 'json' }
import namesSpells from './es/names/spells.json' with { type: 'json' }
import notes from './es/notes.json' with { type: 'json' }
import options from './es/options.json' with { type: 'json' }
import peoplesAcheron from './es/peoples/acheron.json' with { type: 'json' }
import peoplesDevourers from './es/peoples/devourers.json' with { type: 'json' }
import peoplesDirz from './es/peoples/dirz.json' with { type: 'json' }
import peoplesElementals from './es/peoples/elementals.json' with { type: 'json' }
import peoplesGoblins from './es/peoples/goblins.json' with { type: 'json' }
import peoplesGriffins from './es/peoples/griffins.json' with { type: 'json' }
import peoplesLions from './es/peoples/lions.json' with { type: 'json' }
import peoplesMidnor from './es/peoples/midnor.json' with { type: 'json' }
import peoplesOphidian from './es/peoples/ophidian.json' with { type: 'json' }
import peoplesOrcs from './es/peoples/orcs.json' with { type: 'json' }
import peoplesSessairs from './es/peoples/sessairs.json' with { type: 'json' }
import peoplesTirnabor from './es/peoples/tirnabor.json' with { type: 'json' }
import peoplesWolfen from './es/peoples/wolfen.json' with { type: 'json' }
import puzzles from './es/puzzles.json' with { type: 'json' }
import questions from './es/questions.json' with { type: 'json' }
import round from './es/round.json' with { type: 'json' }
import scenarios from './es/scenarios.json' with { type: 'json' }
import steam from './es/steam.json' with { type: 'json' }
import tests from './es/tests.json' with { type: 'json' }
import view from './es/view.json' with { type: 'json' }
import { writeOutGems } from './gems.ts'

export const es: Phrases = {
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
