import rules from '../../data/army-rules.json' with { type: 'json' }
import { traitOf } from './ability-list.ts'
import { type Artefact, artefactNamed, artefacts, spellNamed } from './armoury.ts'
import { complain, type Examined } from './army-fault.ts'
import { mayBear } from './bearers.ts'
import { complainOfMissing } from './forbidden.ts'
import { type Listed, sumOf } from './muster.ts'
import type { Profile } from './profile.ts'
import { rankRow } from './ranks.ts'

/** CF-ARMY-07, -08, -21, CF-ARTEFACT-01 to -04. */
export function checkArtefacts(army: Examined): void {
  for (const each of army.everybody) {
    if (each.listed.artefacts.length > 0) checkBearer(army, each)
  }
  checkRunes(army)
  checkRelics(army)
  checkNumbers(army)
}

function checkBearer(army: Examined, { profile, listed, place }: Listed): void {
  const { name } = profile
  const field = (i: number) => `${place}.artefacts[${i}]`
  const most = placesOf(profile)
  const count = listed.artefacts.filter((id, i) => takesPlace(id, listed.artefacts.slice(0, i))).length
  if (count > most) complain(army, 'artefact-number', { name, count, most }, `${place}.artefacts`, 'CF-ARMY-08')
  for (const [i, id] of listed.artefacts.entries()) {
    const artefact = artefactNamed(id)
    if (!artefact) {
      complainOfMissing(army, 'artefact', id, field(i), 'CF-CARD-07')
      continue
    }
    const args = { name, artefact: artefact.name }
    const before = listed.artefacts.slice(0, i)
    if (!mayBear(profile, artefact)) complain(army, 'artefact-bearer', args, field(i), ...bearerRules(artefact))
    else if (hasAlready(profile, artefact)) complain(army, 'artefact-ability', args, field(i), 'CF-ARTEFACT-02')
    if (!isSupported(army, artefact)) complain(army, 'artefact-spell', spellArgs(artefact), field(i), artefact.rule)
    if (clashes(artefact, before)) complain(army, 'artefact-twice', args, field(i), 'CF-ARMY-21', 'CF-ARTEFACT-08')
  }
}

/** CF-REV-TIRNABOR-04, -05: whether somebody of the army knows the spell that a thing is for. */
function isSupported({ everybody }: Examined, { needsSpell }: Artefact): boolean {
  return needsSpell === undefined || everybody.some(({ listed }) => listed.spells.includes(needsSpell))
}

function spellArgs({ name, needsSpell = '' }: Artefact) {
  return { artefact: name, spell: spellNamed(needsSpell)?.name ?? needsSpell }
}

/** CF-REV-DIRZ-02, CF-REV-ORC-02: what is free takes none of the places, and of doses only the first. */
function takesPlace(id: string, before: readonly string[]): boolean {
  const artefact = artefactNamed(id)
  return !artefact?.free && !(artefact?.doses && before.includes(id))
}

/** CF-ARMY-08, CF-ABIL-04: by rank, or as many as Artefact/X says. */
export function placesOf({ rank, traits }: Profile): number {
  return traits.find(({ ability }) => ability === 'artefact')?.x ?? rankRow(rank).artefacts
}

/** CF-ARTEFACT-02, -18, -19: an ability that he has is not given again, unless as a better one. */
export function hasAlready(profile: Profile, { grants, replaces = [] }: Artefact): boolean {
  if (grants === undefined) return false
  const { ability } = traitOf(grants)
  const own = profile.traits.find((trait) => trait.ability === ability)
  return own !== undefined && !replaces.includes(`${ability}/${own.x}`)
}

/** CF-ARMY-21, CF-ARTEFACT-08, -12, -16, -26: no second copy and no second of a family, potions excepted. */
export function clashes({ id, family, several, doses }: Artefact, carried: readonly string[]): boolean {
  if (family === 'potion' || several || doses) return false
  return carried.some((other) => other === id || (family !== undefined && artefactNamed(other)?.family === family))
}

/** CF-ARTEFACT-04: one rune of healing for each 200 A.P. of the army as built, or part of them. */
function checkRunes(army: Examined): void {
  const count = army.everybody.reduce((sum, { listed }) => {
    const runes = listed.artefacts.filter((id) => artefactNamed(id)?.family === 'rune-of-healing')
    return sum + runes.length * listed.count
  }, 0)
  const most = Math.ceil(sumOf(army.everybody) / rules.runesOfHealingPer)
  if (count > most) complain(army, 'runes', { count, most }, '', 'CF-ARTEFACT-04')
}

/** CF-RELIC-01: one of each relic in an army. */
function checkRelics(army: Examined): void {
  for (const { id, name } of artefacts.filter(({ relic }) => relic)) {
    const [, ...others] = army.everybody.filter(({ listed }) => listed.artefacts.includes(id))
    for (const { place, listed } of others) {
      complain(
        army,
        'relic-twice',
        { relic: name },
        `${place}.artefacts[${listed.artefacts.indexOf(id)}]`,
        'CF-RELIC-01',
      )
    }
  }
}

function bearerRules({ bearers, relic, rule }: Artefact): readonly string[] {
  if (relic) return ['CF-RELIC-01', 'CF-RELIC-02']
  return bearers ? [rule, 'CF-REV-23'] : ['CF-ARMY-07', 'CF-ARTEFACT-01']
}

/** CF-REV-DIRZ-15, CF-REV-ACHERON-34: cards of which an army may have only so many; A.P. of the army as built. */
function checkNumbers(army: Examined): void {
  for (const artefact of artefacts) {
    const most = mostOf(army, artefact)
    if (most === null) continue
    const bearers = bearersOf(army, artefact.id)
    const count = numberOf(bearers)
    if (count <= most) continue
    const { place, listed } = bearers.at(-1)!
    const field = `${place}.artefacts[${listed.artefacts.indexOf(artefact.id)}]`
    complain(army, 'artefact-copies', { artefact: artefact.name, count, most }, field, artefact.rule)
  }
}

function mostOf(army: Examined, { perArmy, perStarted, comesWith }: Artefact): number | null {
  if (perStarted !== undefined) return Math.ceil(sumOf(army.everybody) / perStarted)
  if (comesWith !== undefined) return numberOf(bearersOf(army, comesWith))
  return perArmy ?? null
}

function bearersOf({ everybody }: Examined, id: string): Listed[] {
  return everybody.filter(({ listed }) => listed.artefacts.includes(id))
}

function numberOf(bearers: readonly Listed[]): number {
  return bearers.reduce((sum, { listed }) => sum + listed.count, 0)
}
