import { barredOptions, type Decision, describeDecision, type Json } from '@fray/kernel'
import { oddsLines } from './answer-odds.ts'
import { choicesOf } from './choices.ts'
import type { Ruling } from './ruling.ts'
import { stateLines } from './state-lines.ts'

/** Maximum number of suggestions to print for places and arrangements. */
const MAX_SUGGESTIONS = 6

/**
 * Prints a ruling for people; with `state` also the state at the end, with `notes` also what possible answers cost or
 * mean.
 */
export function reportLines(ruling: Ruling, state = false, notes = true): string[] {
  const { title, match, events, teller, odds, cut, needed } = ruling
  return [
    ...(title === undefined ? [] : [title, '']),
    ...events.flatMap((event) => teller.describeEvent(event)),
    ...(cut ? [] : match.pending).flatMap((decision) => ['', ...decisionLines(decision, ruling, notes)]),
    ...(needed === undefined ? [] : ['', needed]),
    ...(match.outcome ? ['', teller.describeOutcome(match.outcome)] : []),
    ...(odds?.length ? ['', 'Odds', ...odds.flatMap(oddsLines).map(indent)] : []),
    ...(state ? ['', 'State', ...stateLines(stateOf(ruling)).map(indent)] : []),
  ]
}

/** Prints a decision with its answers in the notation of situations. */
function decisionLines(decision: Decision, { match, teller }: Ruling, notes: boolean): string[] {
  const choices = choicesOf(decision, teller, match.view(decision.seat))
  const shown = choices.filter(({ answer }, i) => typeof answer === 'string' || i < MAX_SUGGESTIONS)
  const hidden = choices.length - shown.length
  return [
    teller.describeDecision(decision),
    ...shown.flatMap(({ written, words, note }) => [
      `  ${JSON.stringify(written)}  ${words}`,
      ...(notes && note ? [`      ${note()}`] : []),
    ]),
    ...(hidden > 0 ? [`  and ${hidden} more suggestions`] : []),
    ...barredOptions(decision).map((barredOption) => `  not now: ${teller.describeBarred(barredOption)}`),
  ]
}

/** Describes a ruling for programs. */
export function reportData(ruling: Ruling): object {
  const { title, match, events, teller, odds, cut, needed } = ruling
  return {
    title,
    events: events.map((event) => ({ ...event, words: teller.say({ id: event.type, args: event.args }) })),
    pending: (cut ? [] : match.pending).map((decision) => ({
      ...describeDecision(decision),
      words: teller.say(decision.prompt),
      choices: choicesOf(decision, teller, match.view(decision.seat)).map(({ written: answer, words, note }) => ({
        ...{ answer, words },
        ...(note ? { note: note() } : {}),
      })),
    })),
    outcome: match.outcome && { ...match.outcome, words: teller.say(match.outcome.reason) },
    odds,
    needed,
    state: stateOf(ruling),
  }
}

/** Gets the position at the end in the notation of situations. */
function stateOf({ match: { game, state, setup }, cut }: Ruling): Json {
  return game.saves.writePosition?.(cut ? cut.state : state, setup) ?? null
}

export function printReport(ruling: Ruling, json: boolean): void {
  console.log(json ? JSON.stringify(reportData(ruling), undefined, 2) : reportLines(ruling).join('\n'))
}

function indent(line: string): string {
  return `  ${line}`
}
