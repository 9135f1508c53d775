import { type Args, type Event, type Names, type Phrases, type Seat, Speaker, type Text, text } from '@fray/kernel'
import type { TableView } from '@fray/tabletop'
import { escaped } from './escaped.ts'
import type { Luck } from './luck.ts'
import { type ReportPhrase, reportPhrases } from './phrases.ts'
import { pictureOf } from './picture.ts'
import { strengthChart } from './strength-chart.ts'
import { STYLE } from './style.ts'
import { type Chapter, type ReportedMatch, type Summary, summarize } from './summary.ts'

/** The language a report is written in, and its words: the game's and the report's own. */
export interface ReportLanguage {
  readonly language: string
  readonly phrases: Phrases
}

const ENGLISH: ReportLanguage = { language: 'en', phrases: {} }

/** A match told as one HTML file: a picture of the table for each turn, the fights in words with their dice, losses and luck. */
export function battleReport(
  match: ReportedMatch,
  words: ReportLanguage = ENGLISH,
  summary = summarize(match),
): string {
  const report = new Report(match, words)
  return report.page(summary)
}

class Report implements Names {
  readonly #match: ReportedMatch
  readonly #speaker: Speaker
  readonly #language: string
  readonly #view: TableView

  constructor(match: ReportedMatch, { language, phrases }: ReportLanguage) {
    this.#match = match
    this.#language = language
    this.#view = match.view(undefined)
    const en = { ...match.game.phrases.en, ...reportPhrases.en }
    this.#speaker = new Speaker({ en, [language]: language === 'en' ? en : phrases }, language)
  }

  page(summary: Summary): string {
    const title = escaped(this.#title())
    const { chapters, strengths, luck } = summary
    return [
      `<!doctype html><html lang="${this.#language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLE}</style></head><body>`,
      `<header><h1>${title}</h1>${this.#paragraph(this.#result())}${this.#mission()}</header>`,
      this.#section('report.strengths', strengthChart(strengths, this.#sideNames()), 'report.strengths-note'),
      ...(summary.moments.length > 0 ? [this.#section('report.moments', this.#moments(summary))] : []),
      ...chapters.map((chapter) => this.#chapter(chapter)),
      this.#section('report.losses', this.#losses(summary)),
      this.#section('report.luck', luck.map((each) => this.#paragraph(this.#luckLine(each))).join('')),
      `<footer>${this.#paragraph(this.#own('report.made-with'))}</footer></body></html>`,
    ].join('\n')
  }

  figure(id: number): string {
    return this.#view.names[id] ?? String(id)
  }

  seat(seat: Seat): string {
    const side = this.#view.sides.find((each) => each.seat === seat)
    return side ? this.#say(side.name) : String(seat)
  }

  #say(words: Text): string {
    return this.#speaker.say(words, this)
  }

  #own(id: ReportPhrase, args?: Args): string {
    return this.#say(text(id, args))
  }

  #paragraph(words: string): string {
    return `<p>${escaped(words)}</p>`
  }

  #section(title: ReportPhrase, content: string, note?: ReportPhrase): string {
    const told = note ? `<p class="note">${escaped(this.#own(note))}</p>` : ''
    return `<section><h2>${escaped(this.#own(title))}</h2>${told}${content}</section>`
  }

  #sideNames(): string[] {
    return Array.from({ length: this.#match.seats }, (_, seat) => this.seat(seat))
  }

  #title(): string {
    const game = { text: this.#match.game.title }
    const [first, second, ...others] = this.#view.sides.map(({ name }) => this.#say(name))
    if (others.length === 0) return this.#own('report.title', { game, first: first ?? '', second: second ?? '' })
    return this.#own('report.title-many', { game, sides: [first, second, ...others].join(', ') })
  }

  #result(): string {
    const { outcome } = this.#match
    if (!outcome) return this.#own('report.unfinished')
    const reason = { text: outcome.reason }
    if (outcome.winners.length === 0) return this.#own('report.draw', { reason })
    return this.#own('report.result', { reason, sides: outcome.winners.map((seat) => this.seat(seat)).join(', ') })
  }

  #mission(): string {
    const { mission } = this.#view
    if (!mission) return ''
    return this.#paragraph(this.#own('report.mission', { name: { text: mission.name }, goal: { text: mission.goal } }))
  }

  #moments({ moments, chapters }: Summary): string {
    const lines = moments.map(({ seat, chapter, events }) => {
      const told = events.map((event) => this.#told(event)).join(' ')
      const headline = { text: chapters[chapter]?.headline ?? text('report.moments') }
      return `<li data-seat="${seat}">${escaped(this.#own('report.moment', { headline, side: { seat }, events: told }))}</li>`
    })
    return `<ol>${lines.join('')}</ol>`
  }

  #chapter({ headline, view, moves, events }: Chapter): string {
    const title = this.#say(headline)
    const results = storyOf(events)
    const lines = results.map(
      (event) => `<li${event.seat === undefined ? '' : ` data-seat="${event.seat}"`}>${this.#line(event)}</li>`,
    )
    const story = lines.length > 0 ? `<ul>${lines.join('')}</ul>` : this.#paragraph(this.#own('report.no-results'))
    const picture = pictureOf(view, moves, this.#own('report.picture', { headline: { text: headline } }))
    return `<section class="chapter"><h2>${escaped(title)}</h2><figure>${picture}</figure>${story}</section>`
  }

  /** What happened, with its dice. */
  #line(event: Event): string {
    const dice = (event.dice ?? []).flatMap(({ seat, values }) =>
      values.map((value) => `<b class="die" data-seat="${seat}">${value}</b>`),
    )
    return `${escaped(this.#told(event))}${dice.length > 0 ? ` ${dice.join('')}` : ''}`
  }

  #told({ type, args }: Event): string {
    return this.#say({ id: type, args })
  }

  #losses({ losses }: Summary): string {
    const rows = this.#sideNames().map((side, seat) => {
      const names = losses.filter((loss) => loss.seat === seat).map(({ name }) => this.#speaker.name(name))
      return `<dt data-seat="${seat}">${escaped(side)}</dt><dd>${escaped(names.join(', ') || this.#own('report.no-losses'))}</dd>`
    })
    return `<dl>${rows.join('')}</dl>`
  }

  #luckLine({ seat, dice, thrown, expected, deviation }: Luck): string {
    const side = { seat }
    if (dice === 0) return this.#own('report.no-dice', { side })
    const verdict = deviation > 1 ? 'report.luck.good' : deviation < -1 ? 'report.luck.bad' : 'report.luck.fair'
    return this.#own('report.luck-line', { side, dice, thrown, expected, verdict: { text: text(verdict) } })
  }
}

/** What is worth telling: results, losses, and the rolls that led to them. */
function storyOf(events: readonly Event[]): readonly Event[] {
  return events.filter((event, i) => {
    if (event.isOutcome || event.removes) return event.only === undefined
    const next = events.slice(i + 1).find(({ dice, isOutcome, removes }) => dice || isOutcome || removes)
    return event.dice !== undefined && next !== undefined && !next.dice
  })
}
