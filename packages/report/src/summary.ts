import { chanceOf } from './chance.ts'
import { type Chapter, chaptersOf, type Exchange, exchangesOf } from './chapters.ts'
import { historyOf, type ReportedMatch } from './history.ts'
import { leadsOf } from './leads.ts'
import { type Loss, lossesOf, type SideStrength, strengthsBySide } from './losses.ts'
import { type Luck, luckOf } from './luck.ts'
import { type DecisiveMoment, decisiveEvent, momentsOf } from './moments.ts'
import { idleExchanges, type Stories, storiesOf } from './story.ts'

/** A match in chapters, one for each step of its track (a turn), for readers who may know everything. */
export interface Summary {
  readonly chapters: readonly Chapter[]
  readonly stories: Stories
  /** Exchanges with dice that nobody was hurt, healed, lost or changed by. */
  readonly idle: ReadonlySet<Exchange>
  /** Each seat's lead after each answer, from -1 to 1. */
  readonly leads: readonly (readonly number[])[]
  readonly losses: readonly Loss[]
  readonly musters: readonly SideStrength[]
  readonly luck: readonly Luck[]
  /** The key moments, greatest change first. */
  readonly moments: readonly DecisiveMoment[]
}

/** The replay's share of the work; the rest is finding out what could have happened. */
const REPLAYING = 0.4

/** Summarizes a match that keeps all its savepoints, answer by answer; `done` receives the progress from 0 to 1. */
export function summarize(match: ReportedMatch, done: (share: number) => void = () => {}): Summary {
  const steps = historyOf(match, (at) => done((REPLAYING * at) / match.answers.length))
  const exchanges = exchangesOf(steps)
  const chapters = chaptersOf(steps, exchanges)
  const leads = leadsOf(steps, match.outcome, chapters.find(({ turn }) => turn > 0)?.from)
  const stories = storiesOf(exchanges)
  const losses = lossesOf(steps, exchanges)
  return {
    chapters,
    stories,
    idle: idleExchanges(stories, steps),
    leads,
    losses,
    musters: strengthsBySide(steps, losses, match.seats),
    luck: luckOf(match, steps, (share) => done(REPLAYING + (1 - REPLAYING) * share)),
    moments: momentsOf(steps, leads, stories).map((moment) => withChance(match, moment)),
  }
}

function withChance(match: ReportedMatch, moment: DecisiveMoment): DecisiveMoment {
  const decisive = decisiveEvent(moment.events)
  const chance = decisive && chanceOf(match, moment.at, decisive)
  return chance === undefined ? moment : { ...moment, chance }
}
