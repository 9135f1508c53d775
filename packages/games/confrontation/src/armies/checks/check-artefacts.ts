import rules from '../../../data/army-rules.json' with { type: 'json' }
import type { Listed } from '../army-builder.ts'
import { traitOf } from '../cards/ability-list.ts'
import { addMissingFault } from '../cards/forbidden.ts'
import type { Profile } from '../cards/profile.ts'
import { type Artefact, artefactNamed, artefacts, spellNamed } from '../extras/armoury.ts'
import { mayBear } from '../extras/bearers.ts'
import { rankRow } from '../extras/ranks.ts'
import { type ArmyContext, addFault, type LineContext } from './army-fault.ts'

/** CF-ARMY-07, -08, -21, CF-ARTEFACT-01 to -03: the artefacts of a fighter. */
export function checkArtefacts(army: LineContext, { profile, listed, place }: Listed): void {
  if (listed.artefacts.length === 0) return
  const { name } = profile
  const field = (i: number) => `${place}.artefacts[${i}]`
  const most = placesOf(profile)
  const count = listed.artefacts.filter((id, i) => takesPlace(id, listed.artefacts.slice(0, i))).length
  if (count > most) addFault(army, 'artefact-number', { name, count, most }, `${place}.artefacts`, 'CF-ARMY-08')
  for (const [i, id] of listed.artefacts.entries()) {
    const artefact = artefactNamed(id)
    if (!artefact) {
      addMissingFault(army, 'artefact', id, field(i), 'CF-CARD-07')
      continue
    }
    const args = { name, artefact: artefact.name }
    const before = listed.artefacts.slice(0, i)
    if (!mayBear(profile, artefact)) addFault(army, 'artefact-bearer', args, field(i), ...bearerRules(artefact))
    else if (hasAlready(profile, artefact)) addFault(army, 'artefact-ability', args, field(i), 'CF-ARTEFACT-02')
    if (!isSupported(army, artefact)) addFault(army, 'artefact-spell', spellArgs(artefact), field(i), artefact.rule)
    if (clashes(artefact, before)) addFault(army, 'artefact-twice', args, field(i), 'CF-ARMY-21', 'CF-ARTEFACT-08')
  }
}

/** CF-REV-TIRNABOR-04, -05: whether a magician of the army knows the spell that an artefact needs. */
function isSupported({ facts }: LineContext, { needsSpell }: Artefact): boolean {
  return needsSpell === undefined || facts.has(`known:${needsSpell}`)
}

function spellArgs({ name, needsSpell = '' }: Artefact) {
  return { artefact: name, spell: spellNamed(needsSpell)?.name ?? needsSpell }
}

/** CF-REV-DIRZ-02, CF-REV-ORC-02: free artefacts take no place, and only the first of several doses does. */
function takesPlace(id: string, before: readonly string[]): boolean {
  const artefact = artefactNamed(id)
  return !artefact?.free && !(artefact?.doses && before.includes(id))
}

/** CF-ARMY-08, CF-ABIL-04: places for artefacts by rank, or by Artefact/X. */
export function placesOf({ rank, traits }: Profile): number {
  return traits.find(({ ability }) => ability === 'artefact')?.x ?? rankRow(rank).artefacts
}

/** CF-ARTEFACT-02, -18, -19: an artefact may only improve an ability that the fighter has. */
export function hasAlready(profile: Profile, { grants, replaces = [] }: Artefact): boolean {
  if (grants === undefined) return false
  const { ability } = traitOf(grants)
  const own = profile.traits.find((trait) => trait.ability === ability)
  return own !== undefined && !replaces.includes(`${ability}/${own.x}`)
}

/** CF-ARMY-21, CF-ARTEFACT-08, -12, -16, -26: no second copy and no second of a family, except potions. */
export function clashes({ id, family, several, doses }: Artefact, carried: readonly string[]): boolean {
  if (family === 'potion' || several || doses) return false
  return carried.some((other) => other === id || (family !== undefined && artefactNamed(other)?.family === family))
}

/** CF-ARTEFACT-04: one rune of healing for each started 200 A.P. of the army as built. */
export function checkRunes(army: ArmyContext): void {
  const count = army.sum('runes')
  const most = Math.ceil(army.sum('ap') / rules.runesOfHealingPer)
  if (count > most) addFault(army, 'runes', { count, most }, '', 'CF-ARTEFACT-04')
}

/** CF-RELIC-01: one of each relic in an army. */
export function checkRelics(army: ArmyContext): void {
  for (const { id, name } of RELICS) {
    const places = army.places(`relic:${id}`)
    for (let i = 1; i < army.sum(`relic:${id}`); i++) {
      addFault(army, 'relic-twice', { relic: name }, places[i] ?? '', 'CF-RELIC-01')
    }
  }
}

const RELICS = artefacts.filter(({ relic }) => relic)

function bearerRules({ bearers, relic, rule }: Artefact): readonly string[] {
  if (relic) return ['CF-RELIC-01', 'CF-RELIC-02']
  return bearers ? [rule, 'CF-REV-23'] : ['CF-ARMY-07', 'CF-ARTEFACT-01']
}

/** CF-REV-DIRZ-15, CF-REV-ACHERON-34: cards whose number in an army is limited, some by its A.P. as built. */
export function checkArtefactNumbers(army: ArmyContext): void {
  for (const artefact of LIMITED) {
    const [count, most] = [army.sum(`artefact:${artefact.id}`), mostOf(army, artefact)]
    if (count <= most) continue
    const field = army.places(`artefact:${artefact.id}`).at(-1) ?? ''
    addFault(army, 'artefact-copies', { artefact: artefact.name, count, most }, field, artefact.rule)
  }
}

const LIMITED = artefacts.filter(({ perArmy, perStarted, comesWith }) => perArmy ?? perStarted ?? comesWith)

function mostOf(army: ArmyContext, { perArmy = 0, perStarted, comesWith }: Artefact): number {
  if (perStarted !== undefined) return Math.ceil(army.sum('ap') / perStarted)
  return comesWith === undefined ? perArmy : army.sum(`artefact:${comesWith}`)
}
