import { type GameEvent, type Outcome, text } from '@fray/kernel'
import type { TableView } from '@fray/tabletop'
import { describe, expect, test } from 'vitest'
import { battleReport } from './battle-report.ts'
import type { Chapter, Exchange } from './chapters.ts'
import type { ReportedMatch } from './history.ts'
import type { Loss } from './losses.ts'
import type { Luck } from './luck.ts'
import type { DecisiveMoment } from './moments.ts'
import type { Summary } from './summary.ts'

const phrases = {
  game: 'Toy',
  sun: 'Sun <1>',
  moon: 'Moon',
  star: 'Star',
  end: 'all is over',
  raid: 'The raid',
  goal: 'take it all.',
  turn: 'Turn {number}',
  hit: '{seat} hits {figure}',
  falls: '{figure} falls!',
  rolled: 'Dice',
  runs: '{figure} runs',
  rests: '{figure} rests',
}

interface Told {
  readonly sides?: readonly string[]
  readonly outcome?: Outcome
  readonly mission?: TableView['mission']
  readonly chapters?: readonly Partial<Chapter>[]
  readonly summary?: Partial<Summary>
}

/** Renders the page of a match with these properties. */
function page({ sides = ['sun', 'moon'], outcome, mission, chapters = [], summary }: Told = {}): string {
  const view = {
    table: { width: 60_000, depth: 30_000 },
    sides: sides.map((name, seat) => ({ seat, name: text(name), counters: [] })),
    names: ['Ana', 'Bor'],
    figures: [],
    scenery: [],
    ...(mission ? { mission } : {}),
  } as unknown as TableView
  const match = {
    game: { content: { title: text('game'), phrases: { en: phrases } } },
    seats: sides.length,
    outcome,
    view: () => view,
  }
  const told = chapters.map((chapter, turn): Chapter => {
    return { headline: text('turn', { number: turn }), turn, from: turn, view, moves: [], exchanges: [], ...chapter }
  })
  return battleReport(match as unknown as ReportedMatch, undefined, {
    chapters: told,
    stories: new Map(
      told.flatMap(({ exchanges }) => exchanges.map((exchange) => [exchange, exchange.events] as const)),
    ),
    idle: new Set(),
    leads: [[0, 0]],
    losses: [],
    musters: [],
    luck: [],
    moments: [],
    ...summary,
  })
}

const event = (type: string, more: Partial<GameEvent> = {}): GameEvent => ({ type, args: {}, rules: [], ...more })
const hit = event('hit', { args: { seat: { seat: 0 }, figure: { figure: 1 } }, seat: 0 })
const falls = event('falls', { args: { figure: { figure: 1 } }, removes: [1] })
const roll = event('rolled', { dice: [{ seat: 1, sides: 6, values: [6, 2] }] })
const exchange = (at: number, chapter: number, ...events: GameEvent[]): Exchange => ({ at, chapter, events })

describe('the head of a report', () => {
  test('names the game and its sides, two with "vs." and more as a list', () => {
    expect(page()).toContain('<title>Toy: Sun &lt;1&gt; vs. Moon</title>')
    expect(page()).toContain('<h1>Toy: Sun &lt;1&gt; vs. Moon</h1>')
    expect(page({ sides: ['sun', 'moon', 'star'] })).toContain('<h1>Toy: Sun &lt;1&gt;, Moon, Star</h1>')
  })

  test('names the winners, a draw, or an unfinished match', () => {
    const pageEndedBy = (...winners: number[]) => page({ outcome: { winners, reason: text('end'), rules: [] } })
    expect(pageEndedBy(1)).toContain('<p class="result">Victory for Moon (all is over).</p>')
    expect(pageEndedBy(1, 0)).toContain('Victory for Moon, Sun &lt;1&gt; (all is over).')
    expect(pageEndedBy()).toContain('Draw (all is over).')
    expect(page()).toContain('Not over yet.')
  })

  test('summarizes the lead in a sentence', () => {
    const outcome = { winners: [1], reason: text('end'), rules: [] }
    const leads = [
      [0, 0],
      [0.5, -0.5],
      [-1, 1],
    ]
    const html = page({ outcome, chapters: [{}, { from: 1 }, { from: 2 }], summary: { leads } })
    expect(html).toContain('<p>Sun &lt;1&gt; led at first; in turn 2 the battle turned in favour of Moon.</p>')
    expect(page({ outcome, chapters: [{}], summary: { leads: [[0, 0]] } })).not.toContain('led at first')
  })

  test('shows the mission if there is one', () => {
    const mission = { name: text('raid'), goal: text('goal') } as TableView['mission']
    expect(page({ mission })).toContain('</p><p>The raid. take it all.</p></header>')
    expect(page()).toContain('Not over yet.</p></header>')
  })
})

