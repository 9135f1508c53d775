import { BARRICADE } from '../abilities/deployment/sapper.ts'
import { listedAbilities } from '../armies/cards/ability-list.ts'
import { equipment } from '../armies/cards/equipment.ts'
import { forbiddenCards } from '../armies/cards/forbidden.ts'
import { profiles } from '../armies/cards/profiles.ts'
import { artefacts, miracles, spells } from '../armies/extras/armoury.ts'
import { capacities } from '../armies/extras/capacities/index.ts'
import { CONSECRATION } from '../armies/extras/consecration.ts'
import { RAPID_RELOADING } from '../armies/extras/incarnation.ts'
import { innateCapacities } from '../armies/extras/innate-capacities.ts'
import { virtues } from '../armies/extras/virtues.ts'
import { factions, wordOfFaction } from '../armies/peoples/factions.ts'
import { incident } from '../artillery/incident.ts'
import { forces } from '../forces/forces.ts'
import { captured } from '../machines/capture.ts'
import { substitute } from '../machines/substitutes.ts'
import { behaviours } from '../peoples/elementals/behaviour.ts'
import { boilerOutOfOrder } from '../steam/effects.ts'

/** Persons, beasts and peoples, who are called the same everywhere. */
const PROPER: ReadonlySet<string> = new Set([
  ...["Dragan d'Orianthe", "Egeus d'Icquor", 'Kelgar de Valady', 'Sihran de Montvert', "Kamis d'Amirat"],
  ...['Selsým', 'Soïm', 'Galhyan', 'Viraë', 'Sinshera', 'Melmoth', 'Asura de Sarlath', 'Sophet Drahas'],
  ...['Ejhin de Vanth', "Ganzhyr d'Hestia", 'Iandorias Lazarian', 'Feyd Mantis', 'Kayl Kartan', 'Thyssan Ka'],
  ...['Cypher Lukhan', 'Sin Assyris', 'Salias Yesod', 'Sasia Samaris', 'Ardokath', 'Yh-Sabahal', 'Yh-Ibenseh'],
  ...['Akkadhalet', 'Ysilthan', 'Sydion', "S'Erum", 'Pilzenbhir', 'Kulzarak', 'Bazûka', 'Golborak', 'Cyanhur'],
  ...['Kal Shadar', 'Shaka-Umruk', 'Carbone', 'Asgarh', 'Managarm', 'Kaëlliss', 'kal-nam', 'Kal-Nam'],
  ...['kar-an-tyr', 'Kar-An-Tyr', 'naël-tarn', 'Naël-Tarn'],
])

/** Range weapons that capacities give. */
const WEAPONS = ['Bow of Icquor']

/** Every name in the catalogues of the game that other languages translate. */
export const catalogueNames: readonly string[] = [
  ...new Set([...profiles.flatMap(({ rankWords }) => rankWords), ...factions.map(wordOfFaction)]),
  ...factions.map(({ name }) => name),
  ...capacities.map(({ name }) => name),
  ...WEAPONS,
  BARRICADE,
  ...profiles.flatMap(({ name, weapon }) => (weapon ? [name, weapon.name] : [name])),
  ...[
    CONSECRATION,
    RAPID_RELOADING,
    boilerOutOfOrder,
    captured,
    incident,
    substitute,
    ...listedAbilities,
    ...equipment,
    ...artefacts,
    ...virtues,
    ...innateCapacities,
    ...spells,
    ...miracles,
    ...forbiddenCards,
    ...behaviours,
  ].map(({ name }) => name),
  ...(forces.profileExamples ?? []).map((example) => (example as { name: string }).name),
].filter((name) => !PROPER.has(name))
