import type { GameEvent, RolledDice, Seat } from '@fray/kernel'
import { endStatement } from '@fray/report'
import type { Translator } from '../locales/translator.ts'
import type { Snapshot } from '../match/protocol.ts'
import { newEvents } from '../store/stage.ts'
import { interruptIn } from './Interrupt.tsx'
import { youIn } from './you.ts'

/** What those who hear the page were told last. */
export interface Announced {
  readonly snapshot: Snapshot
  /** Whose turn it is, as long as nobody else has done anything since. */
  readonly turn: { readonly seat: Seat; readonly words: string } | undefined
}

/** What the game writes for values that are not shown as numbers. */
type Faces = Readonly<Record<string, number>>

/** What is told to those who hear the page when it shows something new: what happened, with its dice, and what is asked of whom. */
export function announce(heard: Announced | undefined, snapshot: Snapshot, faces: Faces, talk: Translator) {
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

/** What is asked; whose turn it is, too, unless that is known or said by the question itself. */
function question(
  asked: PendingDecision | undefined,
  turn: Announced['turn'],
  known: Announced['turn'],
  talk: Translator,
): readonly string[] {
  if (!asked || !turn) return []
  const prompt = talk.say(asked.prompt)
  return turn.words === known?.words || prompt.startsWith(turn.words) ? [prompt] : [turn.words, prompt]
}

type PendingDecision = NonNullable<Snapshot['decision']>

/** What is asked, unless it was asked before: much may change on the screen meanwhile. */
function newQuestion(
  before: Snapshot | undefined,
  { decision, eyes, sequence }: Snapshot,
): PendingDecision | undefined {
  const same = before?.decision && before.eyes === eyes && before.sequence === sequence
  return same ? undefined : decision
}

/** Whose turn it is to decide, in words. */
export function turnText(snapshot: Snapshot, { seat, interruption }: PendingDecision, { ui }: Translator): string {
  if (seat !== youIn(snapshot)) return ui('ui.side-decides', { side: { seat } })
  return ui(interruption ? 'ui.your-answer' : interruptIn(snapshot) ? 'ui.your-decision' : 'ui.your-turn')
}

function eventTexts({ type, args, dice }: GameEvent, faces: Faces, talk: Translator): readonly string[] {
  const what = talk.say({ id: type, args })
  return dice ? [what, talk.ui('ui.heard-dice', { dice: diceWords(dice, faces, talk) })] : [what]
}

/** Dice as they fell, pool by pool. */
function diceWords(pools: readonly RolledDice[], faces: Faces, { ui }: Translator): string {
  const written = new Map(Object.entries(faces).map(([face, value]) => [value, face]))
  const side = (value: number) => ui('ui.coin', { side: value === 1 ? 'heads' : 'tails' })
  return pools
    .map(({ sides, values }) => values.map((value) => (sides === 2 ? side(value) : (written.get(value) ?? value))))
    .map((pool) => pool.join(', '))
    .join('; ')
}
