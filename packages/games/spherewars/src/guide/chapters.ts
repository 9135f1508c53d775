import { type Chapter, guideChapter as chapter, type GuideBook, text } from '@fray/kernel'

const of = (book: 'SW' | 'SM', ...names: readonly string[]) => names.map((name) => `${book}-${name}`)

/** Chapters of the rulebook. */
export const rulebookChapters: readonly Chapter[] = [
  chapter('basics', of('SW', 'DICE', 'BASE', 'SIGHT', 'TABLE', 'SUMM')),
  chapter('combatants', of('SW', 'PROFILE', 'BAND', 'ROSTER', 'RPROF', 'RBAND')),
  chapter('turn', of('SW', 'TURN', 'ACT', 'REACT')),
  chapter('moving', of('SW', 'MOVE', 'RANDMOVE', 'FLY', 'SCENERY')),
  chapter('fighting', of('SW', 'MELEE', 'SUPPORT', 'FATIGUE', 'ATTACK', 'CRIT', 'ANNIH', 'WOUND', 'STATE')),
  chapter('shooting', of('SW', 'SHOOT', 'RANGED')),
  chapter('reactions', of('SW', 'DEFAREA', 'ORDER')),
  chapter('magic', of('SW', 'DEED', 'SPELL', 'UPOWER')),
  chapter('morale', of('SW', 'MORALE', 'FLEE', 'REGROUP', 'PURSUIT', 'TRAP')),
  chapter('gear', of('SW', 'ABIL', 'EQUIP', 'WEAPON', 'ARMOUR', 'ARTEFACT', 'CONSUMABLE')),
  chapter('races', of('SW', 'RGEN', 'RACE', 'RRULE', 'RGEAR')),
  chapter('battle', [
    ...of('SW', 'PREP', 'MISSION', 'SIZE', 'DENSITY', 'SCENARIO', 'FIELD', 'WEATHER', 'DEPLOY', 'WIN'),
    ...of('SW', 'FAIR', 'MULTI'),
  ]),
]

/** Chapters of the Manuscript, followed by those it borrows from the rulebook. */
export const manuscriptChapters: readonly Chapter[] = [
  chapter('ms-basics', of('SM', 'DICE', 'BASE', 'PROFILE')),
  chapter('ms-turn', of('SM', 'TURN', 'ACT')),
  chapter('ms-moving', of('SM', 'MOVE', 'SCENERY', 'TERRAIN')),
  chapter('ms-fighting', of('SM', 'MELEE', 'CRIT', 'FEAT', 'MULTI')),
  chapter('ms-shooting', of('SM', 'SHOOT')),
  chapter('ms-battle', of('SM', 'BAND', 'FIELD', 'DEPLOY')),
  chapter('ms-missing', of('SM', 'MISSING')),
]

/** Explains the numbers of a card and the symbols of dice. */
export const terms: GuideBook['terms'] = {
  ...Object.fromEntries(
    ['mov', 'com', 'dex', 'str', 'con', 'fur', 'pow', 'wounds'].map((name) => [
      `attribute.${name}`,
      text(`guide.term.${name}`),
    ]),
  ),
  'face.S': text('guide.term.sphere'),
}
