import { formatSigned, type GuideBook, type SheetBlock, sheetSteps, text } from '@fray/kernel'
import morale from '../../data/morale.json' with { type: 'json' }
import sceneryTypes from '../../data/scenery-types.json' with { type: 'json' }
import modifiers from '../../data/shooting-modifiers.json' with { type: 'json' }
import weapons from '../../data/weapons.json' with { type: 'json' }
import shared from '../locales/en/guide.json' with { type: 'json' }
import own from '../locales/en/rulebook/guide.json' with { type: 'json' }
import { rulebookChapters, terms } from './chapters.ts'

const shots: SheetBlock = {
  kind: 'table',
  title: text('guide.shot'),
  head: ['', text('guide.dice')],
  rows: modifiers
    .filter(({ dice }) => dice !== 0)
    .map(({ key, dice }) => [text(`guide.shot.${key}`), formatSigned(dice)]),
}

const ranged: SheetBlock = {
  kind: 'table',
  title: text('guide.ranged'),
  head: [text('guide.weapon'), text('guide.range'), text('attribute.str')],
  rows: weapons.flatMap(({ kind, key, range, strength }) =>
    kind === 'ranged' ? [[text(`guide.ranged.${key}`), `${range}″`, strength ?? text('guide.bearer')]] : [],
  ),
}

const scenery: SheetBlock = {
  kind: 'table',
  title: text('guide.scenery'),
  head: ['', text('guide.scenery.move'), text('guide.scenery.shot'), text('guide.scenery.guard')],
  rows: sceneryTypes
    .filter(({ kind, enterable }) => kind === 'density' && enterable)
    .map(({ name, movPenalty, shotPrecision, defenderDexDice }) => [
      text(`guide.scenery.${name}`),
      `${formatSigned(movPenalty ?? 0)}″`,
      formatSigned(shotPrecision ?? 0),
      formatSigned(defenderDexDice ?? 0),
    ]),
}

const nerve: SheetBlock = {
  kind: 'table',
  title: text('guide.morale'),
  head: ['', text('guide.target')],
  rows: [
    ...morale.base.map((row) => [text(`guide.morale.${row.class}`), `${row.target}+`]),
    ...[...morale.levels, ...morale.other]
      .filter(({ modifier }) => modifier)
      .map(({ id, modifier }) => [text(`guide.morale.${id}`), formatSigned(modifier ?? 0)]),
  ],
}

export const guideBook: GuideBook = {
  phrases: { en: { ...shared, ...own } },
  chapters: rulebookChapters,
  sheet: [
    sheetSteps('guide.win', 3),
    sheetSteps('guide.turn', 4),
    sheetSteps('guide.activation', 3),
    sheetSteps('guide.fight', 3),
    sheetSteps('guide.spell', 3),
    shots,
    ranged,
    scenery,
    nerve,
  ],
  terms,
}
