import {
  formatSigned,
  type GuideBook,
  guideChapter,
  type SheetBlock,
  type SheetCell,
  sheetSteps,
  text,
} from '@fray/kernel'
import oddsRows from '../../data/charts/attack-odds.json' with { type: 'json' }
import pointRows from '../../data/charts/morale-points.json' with { type: 'json' }
import { meleeFactors, missileRange, missileWeapons, movementRates } from '../charts.ts'
import en from '../locales/en/guide.json' with { type: 'json' }

const sections = (...names: readonly string[]) => names.map((name) => `MI-${name}`)

const cellOf = (value: number | null | undefined): SheetCell => value ?? '–'

/** The sheet covers humans; other races have their cards. */
const TROOPS = ['humanHalberdPikeHeavyCrossbow', 'humanOther', 'chargeBonus']

const rates: SheetBlock = {
  kind: 'table',
  title: text('guide.rates'),
  head: ['', text('guide.heavy'), text('guide.light-others')],
  rows: movementRates
    .filter(({ troop }) => TROOPS.includes(troop))
    .map(({ troop, heavy, light }) => [text(`guide.troop.${troop}`), cellOf(heavy), cellOf(light)]),
}

const melee: SheetBlock = {
  kind: 'table',
  title: text('guide.melee'),
  head: [text('guide.weapon'), text('guide.attack'), text('guide.heavy'), text('guide.medium'), text('guide.light')],
  rows: meleeFactors
    .filter(({ race }) => race === 'human')
    .map(({ weapon, attack, heavy, medium, light }) => [
      text(`guide.melee.${weapon}`),
      ...[attack, heavy, medium, light].map(cellOf),
    ]),
}

const BOWS = ['bow', 'crossbow', 'sling']

const missiles: SheetBlock = {
  kind: 'table',
  title: text('guide.missiles'),
  head: [text('guide.weapon'), text('guide.attack'), text('guide.short'), text('guide.long')],
  rows: missileWeapons
    .filter(({ family }) => BOWS.includes(family))
    .map(({ weapon, attack }) => {
      const range = missileRange(weapon)
      return [text(`weapon.${weapon}`), cellOf(attack), cellOf(range?.short), cellOf(range?.long)]
    }),
}

/** Every third row of the chart is enough for an overview. */
const odds: SheetBlock = {
  kind: 'table',
  title: text('guide.odds'),
  head: [text('guide.difference'), text('guide.each')],
  rows: oddsRows.flatMap(({ factor, perFigure }) =>
    perFigure !== undefined && factor % 3 === 0 ? [[formatSigned(factor), perFigure.toFixed(2)]] : [],
  ),
}

const EVENTS = pointRows.filter(({ event }) => `guide.points.${event}` in en)

const points: SheetBlock = {
  kind: 'table',
  title: text('guide.points'),
  head: [text('guide.event'), text('guide.count')],
  rows: EVENTS.map((row) => [text(`guide.points.${row.event}`), formatSigned(row.points)]),
}

export const guideBook: GuideBook = {
  phrases: { en },
  chapters: [
    guideChapter('scale', sections('GEN', 'SCALE', 'BASE', 'RACE', 'TYPE', 'UNIT', 'CREATURE', 'NATION')),
    guideChapter('command', sections('DIVISION', 'LEADER', 'ARMY', 'CHAMPION')),
    guideChapter('field', sections('TERRAINGEN', 'TERRAIN', 'DEPLOY', 'PLATFORM', 'VICTORY')),
    guideChapter('turn', sections('ORDER', 'SEQUENCE')),
    guideChapter('movement', [
      ...sections('MOVE', 'DRIFT', 'PASS', 'CHARGE', 'FORMATION', 'CONTACT', 'ZOC', 'SKIRMISH', 'FANATIC', 'RATE'),
      ...sections('SITUATION', 'SIGHT'),
    ]),
    guideChapter('missiles', sections('MISSILE', 'RELOAD', 'SUPPLY', 'MISSFACTOR', 'MISSDEF', 'RANGE', 'ARTILLERY')),
    guideChapter('melee', sections('MELEE', 'WEAPON', 'CASUALTY', 'UNENGAGED', 'MELEEFACTOR', 'ODDS')),
    guideChapter('morale', sections('MORALE', 'PANIC', 'GROUP', 'MPOINT', 'LASTSTAND', 'RATING', 'DISORG', 'ROUT')),
    guideChapter('magic', [
      ...sections('MAGE', 'SPECIAL', 'ALLOWANCE', 'SHIELD', 'CAST', 'TRANSFER', 'DUEL', 'SAVE', 'AREA', 'MAGIC'),
      'MI-EYE',
    ]),
  ],
  sheet: [sheetSteps('guide.win', 2), sheetSteps('guide.turn', 10), rates, melee, missiles, odds, points],
  terms: Object.fromEntries(
    ['morale', 'points', 'supply', 'spells'].map((name) => [`attribute.${name}`, text(`guide.term.${name}`)]),
  ),
}