describe('a chapter', () => {
  const passages = (html: string) => [...html.matchAll(/<li([^>]*)>(.*?)<\/li>/g)].map(([, kind, told]) => [kind, told])

  test('is named after its turn, or as the time before the battle, and has its picture', () => {
    const html = page({ chapters: [{}, {}] })
    expect(
      [...html.matchAll(/<section class="chapter" id="chapter-\d"><h2>([^<]*)</g)].map(([, title]) => title),
    ).toEqual(['Before the battle', 'Turn 1'])
    expect(html).toContain('aria-label="The table: Before the battle"')
    expect(html).toContain('aria-label="The table: Turn 1"')
  })

  test('without results says so, except before the battle', () => {
    expect(page({ chapters: [{}] })).not.toContain('No one was hurt.')
    expect(page({ chapters: [{}, { exchanges: [exchange(1, 1)] }] }).match(/No one was hurt\./g)).toHaveLength(1)
    expect(page({ chapters: [{}, { exchanges: [exchange(1, 1, hit)] }] })).not.toContain('No one was hurt.')
  })

  test('gives each result a sentence with its dice, in the colour of the side that rolled or else of the last actor', () => {
    const exchanges = [exchange(1, 1, roll, hit), exchange(2, 1, roll), exchange(3, 1, hit)]
    const html = page({ chapters: [{}, { exchanges }] })
    const dice = '<b class="die" data-seat="1">6</b><b class="die" data-seat="1">2</b>'
    const rolled = `<span class="roll">Dice <span class="dice">${dice}.</span></span>`
    expect(passages(html)).toEqual([
      [' data-seat="1"', `${rolled} Sun &lt;1&gt; hits Bor.`],
      [' data-seat="1"', rolled],
      [' data-seat="0"', 'Sun &lt;1&gt; hits Bor.'],
    ])
  })

  test('joins what happened to one figure into one sentence', () => {
    const befell = (type: string) => event(type, { args: { figure: { figure: 1 } } })
    const html = page({ chapters: [{}, { exchanges: [exchange(1, 1, roll, befell('runs'), befell('rests'))] }] })
    expect(passages(html)[0]![1]).toContain('</span> Bor runs and rests.')
  })

  test('lists the losses of each side', () => {
    const loss = (seat: number, name: string, chapter: number): Loss => ({ seat, name, chapter, figure: 0, at: 1 })
    const losses = [loss(1, 'Bor', 1), loss(1, 'Bee', 1), loss(0, 'Ana', 0)]
    const html = page({ chapters: [{}, {}], summary: { losses } })
    expect(html.match(/<p class="lost">.*?<\/p>/g)).toEqual(['<p class="lost">Moon lost Bor, Bee.</p>'])
  })

  test('marks losses and key moments, the latter with their chance', () => {
    const moment: DecisiveMoment = { at: 2, seat: 0, change: 1, chapter: 1, events: [hit], chance: 0.25 }
    const chapters = [{}, { exchanges: [exchange(1, 1, falls), exchange(2, 1, hit), exchange(3, 1, hit)] }]
    const html = page({ chapters, summary: { moments: [moment, { ...moment, at: 3, chapter: 0 }] } })
    const [first, second, third] = passages(html.slice(html.indexOf('Turn 1</h2>')))
    expect(first).toEqual([' class="decisive"', 'Bor falls!'])
    expect(second![0]).toBe(' class="decisive" data-seat="0"')
    expect(second![1]).toContain('<span class="note">(Chance: about 25%.)</span>')
    expect(third).toEqual([' data-seat="0"', 'Sun &lt;1&gt; hits Bor.'])
  })
})

test('a chapter folds away what changed nothing, unless it is a key moment', () => {
  const idle = exchange(1, 1, roll)
  const decided = exchange(2, 1, hit)
  const moment: DecisiveMoment = { at: 2, seat: 0, change: 1, chapter: 1, events: [hit] }
  const told = { chapters: [{}, { exchanges: [idle, decided] }] }
  const html = page({ ...told, summary: { idle: new Set([idle, decided]), moments: [moment] } })
  const chapter = html.slice(html.indexOf('Turn 1</h2>'))
  expect(chapter).toContain('<ul><li class="decisive" data-seat="0">Sun &lt;1&gt; hits Bor.</li></ul><details>')
  expect(chapter).toContain(
    '<summary>1 more exchange without effect</summary><ul><li data-seat="1"><span class="roll">Dice',
  )
  expect(page(told)).not.toContain('<details>')
})

