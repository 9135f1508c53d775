import { formatSigned, type GuideBook, guideChapter, type SheetBlock, sheetSteps, text } from '@fray/kernel'
import { BASE_DIFFICULTY } from '../fire/difficulty.ts'
import en from '../locales/en/guide.json' with { type: 'json' }
import { LOCATIONS, woundLines } from '../wounds/wound-table.ts'

const sections = (...names: readonly string[]) => names.map((name) => `CF-${name}`)

const fire: SheetBlock = {
  kind: 'table',
  title: text('guide.fire'),
  head: [text('guide.range'), text('guide.difficulty')],
  rows: Object.entries(BASE_DIFFICULTY).map(([range, difficulty]) => [text(`range.${range}`), difficulty]),
}

function between(min: number | null, max: number | null): string {
  if (min === null) return `≤ ${formatSigned(max ?? 0)}`
  return max === null ? `${min}+` : `${min}–${max}`
}

const wounds: SheetBlock = {
  kind: 'table',
  title: text('guide.wounds'),
  head: [text('guide.result'), ...LOCATIONS.map((location) => text(`location.${location}`))],
  rows: woundLines().map(({ min, max, results }) => [
    between(min, max),
    ...results.map((result) => text(`wound.${result}`)),
  ]),
}

/** Peoples whose cards were revised. */
const REVISED = [
  ...['DIRZ', 'ACHERON', 'MIDNOR', 'DRUNE', 'OPHIDIAN', 'GRIFFIN', 'CYNWALL', 'LION', 'SESSAIR', 'DEVOURER'],
  ...['TIRNABOR', 'GOBLIN', 'ORC', 'WOLFEN', 'ELEMENTAL', 'FAMILIAR'],
]

const TERMS = ['mov', 'ini', 'att', 'str', 'def', 'res', 'aim', 'cou', 'fear', 'dis', 'pow']

export const guideBook: GuideBook = {
  phrases: { en },
  chapters: [
    guideChapter('cards', sections('CARD', 'TOKEN', 'PROFILE', 'RANK', 'BASE')),
    guideChapter('dice', sections('DICE', 'TEST', 'WOUND')),
    guideChapter('sight', sections('SIGHT', 'CONTACT')),
    guideChapter('round', sections('ROUND', 'STRATEGIC', 'DRAW', 'ACT', 'END', 'MYSTIC', 'MAINT', 'SEQ')),
    guideChapter('moving', sections('MOVE', 'CHARGE', 'FLY', 'OBSTACLE', 'DISENGAGE')),
    guideChapter('fire', sections('FIRE')),
    guideChapter('combat', sections('FRAY', 'COMBAT', 'DAMAGE', 'PURSUIT')),
    guideChapter('fear', sections('FEAR', 'COURAGE', 'ROUT', 'RALLY')),
    guideChapter('command', sections('LEAD', 'STAFF', 'LORD', 'WOLFEN')),
    guideChapter('machines', sections('MACHINE', 'ARTILLERY', 'STEAM')),
    guideChapter('magic', sections('MAGE', 'MANA', 'CAST', 'COUNTER', 'RECOVER', 'SUMMON', 'BOOK', 'SPELL')),
    guideChapter('faith', sections('FAITH', 'AURA', 'CALL', 'LITANY', 'MIRACLE', 'LITURGY', 'VIRTUE', 'RELIC')),
    guideChapter('abilities', sections('ABILGEN', 'ABIL', 'MUTAGENIC', 'TOXIC', 'EQUIP', 'ARTEFACT')),
    guideChapter('armies', sections('DEPLOY', 'SCENARIO', 'ARMY', 'ALLY', 'INCARN')),
    guideChapter('factions', [
      ...sections('FACTION', 'PACK', 'CRYHAVOC', 'REV', ...REVISED.map((army) => `REV-${army}`)),
      ...sections('TOURN', 'REFSHEET'),
    ]),
  ],
  sheet: [sheetSteps('guide.win', 2), sheetSteps('guide.turn', 5), sheetSteps('guide.combat', 4), fire, wounds],
  terms: Object.fromEntries(TERMS.map((name) => [`characteristic.${name}`, text(`guide.term.${name}`)])),
}
