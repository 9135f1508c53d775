/**
 * The charts of the play sheets, one file each under `data/charts`. A row with an illegible figure carries a
 * `ruling` with the value in use: correct the file, and the game follows (MI-GEN-07).
 */
import guardRows from '../data/charts/acolyte-guards.json' with { type: 'json' }
import oddsRows from '../data/charts/attack-odds.json' with { type: 'json' }
import baseRows from '../data/charts/bases.json' with { type: 'json' }
import engineRows from '../data/charts/engines.json' with { type: 'json' }
import eyeRows from '../data/charts/eyes.json' with { type: 'json' }
import gazeRows from '../data/charts/gaze-accuracy.json' with { type: 'json' }
import groupRows from '../data/charts/group-morale.json' with { type: 'json' }
import standRows from '../data/charts/last-stand.json' with { type: 'json' }
import leaderRows from '../data/charts/leaders.json' with { type: 'json' }
import duelRows from '../data/charts/magic-combat.json' with { type: 'json' }
import saveRows from '../data/charts/magic-defense.json' with { type: 'json' }
import nationRows from '../data/charts/magic-nations.json' with { type: 'json' }
import mageRows from '../data/charts/magic-user-levels.json' with { type: 'json' }
import meleeRows from '../data/charts/melee-factors.json' with { type: 'json' }
import missileRows from '../data/charts/missile-attack.json' with { type: 'json' }
import missileDefenceRows from '../data/charts/missile-defense.json' with { type: 'json' }
import rangeRows from '../data/charts/missile-ranges.json' with { type: 'json' }
import supplyRows from '../data/charts/missile-supply.json' with { type: 'json' }
import ratingRows from '../data/charts/morale-ratings.json' with { type: 'json' }
import movementRows from '../data/charts/movement.json' with { type: 'json' }
import raceRows from '../data/charts/races.json' with { type: 'json' }
import reachRows from '../data/charts/reach-order.json' with { type: 'json' }
import reloadRows from '../data/charts/reload.json' with { type: 'json' }
import scaleRows from '../data/charts/scale.json' with { type: 'json' }
import situationRows from '../data/charts/situation-effects.json' with { type: 'json' }
import skirmishRows from '../data/charts/skirmish-contact.json' with { type: 'json' }
import areaRows from '../data/charts/spell-areas.json' with { type: 'json' }
import terrainRows from '../data/charts/terrain-effects.json' with { type: 'json' }
import layoutRows from '../data/charts/terrain-generation.json' with { type: 'json' }
import weaponRows from '../data/charts/weapon-rows.json' with { type: 'json' }

/** MI-GEN-07: gets a row with the values that rulings give where the sheet has none. */
function withRulings<Row>(rows: readonly object[]): readonly Row[] {
  return rows.map((row) => {
    const { ruling = {}, note: _, ...printed } = row as { ruling?: object; note?: string } & Record<string, unknown>
    const known = Object.entries(printed).filter(([field, value]) => value !== null || !(field in ruling))
    return { ...ruling, ...Object.fromEntries(known) } as Row
  })
}

/** Finds the row whose key field has this value. */
function lookUp<Row, Key extends keyof Row>(rows: readonly Row[], field: Key): (key: Row[Key]) => Row | undefined {
  const byKey = new Map(rows.map((row) => [row[field], row]))
  return (key) => byKey.get(key)
}

export interface BaseRow {
  readonly figure: string
  readonly front: number
  readonly depth: number
}
/** MI-BASE: base sizes. */
export const bases = withRulings<BaseRow>(baseRows)

export interface MovementRow {
  readonly troop: string
  /** null: no troops in that armour (MI-RATE-21). */
  readonly heavy: number | null
  readonly light: number | null
  readonly flying?: number
  readonly swimming?: number
}
/** MI-RATE, in millimetres. */
export const movementRates = withRulings<MovementRow>(movementRows)

