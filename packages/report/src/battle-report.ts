import {
  type GameEvent,
  type Message,
  type MessageArgs,
  type Names,
  type Phrases,
  type Seat,
  Speaker,
  text,
} from '@fray/kernel'
import type { TableView } from '@fray/tabletop'
import type { Chapter, Exchange } from './chapters.ts'
import { escapeHtml } from './escape-html.ts'
import { type Frame, frameOf } from './frame.ts'
import type { ReportedMatch } from './history.ts'
import { ICON_DEFINITIONS } from './icons.ts'
import { endStatement, joinStatements, type Statement } from './join-statements.ts'
import { leadStoryOf } from './lead-story.ts'
import { type ReportPhrase, reportPhrases } from './locales/phrases.ts'
import { figuresLeft } from './losses.ts'
import type { Luck } from './luck.ts'
import type { DecisiveMoment } from './moments.ts'
import { definitionsOf, pictureOf } from './picture.ts'
import { figuresIn } from './story.ts'
import { strengthChart } from './strength-chart.ts'
import { STYLE } from './style.ts'
import { type Summary, summarize } from './summary.ts'

/** The language of a report with its phrases: the game's and the report's own. */
interface ReportLanguage {
  readonly language: string
  readonly phrases: Phrases
}

const ENGLISH: ReportLanguage = { language: 'en', phrases: {} }

/**
 * Writes a match as one HTML file: a picture of the table for each turn, the fights in words with their dice, losses
 * and luck. Icons are added by `illustrated`.
 */
export function battleReport(
  match: ReportedMatch,
  words: ReportLanguage = ENGLISH,
  summary = summarize(match),
): string {
  const report = new BattleReportPage(match, words, summary)
  return report.page()
}

class BattleReportPage implements Names {
  readonly #match: ReportedMatch
  readonly #summary: Summary
  readonly #speaker: Speaker
  readonly #language: string
  readonly #view: TableView
  readonly #frame: Frame

  constructor(match: ReportedMatch, { language, phrases }: ReportLanguage, summary: Summary) {
    this.#match = match
    this.#summary = summary
    this.#language = language
    this.#view = match.view(undefined)
    this.#frame = frameOf(summary.chapters, this.#view.table)
    const en = { ...match.game.content.phrases.en, ...reportPhrases.en }
    this.#speaker = new Speaker({ en, [language]: language === 'en' ? en : phrases }, language)
  }

  page(): string {
    const title = escapeHtml(this.#title())
    const { chapters, moments } = this.#summary
    return [
      `<!doctype html><html lang="${this.#language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLE}</style></head><body>${this.#definitions()}`,
      `<header><h1>${title}</h1><p class="result">${escapeHtml(this.#result())}</p>${this.#lead()}${this.#mission()}</header>`,
      this.#section('report.forces', this.#forces()),
      this.#section('report.strengths', this.#course(), 'report.strengths-note'),
      ...(moments.length > 0 ? [this.#section('report.moments', this.#moments())] : []),
      ...chapters.map((chapter, i) => this.#chapter(chapter, i)),
      this.#section('report.losses', this.#losses()),
      this.#section('report.luck', this.#luck(), 'report.luck-note'),
      `<footer><p>${escapeHtml(this.#phrase('report.made-with'))}</p></footer></body></html>`,
    ].join('\n')
  }

  figure(id: number): string {
    return this.#view.names[id] ?? String(id)
  }

  seat(seat: Seat): string {
    const side = this.#view.sides.find((otherSide) => otherSide.seat === seat)
    return side ? this.#say(side.name) : String(seat)
  }

  #say(words: Message): string {
    return this.#speaker.say(words, this)
  }

  #phrase(id: ReportPhrase, args?: MessageArgs): string {
    return this.#say(text(id, args))
  }

  /** Draws the shared definitions that the pictures refer to. */
  #definitions(): string {
    return `<svg class="drawn" aria-hidden="true">${ICON_DEFINITIONS}${definitionsOf(this.#frame)}</defs></svg>`
  }

  #section(title: ReportPhrase, content: string, note?: ReportPhrase): string {
    const told = note ? `<p class="note">${escapeHtml(this.#phrase(note))}</p>` : ''
    return `<section><h2>${escapeHtml(this.#phrase(title))}</h2>${told}${content}</section>`
  }

  #sideNames(): string[] {
    return Array.from({ length: this.#match.seats }, (_, seat) => this.seat(seat))
  }

  #title(): string {
    const game = { text: this.#match.game.content.title }
    const [first, second, ...others] = this.#view.sides.map(({ name }) => this.#say(name))
    if (others.length === 0) return this.#phrase('report.title', { game, first: first ?? '', second: second ?? '' })
    return this.#phrase('report.title-many', { game, sides: [first, second, ...others].join(', ') })
  }

  #result(): string {
    const { outcome } = this.#match
    if (!outcome) return this.#phrase('report.unfinished')
    const reason = { text: outcome.reason }
    if (outcome.winners.length === 0) return this.#phrase('report.draw', { reason })
    return this.#phrase('report.result', { reason, sides: outcome.winners.map((seat) => this.seat(seat)).join(', ') })
  }