test('the forces come first, and each turn ends with the remaining figures and the score', () => {
  const strengths = [
    {
      seat: 0,
      had: 3,
      left: 2,
      kinds: [
        { name: 'Ana', count: 1 },
        { name: 'Lookout', count: 2 },
      ],
    },
    { seat: 1, had: 1, left: 1, kinds: [{ name: 'Bor', count: 1 }] },
  ]
  const points = [0, 1].map((seat) => ({ seat, value: seat + 4 }))
  const score = { of: text('game'), points }
  const mission = { name: text('raid'), goal: text('goal'), score } as unknown as TableView['mission']
  const html = page({ mission, chapters: [{}, {}], summary: { musters: strengths } })
  expect(html).toContain(
    [
      '<section><h2>Forces</h2><ul><li data-seat="0"><b>Sun &lt;1&gt;, 3 figures:</b> Ana, Lookout (2).</li>',
      '<li data-seat="1"><b>Moon, 1 figure:</b> Bor.</li></ul></section>',
    ].join(''),
  )
  const standing =
    '<p class="note">Remaining: Sun &lt;1&gt; 0 of 3, Moon 0 of 1. Score (Toy): Sun &lt;1&gt; 4, Moon 5.</p>'
  expect(html.split(standing)).toHaveLength(2)
  // Before the battle the forces are complete, so it has no such line.
  expect(html.indexOf(standing)).toBeGreaterThan(html.indexOf('<h2>Turn 1</h2>'))
})

test('key moments are listed in order, each with a link to its turn, the side it helped, and its chance if dice decided it', () => {
  const moments: DecisiveMoment[] = [
    { at: 5, seat: 1, change: 1, chapter: 1, events: [falls] },
    { at: 2, seat: 0, change: 0.5, chapter: 0, events: [hit, falls], chance: 0.5 },
  ]
  const html = page({ chapters: [{}, {}], summary: { moments } })
  expect(html).toContain(
    [
      '<section><h2>Key moments</h2><ul class="moments">',
      '<li data-seat="0"><a href="#chapter-0"><b>Turn 0, for Sun &lt;1&gt;:</b></a> Sun &lt;1&gt; hits Bor. Bor falls! <span class="note">(Chance: about 50%.)</span></li>',
      '<li data-seat="1"><a href="#chapter-1"><b>Turn 1, for Moon:</b></a> Bor falls!</li></ul></section>',
    ].join(''),
  )
  expect(page()).not.toContain('Key moments')
})

test('losses are listed by side and turn, and a side without losses says so', () => {
  const loss = (name: string, seat: number, chapter: number): Loss => ({ seat, figure: 0, name, chapter, at: 0 })
  const losses = [loss('Ana', 0, 1), loss('Cid', 0, 1), loss('Dan', 0, 0), loss('Eve', 2, 1)]
  const strengths = [
    { seat: 0, had: 5, left: 2, kinds: [] },
    { seat: 1, had: 4, left: 4, kinds: [] },
  ]
  expect(page({ chapters: [{}, {}], summary: { losses, musters: strengths } })).toContain(
    [
      '<table><tr data-seat="0"><th scope="row">Sun &lt;1&gt;</th><td>2 of 5 left</td>',
      '<td><ul><li>Turn 0: Dan</li><li>Turn 1: Ana, Cid</li></ul></td></tr>',
      '<tr data-seat="1"><th scope="row">Moon</th><td>4 of 4 left</td><td>none</td></tr></table>',
    ].join(''),
  )
})

test('luck shows the dice totals, and what they were worth beyond one standard deviation', () => {
  const line = (more: Partial<Luck>) => {
    const luck = [{ seat: 1, dice: 10, thrown: 42, expected: 35, worth: -0.1, deviation: 0, ...more }]
    return /<li data-seat="1">([^<]*)<\/li>/.exec(page({ summary: { luck } }))![1]
  }
  expect(line({ dice: 0 })).toBe('Moon: no dice.')
  expect(line({ deviation: 1, expected: 35.5 })).toBe(
    'Moon: 10 dice, total 42 (average 36); neither lucky nor unlucky.',
  )
  expect(line({ deviation: 1.1 })).toContain('; lucky (gained 10% of all strength')
  expect(line({ deviation: -1 })).toContain('neither lucky')
  expect(line({ deviation: -1.1 })).toContain('; unlucky (lost 10% of all strength')
})