export interface MeleeRow {
  readonly race: string
  readonly weapon: string
  readonly rule: string
  readonly attack: number
  readonly heavy: number | null
  readonly medium: number | null
  readonly light: number | null
}
/** MI-MELEEFACTOR: melee factors by race, weapon and armour. */
export const meleeFactors = withRulings<MeleeRow>(meleeRows)

interface WeaponRow {
  readonly weapon: string
  readonly group: 1 | 2 | 3 | 4
  /** Halberds change group after the first turn of a melee (MI-WEAPON-02). */
  readonly groupLater?: 1 | 2 | 3 | 4
  readonly humanRow: string
  readonly shield: boolean
}
/** MI-MELEEFACTOR-33, MI-WEAPON-01 to -04: human weapons and their groups. */
export const weaponsOfHumans = withRulings<WeaponRow>(weaponRows)
export const weaponOfHumans = lookUp(weaponsOfHumans, 'weapon')

export interface MissileRow {
  readonly weapon: string
  readonly rule: string
  readonly family: 'bow' | 'crossbow' | 'sling' | 'thrown' | 'other' | 'engine'
  readonly attack: number
}
/** MI-MISSFACTOR: attack factors of missile weapons. */
export const missileWeapons = withRulings<MissileRow>(missileRows)
export const missileWeapon = lookUp(missileWeapons, 'weapon')

interface RangeRow {
  readonly weapon: string
  readonly short: number
  readonly long: number
}
/** MI-RANGE, in millimetres. */
export const missileRange = lookUp(withRulings<RangeRow>(rangeRows), 'weapon')

interface MissileDefenceRow {
  readonly target: string
  readonly shield: number | string
  readonly noShield: number | string
}
/** MI-MISSDEF: defence factors against missiles. */
export const missileDefence = lookUp(withRulings<MissileDefenceRow>(missileDefenceRows), 'target')

/** MI-RELOAD-01, in turns. */
export const reloadTimes = withRulings<{ readonly weapon: string; readonly turns: number }>(reloadRows)
/** MI-SUPPLY-01; null without limit. */
export const supplies = withRulings<{ readonly weapon: string; readonly attacks: number | null }>(supplyRows)

interface OddsRow {
  readonly factor: number
  readonly perFigure: number
}
/** MI-ODDS-03: casualties per attacking figure, by net factor. */
export const attackOdds = lookUp(
  withRulings<OddsRow>(oddsRows).filter(({ perFigure }) => perFigure !== undefined),
  'factor',
)

interface ScaleRow {
  readonly type: 'men' | 'serudla' | 'engine' | 'sro'
  readonly magicSaveMod: number
  readonly missileCasualtyMult: number
  readonly attackedMult: number
}
/** MI-SCALE: figures a beast or engine stands for. */
export const scaleOf = lookUp(withRulings<ScaleRow>(scaleRows), 'type')

interface RaceRow {
  readonly race: string
  readonly stance: 'human' | 'friendly' | 'hostile'
  readonly animal: boolean
  readonly flies?: boolean
  readonly swims?: boolean
  readonly onlyWith?: string
}
/** MI-RACE: the races. */
export const races = withRulings<RaceRow>(raceRows)
export const raceRow = lookUp(races, 'race')

interface EngineRow {
  readonly engine: string
  readonly front: number
  readonly depth: number
  readonly crew: number
  readonly move: number
  readonly reload: number
}
/** MI-UNIT-05: the engines. */
export const engines = withRulings<EngineRow>(engineRows)
export const engineRow = lookUp(engines, 'engine')

/** MI-RATING; null: no rating, never tests. */
export const moraleRating = lookUp(
  withRulings<{ readonly troop: string; readonly rating: number | null }>(ratingRows),
  'troop',
)

interface GroupRow {
  readonly rating: number
  readonly testAt: number
  readonly routAfter: number
  readonly size: number
}
/** MI-GROUP-02: the column of a legion of forty. */
export const groupMorale = withRulings<GroupRow>(groupRows)