  /** Says in one sentence how the lead developed. */
  #lead(): string {
    const { chapters, leads } = this.#summary
    const story = leadStoryOf(chapters, leads, this.#match.outcome)
    if (!story) return ''
    const { kind, seat, other = seat, headline, changes } = story
    const turn = withinSentence(this.#say(headline))
    const told = this.#phrase(`report.lead.${kind}`, { side: { seat }, other: { seat: other }, turn, changes })
    return `<p>${escapeHtml(told)}</p>`
  }

  #mission(): string {
    const { mission } = this.#view
    if (!mission) return ''
    const told = this.#phrase('report.mission', { name: { text: mission.name }, goal: { text: mission.goal } })
    return `<p>${escapeHtml(told)}</p>`
  }

  #forces(): string {
    const lines = this.#summary.musters.map(({ seat, had, kinds }) => {
      const told = kinds.map(({ name, count }) => {
        return count === 1
          ? this.#speaker.name(name)
          : this.#phrase('report.kind', { name: this.#speaker.name(name), count })
      })
      const side = escapeHtml(this.#phrase('report.force', { side: { seat }, figures: had }))
      return `<li data-seat="${seat}"><b>${side}</b> ${escapeHtml(told.join(', '))}.</li>`
    })
    return `<ul>${lines.join('')}</ul>`
  }

  #course(): string {
    const { leads, chapters, moments } = this.#summary
    return strengthChart({ leads, turns: chapters, moments }, this.#sideNames())
  }

  #moments(): string {
    const { moments, chapters } = this.#summary
    const lines = moments
      .toSorted((a, b) => a.at - b.at)
      .map((moment) => {
        const headline = { text: chapters[moment.chapter]?.headline ?? text('report.moments') }
        const who = this.#phrase('report.moment', { headline, side: { seat: moment.seat } })
        return `<li data-seat="${moment.seat}"><a href="#chapter-${moment.chapter}"><b>${escapeHtml(who)}</b></a> ${this.#sentences(moment.events)}${this.#chance(moment)}</li>`
      })
    return `<ul class="moments">${lines.join('')}</ul>`
  }

  #chance({ chance }: DecisiveMoment): string {
    return chance === undefined
      ? ''
      : ` <span class="note">${escapeHtml(this.#phrase('report.chance', { chance }))}</span>`
  }

  #chapter(chapter: Chapter, number: number): string {
    const { headline, turn, view, moves, exchanges } = chapter
    const title = { text: turn === 0 ? text('report.preparation') : headline }
    const [idle, eventful] = [exchanges.filter(this.#isIdle), exchanges.filter((exchange) => !this.#isIdle(exchange))]
    const told = eventful.map((exchange) => this.#exchange(exchange)).join('')
    const quiet = turn === 0 ? '' : `<p>${escapeHtml(this.#phrase('report.no-results'))}</p>`
    const picture = pictureOf({
      view,
      moves,
      frame: this.#frame,
      label: this.#phrase('report.picture', { headline: title }),
      nameOf: (name) => this.#speaker.name(name),
    })
    return [
      `<section class="chapter" id="chapter-${number}"><h2>${escapeHtml(this.#say(title.text))}</h2><figure>${picture}</figure>`,
      turn === 0 ? '' : `${this.#lossesInTurn(number)}${this.#figuresLeft(chapter)}`,
      told === '' ? quiet : `<ul>${told}</ul>`,
      this.#idle(idle),
      '</section>',
    ].join('')
  }

  /** Whether an exchange left everybody as they were and is not a key moment. */
  readonly #isIdle = (exchange: Exchange) => this.#summary.idle.has(exchange) && !this.#momentOf(exchange)

  #momentOf({ at, chapter }: Exchange): DecisiveMoment | undefined {
    return this.#summary.moments.find((moment) => moment.at === at && moment.chapter === chapter)
  }

  /** Lists each side's losses in a turn. */
  #lossesInTurn(number: number): string {
    const told = this.#sideNames().flatMap((_, seat) => {
      const names = this.#summary.losses
        .filter((loss) => loss.seat === seat && loss.chapter === number)
        .map(({ name }) => this.#speaker.name(name))
      return names.length === 0 ? [] : this.#phrase('report.lost', { side: { seat }, names: names.join(', ') })
    })
    return told.length === 0 ? '' : `<p class="lost">${escapeHtml(told.join(' '))}</p>`
  }

  /** Counts the figures left on each side at the end of a turn, with the score. */
  #figuresLeft({ view }: Chapter): string {
    const sides = this.#summary.musters.map(({ seat, had }) => {
      return this.#phrase('report.side-standing', { side: { seat }, left: figuresLeft(view, seat), had })
    })
    const { score } = view.mission ?? {}
    // A score that counts the survivors would only repeat the line above.
    const isTold = score?.points.every(({ seat, value }) => value === figuresLeft(view, seat))
    const points = isTold
      ? undefined
      : score?.points.map(({ seat, value }) => this.#phrase('report.side-score', { side: { seat }, value }))
    const lines = [
      ...(sides.length > 0 ? [this.#phrase('report.standing', { sides: sides.join(', ') })] : []),
      ...(score && points ? [this.#phrase('report.score', { of: { text: score.of }, points: points.join(', ') })] : []),
    ]
    return lines.length > 0 ? `<p class="note">${escapeHtml(lines.join(' '))}</p>` : ''
  }

  /** Folds the exchanges that changed nothing into a list that readers can open. */
  #idle(exchanges: readonly Exchange[]): string {
    const passages = exchanges.map((exchange) => this.#exchange(exchange)).filter((told) => told !== '')
    if (passages.length === 0) return ''
    const title = escapeHtml(this.#phrase('report.idle', { count: passages.length }))
    return `<details><summary>${title}</summary><ul>${passages.join('')}</ul></details>`
  }

  /** Writes the events of one answer as a list item; key moments show their odds. */
  #exchange(exchange: Exchange): string {
    const events = this.#summary.stories.get(exchange) ?? []
    if (events.length === 0) return ''
    const moment = this.#momentOf(exchange)
    const seat = moment?.seat ?? actorOf(events)
    const isLoss = events.some(({ removes }) => removes !== undefined)
    const kind = moment || isLoss ? ' class="decisive"' : ''
    const side = seat === undefined ? '' : ` data-seat="${seat}"`
    return `<li${kind}${side}>${this.#sentences(events)}${moment ? this.#chance(moment) : ''}</li>`
  }

  /** Writes events as sentences: each roll with its dice, consecutive statements about one figure joined. */
  #sentences(events: readonly GameEvent[]): string {
    const told: string[] = []
    let plain: Statement[] = []
    const flush = () => {
      told.push(...joinStatements(plain, this.#language).map((words) => escapeHtml(endStatement(words))))
      plain = []
    }
    for (const event of events) {
      if (!event.dice?.length) {
        plain.push(this.#statement(event))
        continue
      }
      flush()
      told.push(this.#roll(event))
    }
    flush()
    return told.join(' ')
  }

  #statement({ type, args, ...event }: GameEvent): Statement {
    const names = figuresIn({ type, args, ...event }).map((id) => this.#speaker.name(this.figure(id)))
    return { words: this.#say({ id: type, args }), names }
  }

  /** Writes a roll with its dice inside the sentence, so that they stay together. */
  #roll({ type, args, dice = [] }: GameEvent): string {
    const fallen = dice.flatMap(({ seat, values }) =>
      values.map((value) => `<b class="die" data-seat="${seat}">${value}</b>`),
    )
    return `<span class="roll">${escapeHtml(this.#say({ id: type, args }))} <span class="dice">${fallen.join('')}.</span></span>`
  }

  #losses(): string {
    const { losses, musters, chapters } = this.#summary
    const rows = musters.map(({ seat, had, left }) => {
      const names = chapters.flatMap(({ headline }, i) => {
        const lost = losses.filter((loss) => loss.seat === seat && loss.chapter === i)
        if (lost.length === 0) return []
        const told = {
          headline: { text: headline },
          names: lost.map(({ name }) => this.#speaker.name(name)).join(', '),
        }
        return `<li>${escapeHtml(this.#phrase('report.loss', told))}</li>`
      })
      const list = names.length > 0 ? `<ul>${names.join('')}</ul>` : escapeHtml(this.#phrase('report.no-losses'))
      const count = escapeHtml(this.#phrase('report.left', { left, had }))
      return `<tr data-seat="${seat}"><th scope="row">${escapeHtml(this.seat(seat))}</th><td>${count}</td><td>${list}</td></tr>`
    })
    return `<table>${rows.join('')}</table>`
  }

  #luck(): string {
    return `<ul>${this.#summary.luck.map((luck) => `<li data-seat="${luck.seat}">${escapeHtml(this.#luckLine(luck))}</li>`).join('')}</ul>`
  }

  #luckLine({ seat, dice, thrown, expected, worth, deviation }: Luck): string {
    const side = { seat }
    if (dice === 0) return this.#phrase('report.no-dice', { side })
    const verdict = deviation > 1 ? 'report.luck.good' : deviation < -1 ? 'report.luck.bad' : 'report.luck.fair'
    const fell = { dice, thrown, expected: Math.round(expected) }
    return this.#phrase('report.luck-line', {
      side,
      ...fell,
      verdict: { text: text(verdict, { worth: Math.abs(worth) }) },
    })
  }
}

/** Gets the side that acted: it rolled the first dice or, without dice, did something last. */
function actorOf(events: readonly GameEvent[]): Seat | undefined {
  const [pool] = events.flatMap(({ dice = [] }) => dice)
  return pool?.seat ?? events.findLast(({ seat }) => seat !== undefined)?.seat
}

/** Puts the name of a turn in lower case for use within a sentence. */
function withinSentence(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1)
}
