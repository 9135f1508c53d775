import { type Option, type Procedure, text } from '@fray/kernel'
import { define } from '../ability.ts'
import { CHARACTERISTICS, type Characteristic } from '../armies/profile.ts'
import { diceOf } from '../combat/fight.ts'
import type { TestKind } from '../dice/test.ts'
import { limits } from '../limits.ts'
import { type Effect, type Fighter, type Play, profileOf } from '../state.ts'
import { xOf } from '../traits.ts'
import { ability, lasting, lay, termOf } from './making.ts'

/** CF-ABIL-20, CF-MUTAGENIC-05: what a test uses that points may be spent on right before it; ATT and DEF wait for an exchange. */
const TESTED: Readonly<Partial<Record<TestKind, Characteristic>>> = {
  initiative: 'ini',
  agility: 'ini',
  aim: 'aim',
  courage: 'cou',
  discipline: 'dis',
  tactical: 'dis',
}

/** CF-ABIL-20: points of this round for characteristics printed bold, until the end of the round. */
const concentration = ability('concentration', {
  beforeTest: (play, { kind }, bearer, effect) => spend(play, bearer, effect, [TESTED[kind]]),
  exchangeStart(play, fight, bearer, effect) {
    const { attack, defence } = diceOf(fight, bearer)
    return spend(play, bearer, effect, [attack > 0 && 'att', attack > 0 && 'str', defence > 0 && 'def', 'res'])
  },
})

/** Points go where their player says, as often as he likes and as long as there are any. */
function* spend(
  play: Play,
  bearer: Fighter,
  effect: Effect | null,
  useful: readonly (Characteristic | false | undefined)[],
): Procedure {
  const open = profileOf(bearer).bold.filter((which) => useful.includes(which))
  const limit = { id: 'concentration', per: 'round', times: xOf(bearer, 'concentration', effect) } as const
  for (;;) {
    const left = limits.left(play.state, bearer.uses, limit)
    if (open.length === 0 || left <= 0) return
    const chosen = yield* chooseSpending(play, bearer, open, left)
    if (!chosen) return
    for (let i = 0; i < chosen.points; i++) limits.spend(play.state, bearer.uses, limit)
    concentrate(play, bearer, chosen)
  }
}

interface Spending {
  readonly which: Characteristic
  readonly points: number
}

function* chooseSpending(
  play: Play,
  bearer: Fighter,
  open: readonly Characteristic[],
  left: number,
): Procedure<Spending | null> {
  const none: Option<Spending | null> = { key: 'none', text: text('option.concentration.none'), value: null }
  const spendings = open.flatMap((which) => Array.from({ length: left }, (_, i) => ({ which, points: i + 1 })))
  return yield* play.pick<Spending | null>({
    seat: bearer.seat,
    figure: bearer.id,
    prompt: text('ask.concentration', { fighter: { figure: bearer.id }, left }),
    rules: ['CF-ABIL-20'],
    options: [...spendings.map(spendingOption), none],
  })
}

function spendingOption(spending: Spending): Option<Spending> {
  const { which, points } = spending
  const characteristic = { text: text(`characteristic.${which}`) }
  return { key: `${which}:${points}`, text: text('option.concentration', { characteristic, points }), value: spending }
}

function concentrate(play: Play, bearer: Fighter, { which, points }: Spending): void {
  const object = `concentrated-${which}`
  const before = bearer.effects.find((effect) => effect.object === object)?.x ?? 0
  lay(play, bearer, object, 'concentration', 'round', before + points)
  const args = { fighter: { figure: bearer.id }, characteristic: { text: text(`characteristic.${which}`) }, points }
  play.log('concentrated', args, ['CF-ABIL-20'], { seat: bearer.seat })
}

const concentrated = CHARACTERISTICS.map((which) =>
  lasting(`concentrated-${which}`, 'concentration', {
    characteristic: (q, _bearer, effect) => {
      if (q.which === which) q.tally.add(effect?.x ?? 0, termOf('concentration'), 'CF-ABIL-20')
    },
  }),
)

define(concentration, ...concentrated)
