import type { Message, Procedure } from '@fray/kernel'
import type { Point } from '@fray/tabletop'
import { define } from '../ability.ts'
import type { Bar } from '../activation/activity.ts'
import { spells as cards, type SpellCard } from '../armies/extras/armoury.ts'
import type { Area } from '../mystic/area.ts'
import type { EffectSource, Hooks } from '../mystic/enchantment.ts'
import type { Fighter, Play, PlayState } from '../state.ts'
import type { CostPart, Gem, Purse } from './mana.ts'

/** CF-CAST-06: an incantation whose steps 1 to 4 are settled. */
export interface Casting {
  readonly spell: Spell
  readonly caster: Fighter
  readonly target: Fighter
  /** CF-SPELL-07: all targets, the first one first; when it takes effect, only those within reach. */
  readonly targets: readonly Fighter[]
  readonly difficulty: number
  /** CF-CAST-09, -10: the caster's choice where the entry leaves one: gems of a cost, a degree; else 0. */
  readonly x: number
  /** CF-CAST-10: the cost that was asked. */
  readonly cost: readonly CostPart[]
  /** CF-CAST-10: the gems paid for it, including those supplied without a reserve (CF-ABIL-65). */
  readonly paid: Purse
  /** CF-COUNTER-06: every gem used, including those of mastery. */
  readonly used: Purse
  /** CF-CAST-11: dice added to the test. */
  readonly mastery: number
  /** CF-REV-DIRZ-34: cast at a point of the ground. */
  readonly onGround?: true
  /** CF-REV-ELEMENTAL-04: the place marked before the incantation. */
  readonly spot?: Point
  /** CF-REV-ACHERON-23, CF-REV-ELEMENTAL-04: the final result of the test, after it. */
  readonly result?: number
  /** CF-REV-GRIFFIN-19: the friend from which the spell goes out. */
  readonly relay?: Fighter
}

/** A way to cast a spell that leaves the caster a choice before paying. */
export interface Variant {
  readonly x: number
  readonly cost: readonly CostPart[]
  readonly difficulty: number
  /** What this variant gives for its price, if variants differ. */
  readonly gives?: Message
  /** CF-SPELL-63, -70: the named cards. */
  readonly cards?: readonly number[]
  /** CF-REV-DIRZ-34: cast at a point of the ground; the caster stands for the target. */
  readonly onGround?: true
}

/** CF-CAST-01, -17: the moment when a spell is cast. */
export type Occasion =
  | {
      readonly moment: 'activation'
      /** CF-BOOK-13: fighters that were eliminated when the caster's activation began. */
      readonly fallenBefore: readonly number[]
      /**
       * CF-REV-ORC-06, -15: the caster has done nothing yet in this activation and may still take an exclusive action.
       */
      readonly isFresh?: boolean
      /** CF-REV-LION-15: the caster may still move in this activation. */
      readonly isUnmoved?: boolean
    }
  /** CF-CAST-04: the beginning of the strategic phase. */
  | { readonly moment: 'strategic' }
  /** CF-REV-SESSAIR-08: the combat phase begins. */
  | { readonly moment: 'combat' }
  /** CF-PACK-54: the sequences are built, the Tactical roll comes next. */
  | { readonly moment: 'tactical' }
  /** CF-REV-LION-16: right before an Initiative test of the caster. */
  | { readonly moment: 'initiative' }
  /** CF-REV-MIDNOR-11: the other camp has just got the lead in the activation phase. */
  | { readonly moment: 'opposing-lead' }
  /** CF-REV-LION-20: an enemy casts a spell that it can oppose. */
  | { readonly moment: 'countering' }
  /** CF-CAST-17: a fighter has just been Killed Outright. */
  | { readonly moment: 'death'; readonly victim: Fighter }