/** MI-LASTSTAND-07: the last-stand number of a morale rating. */
export const lastStands = withRulings<{
  readonly rating: number
  readonly max: number
  readonly maxFanatic?: number
}>(standRows)

interface LeaderRow {
  readonly leader: 'dritlan' | 'kerdu'
  readonly attackMod: number
  readonly enemyAttackMod: number
  readonly groupTestMod: number
  readonly lossPoints: number
}
/** MI-LEADER-13 to -16, -21 to -24: the effects of leaders. */
export const leaderRow = lookUp(withRulings<LeaderRow>(leaderRows), 'leader')

interface SituationRow {
  readonly situation: string
  /** Added to the unit's own attack factor, in melee and missiles. */
  readonly attack?: number
  /** Added to the attack factor of its attackers. */
  readonly enemyAttack?: number
  /** The same for melee or missiles alone. */
  readonly melee?: number
  readonly missileAttack?: number
  readonly enemyMissile?: number
  /** MI-SITUATION-04: added for attackers from behind. */
  readonly attackers?: number
  /** MI-SITUATION-07: how far apart in height fighters may be, in millimetres. */
  readonly meleeTolerance?: number
  /** MI-SITUATION-07: allowance for 25 mm up and 50 mm down, as negative numbers, and the ceiling, in millimetres. */
  readonly climb25?: number
  readonly dive50?: number
  readonly maxHeight?: number
  /** MI-DISORG-13: added to the dice of morale tests. */
  readonly moraleRoll?: number
  /** MI-MAGIC-01: added to the distance of a Gaze, in millimetres. */
  readonly gazeExtra?: number
}
const situationRow = lookUp(withRulings<SituationRow>(situationRows), 'situation')

/** MI-SITUATION: gets the row of a situation. */
export function situationEffect(situation: string): SituationRow {
  const row = situationRow(situation)
  if (!row) throw new RangeError(`the chart knows no situation "${situation}"`)
  return row
}

/** MI-WEAPON-09, the longest first. */
export const reachOrder = withRulings<{ readonly rank: number; readonly weapons: readonly string[] }>(reachRows)

/** MI-SKIRMISH-05, -06: how near skirmishers must be to be caught by line, by who is under Grace and who charges. */
export const skirmishContacts = withRulings<{
  readonly skirmisherGrace: boolean
  readonly lineGrace: boolean
  readonly lineCharging: boolean
  readonly catchWithin: number | null
}>(skirmishRows)

export interface TerrainRow {
  readonly terrain: string
  readonly rule: string
  readonly sameAs?: string
  /** Millimetres of allowance lost in a turn spent moving there, as a negative number. */
  readonly perTurn?: number | null
  readonly skirmisherPerTurn?: number
  readonly toCross?: number
  readonly per25mm?: boolean
  readonly ifUnopposed?: boolean
  readonly passable?: boolean | 'fordsAndBridges'
  readonly line?: 'prohibited'
  readonly charge?: boolean | 'notLine'
  readonly disorganizesLine?: boolean
  readonly disorganizesSkirmishers?: boolean
  readonly columnsAsClear?: boolean
  readonly clearFor?: readonly string[]
  readonly asOpenWoodsFor?: readonly string[]
  readonly attack?: number
  readonly attackDown?: number
  readonly attackUp?: number
  readonly allMelee?: number
  readonly defenderMelee?: number
  readonly defenderMissile?: number
  readonly attackerMelee?: number
  readonly attackerMissile?: number
  readonly enemyMissile?: number
  readonly missileRange?: number
  readonly groups12Attack?: number
  readonly groups12?: 'prohibited'
  readonly exempt?: readonly string[]
  readonly exemptPerTurn?: number
  readonly exemptCharge?: boolean
  readonly exemptDisorganized?: boolean
  readonly exemptAttack?: number
}
/** MI-TERRAIN: the effects of terrain. */
export const terrainEffects = withRulings<TerrainRow>(terrainRows)
const terrainRow = lookUp(terrainEffects, 'terrain')

