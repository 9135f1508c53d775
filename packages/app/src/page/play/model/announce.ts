import type { GameEvent, RolledDice, Seat } from '@fray/kernel'
import { endStatement } from '@fray/report'
import type { Snapshot } from '@fray/session'
import type { PhraseTranslator } from '../../../locales/translator.ts'
import { newEvents } from '../../store/model/stage.ts'
import { youIn } from '../../store/model/you.ts'
import { interruptIn } from '../Interrupt.tsx'

/** What screen readers were told last. */
export interface Announced {
  readonly snapshot: Snapshot
  /** Whose turn it is, as long as nobody else has acted since. */
  readonly turn: { readonly seat: Seat; readonly words: string } | undefined
}

/** The faces that the game prints instead of numbers. */
type Faces = Readonly<Record<string, number>>

/** Makes the announcement for new content of the page: what happened, with dice, and what is asked. */
export function announce(heard: Announced | undefined, snapshot: Snapshot, faces: Faces, talk: PhraseTranslator) {
  const events = newEvents(heard?.snapshot, snapshot)
  const asked = newQuestion(heard?.snapshot, snapshot)
  const others = events.some(({ seat }) => seat !== undefined && seat !== heard?.turn?.seat)
  const known = others ? undefined : heard?.turn
  const turn = asked ? { seat: asked.seat, words: turnText(snapshot, asked, talk) } : known
  const news = events.flatMap((event) => eventTexts(event, faces, talk))
  return {
    heard: { snapshot, turn },
    words: [...news, ...question(asked, turn, known, talk)].map(endStatement).join(' '),
  }
}

/** Gets the question, preceded by whose turn it is unless that is known. */
function question(
  asked: PendingDecision | undefined,
  turn: Announced['turn'],
  known: Announced['turn'],
  talk: PhraseTranslator,
): readonly string[] {
  if (!asked || !turn) return []
  const prompt = talk.say(asked.prompt)
  return turn.words === known?.words || prompt.startsWith(turn.words) ? [prompt] : [turn.words, prompt]
}

type PendingDecision = NonNullable<Snapshot['decision']>

/** Gets the decision, unless it was announced before: much else may change on the screen. */
function newQuestion(
  before: Snapshot | undefined,
  { decision, eyes, sequence }: Snapshot,
): PendingDecision | undefined {
  const same = before?.decision && before.eyes === eyes && before.sequence === sequence
  return same ? undefined : decision
}

/** Says whose turn it is. */
export function turnText(
  snapshot: Snapshot,
  { seat, interruption }: PendingDecision,
  { ui }: PhraseTranslator,
): string {
  if (seat !== youIn(snapshot)) return ui('ui.side-decides', { side: { seat } })
  return ui(interruption ? 'ui.your-answer' : interruptIn(snapshot) ? 'ui.your-decision' : 'ui.your-turn')
}

function eventTexts({ type, args, dice }: GameEvent, faces: Faces, talk: PhraseTranslator): readonly string[] {
  const what = talk.say({ id: type, args })
  return dice ? [what, talk.ui('ui.heard-dice', { dice: diceWords(dice, faces, talk) })] : [what]
}

/** Reads out the dice, pool by pool. */
function diceWords(pools: readonly RolledDice[], faces: Faces, { ui }: PhraseTranslator): string {
  const written = new Map(Object.entries(faces).map(([face, value]) => [value, face]))
  const side = (value: number) => ui('ui.coin', { side: value === 1 ? 'heads' : 'tails' })
  return pools
    .map(({ sides, values }) => values.map((value) => (sides === 2 ? side(value) : (written.get(value) ?? value))))
    .map((pool) => pool.join(', '))
    .join('; ')
}