/** CF-BOOK-04: a spell. What its card prints is data; its object defines its targets, difficulty and effect. */
export interface Spell {
  readonly id: string
  readonly name: string
  readonly rule: string
  /** CF-REV-ELEMENTAL-01, -04: cards of one kin share their attempts. */
  readonly kin?: string
  /** CF-REV-ELEMENTAL-03: its card is discarded after a success. */
  readonly discarded?: true
  /** CF-REV-ELEMENTAL-04: the test has no difficulty; the result determines the effect. */
  readonly noDifficulty?: true
  /** CF-REV-ELEMENTAL-04: marks a place before the incantation. */
  marks?(play: Play, caster: Fighter): Procedure<Point | null>
  readonly cost: readonly CostPart[]
  /** In cm; personal and contact are not measured, null is unlimited. */
  readonly range: number | 'personal' | 'contact' | null
  readonly on:
    | 'enemy'
    | 'friend'
    | 'self'
    | 'anybody'
    /** CF-CAST-08: it names cards instead of a fighter; the caster stands for the target. */
    | 'cards'
    /** CF-CAST-08: it names a place instead of a fighter; the caster stands for the target. */
    | 'ground'
  /** CF-CAST-03: attempts of one magician in a round. */
  readonly frequency: number
  /** CF-CAST-03: "unique": one attempt in a game, successful or not. */
  readonly oncePerGame?: boolean
  /**
   * CF-BOOK-08: it also affects others than its target, which may be protected separately (CF-CAST-15); the area is
   * given if it can be told beforehand.
   */
  readonly area?: Area | true
  /** CF-CAST-01: the only moment when it is cast (default: in an activation). */
  readonly when?: Exclude<Occasion['moment'], 'activation'>
  /** CF-REV-MIDNOR-11, CF-CAST-08: it may succeed more than once in a round. */
  readonly recurs?: true
  /** CF-REV-DIRZ-34: it may be cast at a point of the ground instead of at a fighter. */
  readonly orGround?: true
  /** CF-REV-WOLFEN-09: fighters that a spell has petrified may be named. */
  readonly reachesStone?: true
  /** CF-SPELL-07: `x` is the number of its targets. */
  readonly onSeveral?: true
  /** CF-COUNTER-12: nobody may absorb or counter it. */
  readonly uncounterable?: true
  /** CF-REV-ACHERON-23: only its target may absorb or counter it. */
  readonly counteredByTarget?: true
  /** CF-REV-ACHERON-23: the height of the result counts. */
  readonly resultCounts?: true
  /** CF-REV-FAMILIAR-09: the difficulty of several targets together. */
  jointDifficulty?(play: PlayState, targets: readonly Fighter[]): number
  /** CF-REV-ACHERON-25: asks how many cm further it is sent, after success and before any measuring. */
  sendsFurther?(play: Play, casting: Casting): Procedure<number>
  /** CF-REV-ACHERON-25, CF-COUNTER-02: how many cm further it could be sent at most. */
  mayReachFurther?(caster: Fighter): number
  /** CF-REV-FAMILIAR-16: resolves an outright failure of the test. */
  backfire?(play: Play, casting: Casting): Procedure
  /** CF-REV-SESSAIR-11, CF-REV-TIRNABOR-10: resolves any failure of the test. */
  whenFailed?(play: Play, casting: Casting): Procedure
  /** CF-REV-ORC-15: follows every casting, successful or not. */
  afterwards?(play: Play, casting: Casting): Procedure
  /** CF-REV-SESSAIR-12: its target need not be seen. */
  readonly unseen?: true
  /** CF-BOOK-14: whether a fighter may be named. */
  mayTarget?(play: PlayState, target: Fighter, caster: Fighter, occasion: Occasion): boolean
  /** CF-SUMMON-05: why no target at all may be named, if not for lack of targets. */
  bar?(play: PlayState, caster: Fighter): Bar | undefined
  difficulty(play: PlayState, target: Fighter, caster: Fighter): number
  /** CF-CAST-09, -10: the choices, if cost or difficulty are for the caster to set. */
  variants?(play: PlayState, target: Fighter, caster: Fighter): readonly Variant[]
  /** CF-REV-WOLFEN-09: asks for the caster's choice right before the test, which sets the difficulty. */
  settles?(play: Play, casting: Casting): Procedure<Pick<Casting, 'x' | 'difficulty'>>
  /** CF-SPELL-73: whether its target has it already, so that a second one changes nothing. */
  isAlreadyOn?(target: Fighter): boolean
  /** CF-CAST-15: what it does to the targets within reach. */
  effect(play: Play, casting: Casting): Procedure
}

type Behaviour = Pick<Spell, 'effect'> & Partial<Omit<Spell, 'id' | 'name' | 'rule' | 'cost' | 'range' | 'frequency'>>

const known = new Map<string, Spell>()

/** Registers a spell of the list: the figures of its card, and the behaviour that its object adds. */
export function spell(id: string, behaviour: Behaviour): Spell {
  const card = cardOf(id)
  const printed = card.difficulty
  const made: Spell = {
    id,
    name: card.name,
    rule: card.rule,
    ...(card.kin === undefined ? {} : { kin: card.kin }),
    ...(card.discarded ? { discarded: true } : {}),
    cost: (card.cost ?? []).map(([gems, element]) => ({ gems: gems ?? 0, element: element as Gem | 'other' })),
    range: card.range ?? null,
    on: card.on === 'special' || card.on === undefined ? 'friend' : card.on,
    ...frequencyOf(card),
    difficulty: () => printed ?? 0,
    ...behaviour,
  }
  known.set(id, made)
  return made
}

/** Lists the cards that no module has defined. */
export function undefinedSpells(): SpellCard[] {
  return cards.filter(({ id }) => !known.has(id))
}

/** CF-CAST-03: a card without a frequency allows one attempt in a round. */
function frequencyOf({ frequency = 1 }: SpellCard): Pick<Spell, 'frequency' | 'oncePerGame'> {
  if (frequency === 'unique') return { frequency: 1, oncePerGame: true }
  return { frequency: frequency === 'unlimited' ? Number.POSITIVE_INFINITY : frequency }
}

/** CF-CAST-17: a spell that answers an event; every fighter that has learnt it bears its object. */
export function defineReaction(id: string, hooks: Hooks): void {
  const { name, rule } = cardOf(id)
  define({ id, name, rule, ...hooks })
}

/** The source of the effects that a casting leaves. */
export function effectSourceOf({ spell: { id }, caster }: Pick<Casting, 'spell' | 'caster'>): EffectSource {
  return { id, by: caster }
}

function cardOf(id: string): SpellCard {
  const card = cards.find((spellCard) => spellCard.id === id)
  if (!card) throw new Error(`no spell is called ${id}`)
  return card
}

/** CF-MAGE-05: the spells that a magician has learnt. */
export function spellsOf({ member, effects }: Fighter): Spell[] {
  // CF-ABIL-83: a fighter that returned as a reinforcement has none.
  if (effects.some(({ object }) => object === 'returned')) return []
  return [...new Set(member.spells)].flatMap((id) => known.get(id) ?? [])
}
