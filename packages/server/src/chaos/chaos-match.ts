import { loadGame } from '@fray/games'
import { beginMatch, type MatchRecord, readSeedAgreement, verify } from '@fray/kernel'
import type { FinishedMatch } from '@fray/protocol'
import { giveStoredAnswer } from '../rooms/entries.ts'
import { setupOf } from '../testing/test-club.ts'
import { TestPlayer, until } from '../testing/test-player.ts'

const GAME = 'spheres-of-war'

/** A match whose players answer as fast as they can while servers die, and note what was acknowledged. */
export class ChaosMatch {
  readonly players: readonly TestPlayer[]
  /** The calls whose answers were acknowledged. */
  readonly acknowledged: string[] = []
  #code = ''
  #isPlaying = false
  #playing: Promise<unknown> = Promise.resolve()

  constructor(pickAddress: () => string) {
    this.players = [new TestPlayer(pickAddress), new TestPlayer(pickAddress)]
  }

  get code(): string {
    return this.#code
  }

  async begin(): Promise<void> {
    const [first, second] = this.players as [TestPlayer, TestPlayer]
    await first.arrive('First')
    await second.arrive('Second')
    const setup = await setupOf(GAME)
    this.#code = await first.create({ game: GAME, setup, seats: ['me', 'open'], visibility: 'link' })
    await second.join(this.#code, 1)
    for (const player of this.players) await player.reveal(this.#code)
    for (const player of this.players) player.watch(this.#code)
    this.play()
  }

  play(): void {
    this.#isPlaying = true
    this.#playing = Promise.all(this.players.map((player, seat) => this.#answerWhileAsked(player, seat)))
  }

  async pause(): Promise<void> {
    this.#isPlaying = false
    await this.#playing
  }

  /** Plays so many answers more. */
  async playOn(answers: number): Promise<void> {
    const before = this.acknowledged.length
    this.play()
    await until(() => this.isOver || this.acknowledged.length >= before + answers, 'the match is played on')
    await this.pause()
  }

  get isOver(): boolean {
    return this.players.some(({ snapshot }) => snapshot?.outcome !== undefined)
  }

  async #answerWhileAsked(player: TestPlayer, seat: number): Promise<void> {
    while (this.#isPlaying && !this.isOver) {
      try {
        await this.#answer(player, seat)
      } catch {
        // The server could not: the next attempt is another call.
      }
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }

  async #answer(player: TestPlayer, seat: number): Promise<void> {
    const { decision, sequence } = player.snapshot ?? {}
    if (!decision || sequence === undefined) return
    const answer =
      decision.kind === 'pick'
        ? decision.options[Math.floor(Math.random() * decision.options.length)]!.key
        : ((await player.call(this.#code, 'hints', [seat, sequence])) as { suggestions: never[] }).suggestions[0]!
    const replied = player.call(this.#code, 'answer', [seat, sequence, answer])
    const id = player.lastCall
    if ((await replied) === undefined) this.acknowledged.push(id)
  }

  /** Ends the match, replays its record, and compares it with what the players were shown. Returns what is wrong. */
  async findFaults(): Promise<readonly string[]> {
    const [player] = this.players as [TestPlayer]
    const { agreement } = player.info!
    const shown = this.players.map(({ snapshot }) => JSON.stringify(snapshot!.events))
    if (!this.isOver) await player.act(this.#code, 'resign')
    const { data } = await player.request<FinishedMatch>('GET', `/api/matches/${this.#code}/record`)
    const record = data.record as MatchRecord
    const game = (await loadGame(GAME))!
    if (!verify(game, record, readSeedAgreement(agreement)).verified) return ['the record cannot be verified']
    const match = beginMatch(game, record)
    for (const [seat, answer] of record.answers) giveStoredAnswer(match, seat, answer)
    return shown.flatMap((events, seat) =>
      events === JSON.stringify(match.eventsFor(seat)) ? [] : [`seat ${seat} was shown something else`],
    )
  }

  leave(): void {
    for (const player of this.players) player.leave()
  }
}
