import { endEffects } from '@fray/hooks'
import { accept, choice, countIn, FINISHED, type Procedure, refuse, text } from '@fray/kernel'
import { immediately } from '../../abilities/builders.ts'
import { characteristic } from '../../characteristics.ts'
import { type Casting, effectSourceOf, spell } from '../../incantation/spell.ts'
import { enchant, enchantment, enchantmentOf, onCharacteristic, termOfMystery } from '../../mystic/enchantment.ts'
import type { Fighter, Play } from '../../state.ts'

const WORD = 'word-of-power'
const RAISED = ['mov', 'ini', 'att', 'str', 'def', 'res'] as const
type Raised = (typeof RAISED)[number]
type Points = Readonly<Partial<Record<Raised, number>>>

/** CF-REV-LION-19: the most points for one characteristic. */
const MOST = 2
const HARDER = 4
const SPEAKING = enchantmentOf(WORD, 'speaking')

/** CF-REV-LION-19: as many points as POW for the speaker or a friend, while it lasts; no second Word meanwhile. */
spell(WORD, {
  mayTarget: (_play, _target, caster) => caster.effects.every(({ object }) => object !== SPEAKING),
  difficulty: (play, _target, caster) => characteristic(play, caster, 'pow').total + HARDER,
  *effect(play, casting) {
    const points = yield* choosePoints(play, casting)
    for (const which of RAISED) {
      const x = points[which]
      if (x) enchant(play, effectSourceOf(casting), casting.target, { part: which, x })
    }
    enchant(play, effectSourceOf(casting), casting.caster, { part: 'speaking' })
  },
})

function* choosePoints(play: Play, { caster, target, spell: { name } }: Casting): Procedure<Points> {
  const amount = characteristic(play, caster, 'pow').total
  const slots = RAISED.map((id) => ({ id, text: text(`characteristic.${id}`) }))
  return yield* play.arrange<Points>({
    seat: caster.seat,
    figure: target.id,
    prompt: text('ask.word-of-power', { fighter: { figure: target.id }, spell: name }),
    rules: ['CF-REV-LION-19'],
    things: [{ id: 'point', text: text('word-of-power.point'), amount, icon: 'upgrade' }],
    slots: [...slots, { id: 'unused', text: text('word-of-power.unused') }],
    check: (arrangement) => {
      const points = Object.fromEntries(RAISED.map((id) => [id, countIn(arrangement, id, 'point')]))
      const tooHigh = RAISED.some((id) => (points[id] ?? 0) > MOST)
      return tooHigh ? refuse(text('refused.word-of-power', { most: MOST }), 'CF-REV-LION-19') : accept(points)
    },
    suggest: (wanted = RAISED.length) => RAISED.slice(0, wanted).map((_, first) => ({ slots: spread(amount, first) })),
  })
}

/** Two points for each characteristic from `first` on, until they are used up. */
function spread(amount: number, first: number): Record<string, [string, number][]> {
  let left = amount
  const order = [...RAISED.slice(first), ...RAISED.slice(0, first)]
  const slots = order.flatMap((id): [string, [string, number][]][] => {
    const points = Math.min(MOST, left)
    left -= points
    return points > 0 ? [[id, [['point', points]]]] : []
  })
  return Object.fromEntries(left > 0 ? [...slots, ['unused', [['point', left]]]] : slots)
}

for (const which of ['ini', 'att', 'str', 'def', 'res'] as const) {
  enchantment(WORD, { lasts: 'game', ...onCharacteristic(WORD, which) }, which)
}
enchantment(
  WORD,
  {
    lasts: 'game',
    movement: ({ tally }, _bearer, effect) => void tally.add(effect?.x ?? 0, termOfMystery(WORD), 'CF-REV-LION-19'),
  },
  'mov',
)

/** CF-REV-LION-19: it ends with its caster, or by choice in a maintenance phase. */
enchantment(
  WORD,
  {
    lasts: 'game',
    shownAs: 'glowing-hands',
    onElimination: (play, bearer) => immediately(() => fallSilent(play, bearer)),
    maintenance: {
      step: 'other',
      *perform(play, bearer): Procedure {
        if (yield* isEnded(play, bearer)) fallSilent(play, bearer)
      },
    },
  },
  'speaking',
)

function* isEnded(play: Play, bearer: Fighter): Procedure<boolean> {
  const args = { fighter: { figure: bearer.id } }
  const answer = yield* play.pick({
    seat: bearer.seat,
    figure: bearer.id,
    prompt: text('ask.word-of-power-end', args),
    rules: ['CF-REV-LION-19'],
    defaultAnswer: () => 'keep',
    options: [
      choice('keep', text('option.word-of-power.keep', args)),
      choice('end', text('option.word-of-power.end', args)),
    ],
  })
  return answer === 'end'
}

function fallSilent({ state }: Play, caster: Fighter): void {
  for (const fighter of state.fighters) {
    endEffects(fighter, ({ source }) => source.bearer === caster.id && source.object === WORD)
  }
}

/** CF-REV-LION-20: cast only instead of a countering; the code of countering settles the cancelled spell. */
spell('elemental-aegis', { when: 'countering', effect: () => FINISHED })
