import { type DecisionOption, optionWithNote, type Procedure, type Seat, text } from '@fray/kernel'
import type { Fighter, Play } from '../state.ts'
import { someWith } from '../traits.ts'
import { call } from './calling.ts'
import { type MiracleChoice, miracleChoiceOption, miracleChoices } from './miracle-choices.ts'

/** CF-STRATEGIC-01, CF-MIRACLE-02: any number of miracles of this moment once the sequences are built. */
export function* callBeforeRoll(play: Play, faithful: Fighter): Procedure {
  for (;;) {
    const namings = callable(play, faithful)
    if (namings.length === 0) return
    const naming = yield* play.pick<MiracleChoice | null>({
      seat: faithful.seat,
      figure: faithful.id,
      prompt: text('ask.miracle', { fighter: { figure: faithful.id } }),
      rules: ['CF-CALL-01', 'CF-STRATEGIC-01'],
      options: [...namings.map((otherNaming) => miracleChoiceOption(play, faithful, otherNaming)), NO_MIRACLE],
    })
    if (!naming) return
    yield* call(play, faithful, naming)
  }
}

const NO_MIRACLE: DecisionOption<null> = {
  key: 'none',
  text: text('option.no-miracle'),
  icon: 'hand',
  ...optionWithNote('note.no-miracle'),
  value: null,
}

function callable(play: Play, faithful: Fighter): MiracleChoice[] {
  const able = faithful.status !== 'eliminated' && !faithful.inRout && !someWith(play, faithful, 'cannotCall')
  return able ? miracleChoices(play, faithful, 'strategic') : []
}

/**
 * CF-MIRACLE-02, -03: before the Tactical roll of the approach; if both players could call, the higher die goes first.
 */
export function* callBeforeApproach(play: Play): Procedure {
  const { camps, fighters } = play.state
  const able = camps.filter(({ seat }) =>
    fighters.some((fighter) => fighter.seat === seat && callable(play, fighter).length > 0),
  )
  const [first, second] = able.map(({ seat }) => seat)
  if (first === undefined) return
  const order = second === undefined ? [first] : yield* byHigherDie(play, first, second)
  for (const seat of order) {
    for (const fighter of fighters) if (fighter.seat === seat) yield* callBeforeRoll(play, fighter)
  }
}

function* byHigherDie(play: Play, first: Seat, second: Seat): Procedure<readonly Seat[]> {
  for (;;) {
    const [[a = 1] = [], [b = 1] = []] = yield* play.rollDice(
      text('roll.miracle-order'),
      ['CF-MIRACLE-02'],
      [first, second].map((seat) => ({ seat, count: 1, sides: 6 })),
    )
    if (a !== b) return a > b ? [first, second] : [second, first]
  }
}
