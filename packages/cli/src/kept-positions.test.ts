import { type PlayerSight, randomPlayer } from '@fray/bots'
import { gameIds, loadGame } from '@fray/games'
import { clone, Match, playSituation, QuickDice, Random, readSituation, situationOf } from '@fray/kernel'
import { expect, test } from 'vitest'
import type { AnyMatch } from './teller.ts'

const games = (await Promise.all(gameIds.map(loadGame))).filter((game) => game?.saves.writePosition !== undefined)

/** Parts of a position that a situation leaves out, as paths in which [] is any index: they start again there. */
const NOT_TOLD: Readonly<Record<string, readonly RegExp[]>> = {
  // MI-MPOINT: the record of earlier turns is kept as its totals.
  missum: [/^units\[\]\.gone\.turn$/],
}

/**
 * Parts of a state that differ once its position has been set up again, as paths in which [] is any index. Everything
 * else must come back as it was.
 */
const MAY_DIFFER: Readonly<Record<string, readonly RegExp[]>> = {
  spherewars: [
    // Places and wounds of combatants that are not on the table, and uses in rounds and turns that are over.
    /^combatants\[\]\.(at\.[xy]|wounds|uses\..*)$/,
    // Names become unique, and pictures come from the roster.
    /^combatants\[\]\.profile\.(name|icon)$/,
    // A situation may give equipment beyond what the rules allow.
    /^combatants\[\]\.freelyEquipped$/,
    // Effects are counted again.
    /^(effectsMade|combatants\[\]\.effects\[\]\.id)$/,
    // How a battlefield and weather that are there already came about.
    /^terms\.(battlefield|weather)$/,
  ],
  missum: [
    // MI-MPOINT: the record of earlier turns is kept as its totals.
    /^(recorded|losses)\[\]/,
    // Names become unique, and huitsánl are numbered within each side.
    /^(units\[\]\.(name|huitsan)|huitsanyal\[\].*|order\[\]\[\])$/,
    // MI-PANIC-02: who sees whom is found again from where all stand.
    /^units\[\]\.(now|before)\.seenBy\[\]/,
    // A step begins again from where all stand, and so does the drift of the arms of a spell.
    /^(units\[\]\.bodyAtStepStart.*|arms\[\]\.over\.from\.[xy])$/,
    // Routers that have left the table, and the order in which others run.
    /^units\[\]\.rout(\.order)?$/,
    // The acid of sérudlal, when a spell began, and a platform being dismantled are not written.
    /^(units\[\]\.(devices\[\].*|enchantments\[\]\.from)|platforms\[\]\.dismantling)$/,
  ],
  confrontation: [
    // Effects are counted again, those of each fighter in their order.
    /^(effectsMade|fighters\[\]\.(effects\[\]\.id|chargedBy\[\]|defenceOnlySince))$/,
    // Directions are made whole again.
    /^fighters\[\]\.at\.facing\.[xy]$/,
    // A player's own card is written as its values, without how they were bought.
    /^(cards\[\]|fighters\[\]\.member)\.(ap|profile\..*)$/,
  ],
}

const [MATCHES, EVERY, MOST] = [4, 45, 900]

/** Lengths are rounded to whole hundredths of a millimetre. */
const ROUNDING = 0.51

/** Positions from random matches of a game with random setups. */
function* moments(game: (typeof games)[number] & object): Generator<AnyMatch> {
  for (let number = 0; number < MATCHES; number++) {
    const seed = `${process.env.FRAY_SEED ?? 'kept'} ${number}`
    const setup = game.rules.readSetup(game.bots.randomSetup?.(Random.fromSeed(seed)) ?? game.content.presets[0]!.setup)
    const match = Match.start(game, { setup, state: game.rules.begin(setup) }, seed) as AnyMatch
    const player = randomPlayer(seed)
    while (match.pending.length > 0 && match.answers.length < MOST) {
      const decision = match.pending[0]!
      const { seat } = decision
      match.answer(seat, player.choose({ seat, decision } as PlayerSight))
      const seats = new Set(game.view.show(match.state, match.setup, undefined).figures.map((figure) => figure.seat))
      // Before both sides have figures on the table there is nothing to set up.
      if (match.answers.length % EVERY === 0 && seats.size > 1 && match.pending.length > 0) yield match
    }
  }
}

/** Lists the paths at which two plain values differ, ignoring rounding errors. */
function differences(before: unknown, after: unknown, path = ''): string[] {
  if (typeof before === 'number' && typeof after === 'number') return Math.abs(before - after) < ROUNDING ? [] : [path]
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) {
    return before === after ? [] : [path]
  }
  if (Array.isArray(before) && Array.isArray(after) && before.length !== after.length) return [`${path}[]`]
  const [a, b] = [before, after] as Record<string, unknown>[]
  const step = (key: string) => (Array.isArray(before) ? `${path}[]` : path === '' ? key : `${path}.${key}`)
  return [...new Set([...Object.keys(a!), ...Object.keys(b!)])].flatMap((key) =>
    differences(a![key], b![key], step(key)),
  )
}

test.each(games.map((game) => [game!.id, game!] as const))(
  'every position of a random match of %s is accepted as a situation, and stays the same when set up',
  (id, game) => {
    const plain = (value: unknown) => JSON.parse(JSON.stringify(value))
    const differing = new Set<string>()
    let looked = 0
    for (const match of moments(game)) {
      const { state } = match.savepoint
      const position = plain(game.saves.writePosition!(clone(state), match.setup))
      const again = game.saves.readPosition(position)
      for (const path of differences(position, plain(game.saves.writePosition!(again.state, again.setup))))
        differing.add(path)
      looked++
    }
    expect(looked).toBeGreaterThan(3)
    const isTold = (path: string) => (NOT_TOLD[id] ?? []).every((pattern) => !pattern.test(path))
    expect([...differing].filter(isTold)).toEqual([])
  },
  120_000,
)

test.each(games.map((game) => [game!.id, game!] as const))(
  'every state of a random match of %s comes back when its position is set up again',
  (id, game) => {
    const differing = new Set<string>()
    const plain = (value: unknown) => JSON.parse(JSON.stringify(value))
    for (const match of moments(game)) {
      const { state } = match.savepointAtRestBefore(match.answers.length)
      const position = plain(game.saves.writePosition!(clone(state), match.setup))
      if (new Set(game.view.show(clone(state), match.setup, undefined).figures.map(({ seat }) => seat)).size < 2)
        continue
      const again = game.saves.readPosition(position)
      for (const path of differences(plain(state), plain(again.state))) differing.add(path)
    }
    const rules = MAY_DIFFER[id.replace('-manuscript', '')] ?? []
    expect([...differing].filter((path) => rules.every((pattern) => !pattern.test(path)))).toEqual([])
  },
  120_000,
)

test.each(games.map((game) => [game!.id, game!] as const))(
  'a moment of a random match of %s can be saved by every viewer and played on',
  (_, game) => {
    for (const match of moments(game)) {
      const seats = Array.from({ length: game.rules.seats(match.setup) }, (_, seat) => seat)
      for (const keeper of ['everything', ...[...seats, undefined].map((seat) => ({ seat }))] as const) {
        const kept = situationOf(match, keeper)
        expect({ answerCount: match.answers.length, keeper, kept: kept === undefined }).toEqual({
          answerCount: match.answers.length,
          keeper,
          kept: false,
        })
        const situation = readSituation(JSON.parse(JSON.stringify(kept)))
        expect(() => playSituation(game, situation, { dice: new QuickDice('') })).not.toThrow()
      }
    }
  },
  120_000,
)
