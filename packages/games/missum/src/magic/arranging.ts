/** Decisions of a side at the start of the magic step: transfers of spells within its teams, and work on platforms. */
import { type DecisionOption, optionWithNote, type Procedure, type Seat, text } from '@fray/kernel'
import type { Play, State } from '../state.ts'
import { type Mage, magesOf } from './casters.ts'
import { chooseSite, type PlatformWork, platformOptions, startWork } from './platforms/platform-work.ts'
import { type Transfer, transfer, transferOptions } from './transfer.ts'

type Arrangement = Transfer | PlatformWork

/** An arrangement on offer; a platform still needs its site. */
type Offer = { readonly mage: Mage; readonly what: Arrangement | 'build' }

/** MI-TRANSFER-02, MI-PLATFORM-03, -06: both players decide in secret, then announce it together. */
export function* arrangeTeams(play: Play): Procedure {
  const { state } = play
  const seats: readonly Seat[] = [state.mover, 1 - state.mover]
  const settled = yield* play.simultaneously(seats.map((seat) => ({ seat, procedure: arrangeSide(play, seat) })))
  for (const arrangement of settled.flat()) {
    if (arrangement.kind === 'transfer') transfer(play, arrangement)
    else startWork(play, arrangement)
  }
}

/** Asks for one arrangement after another until the seat is done; each caster takes part once. */
function* arrangeSide(play: Play, seat: Seat): Procedure<Arrangement[]> {
  const settled: Arrangement[] = []
  const concerned: number[] = []
  for (;;) {
    const options = offersOf(play.state, seat, concerned)
    if (options.length === 0) return settled
    const offer = yield* play.pick<Offer | null>({
      seat,
      prompt: text('ask.arrange'),
      rules: ['MI-TRANSFER-02', 'MI-PLATFORM-03', 'MI-PLATFORM-06'],
      interruption: {
        moment: text('ask.arrange'),
        key: `${play.state.turn} arrange ${concerned.length}`,
        interrupted: seat,
        hostile: false,
        pass: 'done',
      },
      abstention: 'done',
      secret: false,
      options: [
        { key: 'done', text: text('option.arranged'), value: null, ...optionWithNote('note.arranged') },
        ...options,
      ],
    })
    if (!offer) return settled
    concerned.push(offer.mage.id)
    const what = offer.what === 'build' ? yield* chooseSite(play, offer.mage) : offer.what
    if (what) settled.push(what)
  }
}

/** Attack casters decide on their team's spells, defence casters on its platform. */
function offersOf(state: State, seat: Seat, concerned: readonly number[]): DecisionOption<Offer>[] {
  return magesOf(state, seat)
    .filter(({ id }) => !concerned.includes(id))
    .flatMap((mage) => {
      const options: DecisionOption<Offer['what']>[] =
        mage.office.art === 'attack' ? transferOptions(state, mage) : platformOptions(state, mage)
      // It is possible every turn but rarely wanted.
      const reaction = { source: mage.office.art === 'attack' ? 'transfer' : 'platform', matters: () => false }
      return options.map((option) => ({ ...option, reaction, figure: mage.id, value: { mage, what: option.value } }))
    })
}
