import type { DecisionData, Seat } from '@fray/kernel'
import type { BotName } from '@fray/protocol'
import type { Reactions, ScreenFacts, SeatKind, TableMatch } from '@fray/session'

interface RoomFacts {
  readonly match: TableMatch
  readonly seat: Seat | undefined
  readonly bots: readonly (BotName | undefined)[]
  readonly reactions: Reactions
  /** Whether everything may be shown that was to be kept until the end. */
  readonly isOver: boolean
  readonly sequence: number
  readonly decision: DecisionData | undefined
  readonly commitment: string
  readonly seed: string | undefined
}

/** Collects what the screen of a seat, or of an onlooker, shows besides the table. */
export function screenFacts({ match, seat, bots, reactions, isOver, ...given }: RoomFacts): ScreenFacts {
  return {
    ...given,
    game: match.game.id,
    players: bots.map((bot, at): SeatKind => bot ?? (at === seat ? 'person' : 'remote')),
    eyes: seat,
    step: match.stepsFor(seat).length - 1,
    ...seatFacts({ match, seat, reactions, isOver }),
    handOver: undefined,
    mayLookAlone: false,
    redeployable: false,
    kept: true,
    elsewhere: false,
    forcedDice: 0,
    lesson: undefined,
    whatIf: undefined,
  }
}

/** Collects what only a seat is shown of its reactions. */
function seatFacts({ match, seat, reactions, isOver }: Pick<RoomFacts, 'match' | 'seat' | 'reactions' | 'isOver'>) {
  if (seat === undefined) return { attention: undefined, passed: [], held: [], armed: [], undoable: false }
  const undoable = isOver ? 0 : match.undoableFor(seat)
  return {
    attention: reactions.attentionOf(seat),
    passed: isOver ? [] : reactions.passedFor(seat, match.answers.length, answersToReopen(match, seat)),
    held: isOver || match.isPreparing ? [] : heldBy(match, seat),
    armed: reactions.armedOf(seat),
    undoable: undoable > 0,
  }
}

/** Counts the last answers behind which a seat can go back by undoing its own. */
function answersToReopen(match: TableMatch, seat: Seat): number {
  const own = match.answers.flatMap((given, at) => (given.seat === seat ? [at] : []))
  const first = own[own.length - match.undoableFor(seat)]
  return first === undefined ? 0 : match.answers.length - first
}

function heldBy(match: TableMatch, seat: Seat) {
  return match.game.view.reactions?.(match.stateFor(seat), match.setupFor(seat), seat) ?? []
}
