import { accept, countIn, type Procedure, refuse, text } from '@fray/kernel'
import { immediately } from '../../../abilities/builders.ts'
import type { Characteristic } from '../../../armies/cards/profile.ts'
import { traitName } from '../../../armies/cards/trait-name.ts'
import { characteristic } from '../../../characteristics.ts'
import { enchantment, leavesAbility, onCharacteristic, termOfMystery } from '../../../mystic/enchantment.ts'
import { type Camp, camp, card, type Play, profileOf } from '../../../state.ts'
import { has } from '../../../traits.ts'
import { amountOf, spendGems } from '../../mana.ts'
import { type Casting, spell, type Variant } from '../../spell.ts'
import { addSpellEffect, grant, lastingSpell } from '../builders.ts'

/** CF-SPELL-67: Resolution by the gems of its cost. */
spell('iron-of-the-mind', {
  variants: (play, target) => {
    const difficulty = characteristic(play, target, 'dis').total
    return [1, 2, 3, 4].map((gems): Variant => {
      const gives = traitName({ ability: 'resolution', x: gems })
      return { x: gems, cost: [{ gems, element: 'earth' }], difficulty, gives }
    })
  },
  effect: (play, casting) => immediately(() => grant(play, casting, 'resolution', { x: casting.x })),
})
leavesAbility('iron-of-the-mind', 'resolution')

/** CF-SPELL-69: faster, and with more Force in its own charges. */
lastingSpell(
  'principle-of-inertia',
  {
    movement: ({ tally }) => void tally.add(2.5, termOfMystery('principle-of-inertia'), 'CF-SPELL-69'),
    force: ({ part, tally }) => {
      if (part === 'charging') tally.add(1, termOfMystery('principle-of-inertia'), 'CF-SPELL-69')
    },
  },
  { difficulty: (play, target) => characteristic(play, target, 'res').total },
)

/** CF-SPELL-71: fighters that counter-attack cannot be named. */
spell('law-of-weapons', {
  effect: (play, casting) =>
    immediately(() => {
      if (!has(play, casting.target, 'counter-attack')) grant(play, casting, 'ambidextrous')
    }),
})
leavesAbility('law-of-weapons', 'ambidextrous')

/** CF-SPELL-72: the target pursues as far as it walks. */
lastingSpell('cruel-will', { multiplier: (_play, kind) => (kind === 'pursuit' ? 1 : 0) })

/** CF-SPELL-68: the characteristics that Earth may strengthen. */
const STRENGTHENED: readonly Characteristic[] = ['ini', 'att', 'str', 'def', 'res', 'aim', 'cou', 'dis']

spell('warrior-of-the-earth', {
  *effect(play, casting) {
    const chosen = yield* chooseStrengthened(play, casting)
    if (chosen.length > 0) spendGems(casting.caster, { earth: chosen.length })
    for (const which of chosen) addSpellEffect(play, casting, `under-warrior-of-the-earth-${which}`, { x: 1 })
  },
})
for (const which of STRENGTHENED) {
  enchantment('warrior-of-the-earth', onCharacteristic('warrior-of-the-earth', which), which)
}

/** CF-SPELL-68, CF-CAST-15: one decision; a gem of Earth for each chosen characteristic of the target. */
function* chooseStrengthened(
  play: Play,
  { caster, target, spell: { name, rule } }: Casting,
): Procedure<Characteristic[]> {
  const most = amountOf(caster.gems, 'earth')
  const own = STRENGTHENED.filter((which) => profileOf(target)[which] !== null)
  if (most === 0) return []
  return yield* play.arrange<Characteristic[]>({
    seat: caster.seat,
    figure: caster.id,
    prompt: text('ask.strengthen', { spell: name, fighter: { figure: target.id }, gems: most }),
    rules: [rule, 'CF-CAST-15'],
    things: own.map((which) => ({ id: which, text: text(`characteristic.${which}`), amount: 1 })),
    slots: [
      { id: 'raised', text: text('slot.raised'), note: text('slot.raised.note'), icon: 'stone-pile' },
      { id: 'left', text: text('slot.unchanged'), icon: 'hand' },
    ],
    check: (arrangement) => {
      const raised = own.filter((which) => countIn(arrangement, 'raised', which) > 0)
      if (raised.length > most) return refuse(text('refused.strengthen', { gems: most }), rule)
      return accept(raised)
    },
    suggest: (wanted = Number.POSITIVE_INFINITY) =>
      [most, 1, 0].slice(0, wanted).map((count) => ({
        slots: { raised: own.slice(0, count), left: own.slice(count) },
      })),
  })
}

/** CF-SPELL-70: pairs of unplayed cards of one player. */
function pairsOf({ pile, reserve }: Camp): number[][] {
  const unplayed = [...pile, ...reserve].sort((a, b) => a - b)
  return unplayed.flatMap((first, i) => unplayed.slice(i + 1).map((second) => [first, second]))
}

/** Base for coding a pair of cards as one number. */
const CARDS = 1000

spell('latent-defect', {
  on: 'cards',
  variants: ({ state }) =>
    state.camps.flatMap(pairsOf).map(([first = 0, second = 0]): Variant => {
      const cost = [{ gems: 3, element: 'earth' as const }]
      return { x: first * CARDS + second, cost, difficulty: 7, cards: [first, second] }
    }),
  effect: (play, casting) => immediately(() => exchange(play, casting)),
})

/** CF-SPELL-70: face down; the caster learns only whether they were swapped. */
function exchange(play: Play, { caster, x, spell: { rule } }: Casting): void {
  const [first, second] = [Math.floor(x / CARDS), x % CARDS]
  const { seat } = card(play, first)
  const own = camp(play, seat)
  const moved = !(own.reserve.includes(first) && own.reserve.includes(second))
  const swapCards = (cardId: number) => (cardId === first ? second : cardId === second ? first : cardId)
  if (moved) Object.assign(own, { pile: own.pile.map(swapCards), reserve: own.reserve.map(swapCards) })
  const event = moved ? 'sequence.exchanged' : 'sequence.not-exchanged'
  play.log(event, { seat: { seat } }, [rule], { seat, only: [...new Set([caster.seat, seat])] })
}