/** Gets the effects of a kind of terrain; kinds that share an entry share its values. */
export function terrainEffect(terrain: string): TerrainRow | undefined {
  const row = terrainRow(terrain)
  return row?.sameAs ? terrainRow(row.sameAs) : row
}

export interface LayoutRow {
  readonly chart: string
  readonly lo: number
  readonly hi: number
  readonly result: string | null
  readonly diameter?: number
  readonly square?: number
  readonly width?: number
  readonly tiers?: readonly { readonly chance: number; readonly diameter: number }[]
}
/** MI-TERRAINGEN: charts 1 to 6. */
export const layoutCharts = withRulings<LayoutRow>(layoutRows)

interface MageRow {
  readonly minLevel: number
  readonly maxLevel: number
  readonly I: number
  readonly II: number
  readonly III: number
  readonly antiMagic: 'I' | 'II' | 'III' | null
  readonly antiMissile: number
}
/** MI-ALLOWANCE, MI-SHIELD-04, -05: gets the band that a level belongs to. */
export function mageRow(level: number): MageRow {
  return rowOfLevel(withRulings<MageRow>(mageRows), level)
}

/** MI-SPECIAL-02: gets the number of guards of a team of this level. */
export function guardsOf(level: number): number {
  return rowOfLevel(withRulings<LevelRow & { readonly figures: number }>(guardRows), level).figures
}

/** MI-MAGIC-01: gets how far a caster of this level hits without a roll, in millimetres. */
export function gazeAccuracy(level: number): number {
  return rowOfLevel(withRulings<LevelRow & { readonly accurateTo: number }>(gazeRows), level).accurateTo
}

interface LevelRow {
  readonly minLevel: number
  readonly maxLevel: number
}

function rowOfLevel<Row extends LevelRow>(rows: readonly Row[], level: number): Row {
  const row = rows.find(({ minLevel, maxLevel }) => level >= minLevel && level <= maxLevel)
  if (!row) throw new RangeError(`no magic user has level ${level}`)
  return row
}

interface EyeRow {
  readonly device: 'strongEye' | 'weakEye' | 'serudlaAcid'
  readonly range: number
  readonly charges: number
  /** MI-EYE-03: strong eyes strike an area or along a line; the others one figure. */
  readonly area?: readonly [number, number]
  readonly line?: number
}
const eyeRowNamed = lookUp(withRulings<EyeRow>(eyeRows), 'device')

/** MI-EYE: gets the range and area of a device, in millimetres. */
export function eyeRow(kind: 'strongEye' | 'weakEye' | 'acid'): EyeRow {
  return eyeRowNamed(kind === 'acid' ? 'serudlaAcid' : kind)!
}

/** MI-SPECIAL: nations that are strong or weak in magic. */
export const magicNations = withRulings<{
  readonly army: string
  readonly effect: 'gain' | 'lose'
  readonly if1or2?: number
  readonly if3?: number
  readonly each?: number
  readonly guards?: boolean | 'optional'
  readonly topMageIsKerdu?: boolean
  readonly topMageIsKerduChance?: number
}>(nationRows)

/** MI-DUEL-04: the highest roll with which an attack breaks through; null: it cannot. */
export const spellDuels = withRulings<{
  readonly defend: 'I' | 'II' | 'III'
  readonly attack: 'I' | 'II' | 'III'
  readonly max: number | null
}>(duelRows)

/** MI-SAVE-08: magic defence by race. */
export const magicDefences = withRulings<{
  readonly group: readonly string[]
  readonly rating: number
  readonly rollMod?: number
  readonly auto?: boolean
}>(saveRows)

interface AreaRow {
  readonly type: number
  readonly I: readonly [number, number]
  readonly II: readonly [number, number]
  readonly III: readonly [number, number]
  readonly lineI?: number
  readonly lineII?: number
  readonly lineIII?: number
}
/** MI-AREA-04: spell areas, in millimetres. */
export const spellAreas = withRulings<AreaRow>(areaRows)
