import { loadGame } from '@fray/games'
import { playSituation, readSituation } from '@fray/kernel'

const game = await loadGame('confrontation')
if (!game) throw new Error('no such game')
const figures = [
  { name: 'Ann', seat: 0, x: 30, y: 30 },
  { name: 'Bob', seat: 1, beside: { figure: 'Ann' } },
]
const situation = readSituation({ game: 'confrontation', phase: 'frays', figures, dice: [5, 2] })
const { match } = playSituation(game, situation)

match.pending // the open decisions: kind, seat, prompt, options
match.check(1, 'none') // why an answer would be refused; undefined if it is legal
match.answer(1, { slots: { attack: [['1', 1]], defence: [['1', 1]] } }) // { ok: true }, or the refusal
match.events // everything that happened: type, args, rules, dice, the terms of numbers
match.outcome // the winners, once the match is over
game.saves.writePosition?.(match.state, match.setup) // the position, as a situation
