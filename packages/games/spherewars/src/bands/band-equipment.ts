import { listOf, text } from '@fray/kernel'
import { type Artefact, artefactNamed, barredFrom, consumableNamed } from './armoury.ts'
import { barredArtefact, bearerOf, canEngrave, chooseMostPower, countOf, powerOf } from './artefact-choice.ts'
import type { Recruit } from './band.ts'
import { addFault, type BandExamination, fieldOf } from './band-fault.ts'

/** Checks artefacts and consumables across the band. */
export function checkEquipment(band: BandExamination): void {
  const lines = new Map(band.recruits.map((recruit) => [recruit.line, recruit]))
  const carried: string[] = []
  for (const recruit of lines.values()) {
    checkArtefacts(band, recruit, carried)
    checkConsumables(band, recruit)
    carried.push(...recruit.listed.artefacts)
  }
}

function checkArtefacts(band: BandExamination, recruit: Recruit, carried: readonly string[]): void {
  const { entry, listed } = recruit
  if (entry.profile.ap === 0) {
    const field = fieldOf(recruit, 'artefacts')
    if (listed.artefacts.length > 0) addFault(band, 'no-arcane-power', { name: entry.name }, field, 'SW-ARTEFACT-01')
    return
  }
  const chosen = listed.artefacts.flatMap((id, i) => readArtefact(band, recruit, id, i, carried) ?? [])
  checkTypes(band, recruit, chosen)
  checkPower(band, recruit, chosen)
}

/** Reads one artefact; null if there is none with this id. */
function readArtefact(
  band: BandExamination,
  recruit: Recruit,
  id: string,
  index: number,
  carried: readonly string[],
): Artefact | null {
  const { entry, listed } = recruit
  const field = fieldOf(recruit, `artefacts[${index}]`)
  const artefact = artefactNamed(id)
  if (!artefact) {
    addFault(band, 'no-artefact', { id }, field, 'SW-ARTEFACT-01')
    return null
  }
  const args = { name: entry.name, item: artefact.name }
  if (carried.includes(id) || listed.artefacts.indexOf(id) < index) {
    addFault(band, 'artefact-twice', args, field, 'SW-ARTEFACT-07')
  }
  const barred = barredArtefact(artefact, bearerOf(entry, listed, band.raceRules))
  if (barred) addFault(band, barred, args, field, ...barredRules(barred, artefact.rule))
  return artefact
}

function barredRules(barred: string, own: string): readonly string[] {
  switch (barred) {
    case 'other-race':
      return ['SW-RGEAR-50']
    case 'no-race-gear':
      return ['SW-RGEN-01']
    case 'wrong-type':
      return ['SW-PROFILE-28', 'SW-RPROF-14']
    default:
      return [own]
  }
}

/** SW-PROFILE-28, SW-ARTEFACT-06, -08: no more of a type than the profile allows, and one weapon for each rune. */
function checkTypes(band: BandExamination, recruit: Recruit, chosen: readonly Artefact[]): void {
  const { entry, listed } = recruit
  const { types, profile } = bearerOf(entry, listed, band.raceRules)
  for (const type of new Set(chosen.map((artefact) => artefact.type))) {
    const most = types[type] ?? 0
    const count = countOf(type, chosen)
    const kind = { text: text(`artefact-type.${type}`) }
    const args = { name: entry.name, type: kind, count, most, surplus: count - most }
    const field = fieldOf(recruit, 'artefacts')
    if (most > 0 && count > most) {
      addFault(band, 'artefact-types', args, field, 'SW-PROFILE-28', 'SW-ARTEFACT-06', 'SW-RPROF-14')
    }
  }
  const fitting = chosen.filter((artefact) => canEngrave([artefact], profile.weapons))
  if (!canEngrave(fitting, profile.weapons)) {
    addFault(band, 'runes', { name: entry.name }, fieldOf(recruit, 'artefacts'), 'SW-ARTEFACT-08', 'SW-EQUIP-02')
  }
}

/** SW-PROFILE-09, SW-BAND-14: artefacts use at most the hero's AP, and as much of it as possible. */
function checkPower(band: BandExamination, recruit: Recruit, chosen: readonly Artefact[]): void {
  const { entry, listed } = recruit
  const { ap } = entry.profile
  const power = powerOf(chosen)
  const field = fieldOf(recruit, 'artefacts')
  if (power > ap) {
    const args = { name: entry.name, power, ap, surplus: power - ap }
    addFault(band, 'too-much-power', args, field, 'SW-PROFILE-09', 'SW-ARTEFACT-02')
    return
  }
  const others = band.recruits
    .filter(({ line }) => line !== recruit.line)
    .flatMap((otherRecruit) => otherRecruit.listed.artefacts)
  const suggested = chooseMostPower(bearerOf(entry, listed, band.raceRules), others)
  if (power >= powerOf(suggested)) return
  const args = { name: entry.name, power, most: powerOf(suggested), items: listOf(suggested.map(({ name }) => name)) }
  addFault(band, 'power-unused', args, field, 'SW-BAND-14', 'SW-ARTEFACT-02')
}

/** SW-BAND-15, SW-CONSUMABLE-03, -04: only heroes carry consumables, a few each, no effect twice. */
function checkConsumables(band: BandExamination, recruit: Recruit): void {
  const { entry, listed } = recruit
  const field = fieldOf(recruit, 'consumables')
  const count = listed.consumables.length
  if (count > entry.consumables) {
    const id = entry.consumables === 0 ? 'no-consumables' : 'consumables'
    const args = { name: entry.name, count, most: entry.consumables, surplus: count - entry.consumables }
    addFault(band, id, args, field, 'SW-BAND-15', 'SW-CONSUMABLE-03')
  }
  const typologies: string[] = []
  for (const [index, id] of listed.consumables.entries()) {
    const consumable = consumableNamed(id)
    const at = fieldOf(recruit, `consumables[${index}]`)
    if (!consumable) {
      addFault(band, 'no-consumable', { id }, at, 'SW-CONSUMABLE-03')
      continue
    }
    const args = { name: entry.name, item: consumable.name }
    if (typologies.includes(consumable.typology)) addFault(band, 'typology-twice', args, at, 'SW-CONSUMABLE-04')
    typologies.push(consumable.typology)
    const barred = barredFrom(consumable, entry.profile, band.raceRules)
    if (barred) addFault(band, barred, args, at, ...barredRules(barred, consumable.rule))
  }
}
