import { TeamGenerators } from '@pkmn/randoms'
import { BattleStreams, RandomPlayerAI, Teams } from '@pkmn/sim'

Teams.setGeneratorFactory(TeamGenerators)

const FORMAT = 'gen9randombattle'

/** The simulator's own random player, with a count of its choices. */
class CountingPlayer extends RandomPlayerAI {
  choices = 0

  override choose(choice: string): void {
    this.choices++
    super.choose(choice)
  }
}

/**
 * Plays one battle of Pokémon Showdown's simulator as its users run it: the default format through its stream, with
 * random teams and two of its own random players. Returns the number of choices.
 */
export async function playPokemonStream(seed: number): Promise<number> {
  const streams = BattleStreams.getPlayerStreams(new BattleStreams.BattleStream())
  const players = [streams.p1, streams.p2].map(
    (stream, i) => new CountingPlayer(stream, { seed: [seed, i, 2, 3] as never }),
  )
  for (const player of players) void player.start()
  const options = ['One', 'Two'].map((name, i) => {
    const team = Teams.pack(Teams.generate(FORMAT, { seed: [seed, i, 5, 7] as never }))
    return `>player p${i + 1} ${JSON.stringify({ name, team })}`
  })
  const spec = { formatid: FORMAT, seed: [seed, 1, 1, 1] }
  void streams.omniscient.write([`>start ${JSON.stringify(spec)}`, ...options].join('\n'))
  for await (const chunk of streams.omniscient) if (/^\|(win\||tie$)/m.test(chunk)) break
  return players.reduce((sum, { choices }) => sum + choices, 0)
}
