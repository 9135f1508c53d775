import type { Message, Procedure } from '@fray/kernel'
import type { Point } from '@fray/tabletop'
import { define } from '../ability.ts'
import type { Bar } from '../activation/activity.ts'
import { spells as cards, type SpellCard } from '../armies/armoury.ts'
import type { Area } from '../mystic/area.ts'
import type { EffectSource, Hooks } from '../mystic/enchantment.ts'
import type { Fighter, Play, PlayState } from '../state.ts'
import type { CostPart, Gem, Purse } from './mana.ts'

/** CF-CAST-06: an incantation whose steps 1 to 4 are settled. */
export interface Casting {
  readonly spell: Spell
  readonly caster: Fighter
  readonly target: Fighter
  /** CF-SPELL-07: everybody it is cast on, the target first; at its effect those alone whom it reaches. */
  readonly targets: readonly Fighter[]
  readonly difficulty: number
  /** CF-CAST-09, -10: what the caster has chosen where the entry leaves it to him: gems of a cost, a degree; else 0. */
  readonly x: number
  /** CF-CAST-10: what it asked for. */
  readonly cost: readonly CostPart[]
  /** CF-CAST-10: the gems of that cost, those supplied without a reserve included (CF-ABIL-65). */
  readonly paid: Purse
  /** CF-COUNTER-06: every gem used, those of mastery included. */
  readonly used: Purse
  /** CF-CAST-11: dice added to the test. */
  readonly mastery: number
  /** CF-REV-DIRZ-34. */
  readonly onGround?: true
  /** CF-REV-ELEMENTAL-04: the place that was marked before the incantation. */
  readonly spot?: Point
  /** CF-REV-ACHERON-23, CF-REV-ELEMENTAL-04: the final result of its test, once it has been made. */
  readonly result?: number
  /** CF-REV-GRIFFIN-19: whom it goes out from instead of the caster. */
  readonly relay?: Fighter
}

/** One way to cast a spell that leaves the caster a choice before he pays. */
export interface Variant {
  readonly x: number
  readonly cost: readonly CostPart[]
  readonly difficulty: number
  /** What it does for its price, where others of the spell do more or less. */
  readonly gives?: Message
  /** CF-SPELL-63, -70: the cards that are named. */
  readonly cards?: readonly number[]
  /** CF-REV-DIRZ-34: it is cast at a point of the ground; the caster stands for the target. */
  readonly onGround?: true
}

/** CF-CAST-01, -17: when a spell is cast. */
export type Occasion =
  | {
      readonly moment: 'activation'
      /** CF-BOOK-13: those who had been eliminated when the caster's activation began. */
      readonly fallenBefore: readonly number[]
      /** CF-REV-ORC-06, -15: the caster has done nothing yet in his activation, and may still do something exclusive. */
      readonly isFresh?: boolean
      /** CF-REV-LION-15: the caster may still move in his activation. */
      readonly isUnmoved?: boolean
    }
  /** CF-CAST-04. */
  | { readonly moment: 'strategic' }
  /** CF-REV-SESSAIR-08: the combat phase begins. */
  | { readonly moment: 'combat' }
  /** CF-PACK-54: the sequences are built, the Tactical roll comes next. */
  | { readonly moment: 'tactical' }
  /** CF-REV-LION-16: right before an Initiative test of the caster's. */
  | { readonly moment: 'initiative' }
  /** CF-REV-MIDNOR-11: the other camp has just got the lead in the activation phase. */
  | { readonly moment: 'opposing-lead' }
  /** CF-REV-LION-20: an enemy casts a spell that it is opposed to. */
  | { readonly moment: 'countering' }
  /** CF-CAST-17: somebody has just been Killed Outright. */
  | { readonly moment: 'death'; readonly victim: Fighter }

/** CF-BOOK-04: a spell. What its card prints is data; its object says whom it may be cast on, how hard it is and what it does. */
export interface Spell {
  readonly id: string
  readonly name: string
  /** CF-REV-ELEMENTAL-01, -04: its rule, where it is not called by it. */
  readonly rule?: string
  /** CF-REV-ELEMENTAL-03: its card is discarded when it has succeeded. */
  readonly discarded?: true
  /** CF-REV-ELEMENTAL-04: nothing is to be reached, and what comes of it depends on the result. */
  readonly noDifficulty?: true
  /** CF-REV-ELEMENTAL-04: a place that is marked before the incantation. */
  marks?(play: Play, caster: Fighter): Procedure<Point | null>
  readonly cost: readonly CostPart[]
  /** In cm; personal and contact are not measured, null has no limit. */
  readonly range: number | 'personal' | 'contact' | null
  readonly on:
    | 'enemy'
    | 'friend'
    | 'self'
    | 'anybody'
    /** CF-CAST-08: it names cards and nobody; whoever casts it stands for the target. */
    | 'cards'
    /** CF-CAST-08: it names a place and nobody; whoever casts it stands for the target. */
    | 'ground'
  /** CF-CAST-03: attempts of one magician in a round. */
  readonly frequency: number
  /** CF-CAST-03: "unique": one attempt in a game, whatever came of it. */
  readonly oncePerGame?: boolean
  /** CF-BOOK-08: it touches others besides its target, who may be spared apart from them (CF-CAST-15): whom, where that may be told before. */
  readonly area?: Area | true
  /** CF-CAST-01: cast at this moment and at no other; in an activation unless told. */
  readonly when?: Exclude<Occasion['moment'], 'activation'>
  /** CF-REV-MIDNOR-11, CF-CAST-08: a success does not bar it for the rest of the round. */
  readonly recurs?: true
  /** CF-REV-DIRZ-34: it may be cast at a point of the ground instead of on somebody. */
  readonly orGround?: true
  /** CF-REV-WOLFEN-09: those whom a spell has petrified may be named. */
  readonly reachesStone?: true
  /** CF-SPELL-07: `x` says on how many it is cast. */
  readonly onSeveral?: true
  /** CF-COUNTER-12: nobody may absorb or counter it. */
  readonly uncounterable?: true
  /** CF-REV-ACHERON-23: nobody but its target may absorb or counter it. */
  readonly counteredByTarget?: true
  /** CF-REV-ACHERON-23: how high its test is passed counts. */
  readonly resultCounts?: true
  /** CF-REV-FAMILIAR-09: where it is cast on several, how hard it is on all of them together. */
  jointDifficulty?(play: PlayState, targets: readonly Fighter[]): number
  /** CF-REV-ACHERON-25: how many cm further it is sent, said when it has come off and before anything is measured. */
  sendsFurther?(play: Play, casting: Casting): Procedure<number>
  /** CF-REV-ACHERON-25, CF-COUNTER-02: how many cm further it could be sent at most. */
  mayReachFurther?(caster: Fighter): number
  /** CF-REV-FAMILIAR-16: what happens if its test fails outright. */
  backfire?(play: Play, casting: Casting): Procedure
  /** CF-REV-SESSAIR-11, CF-REV-TIRNABOR-10: what happens if its test is failed, outright or not. */
  whenFailed?(play: Play, casting: Casting): Procedure
  /** CF-REV-ORC-15: what follows any casting of it, whatever came of it. */
  afterwards?(play: Play, casting: Casting): Procedure
  /** CF-REV-SESSAIR-12: whoever is named need not be seen. */
  readonly unseen?: true
  /** CF-BOOK-14: who alone may be named. */
  mayTarget?(play: PlayState, target: Fighter, caster: Fighter, occasion: Occasion): boolean
  /** CF-SUMMON-05: why nobody at all may be named, where that is not for want of a target. */
  bar?(play: PlayState, caster: Fighter): Bar | undefined
  difficulty(play: PlayState, target: Fighter, caster: Fighter): number
  /** CF-CAST-09, -10: where cost or difficulty are for the caster to say, everything he may say. */
  variants?(play: PlayState, target: Fighter, caster: Fighter): readonly Variant[]
  /** CF-REV-WOLFEN-09: what the caster chooses right before the test, and how hard it is then. */
  settles?(play: Play, casting: Casting): Procedure<Pick<Casting, 'x' | 'difficulty'>>
  /** CF-SPELL-73: whether its target has it already, so that another changes nothing. */
  isAlreadyOn?(target: Fighter): boolean
  /** CF-CAST-15. */
  effect(play: Play, casting: Casting): Procedure
}

type Behaviour = Pick<Spell, 'effect'> & Partial<Omit<Spell, 'id' | 'name' | 'cost' | 'range' | 'frequency'>>

const known = new Map<string, Spell>()

/** Makes a spell of the list known: its card's figures, and what only its object can say. */
export function spell(id: string, behaviour: Behaviour): Spell {
  const card = cardOf(id)
  const printed = card.difficulty
  const made: Spell = {
    id,
    name: card.name,
    ...(card.rule === undefined ? {} : { rule: card.rule }),
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

/** CF-CAST-03. */
function frequencyOf({ frequency = 1 }: SpellCard): Pick<Spell, 'frequency' | 'oncePerGame'> {
  if (frequency === 'unique') return { frequency: 1, oncePerGame: true }
  return { frequency: frequency === 'unlimited' ? Number.POSITIVE_INFINITY : frequency }
}

/** The rule that a spell is played by. */
export function ruleOfSpell({ id, rule }: Pick<Spell, 'id' | 'rule'>): string {
  return rule ?? id
}

/** CF-CAST-17: a spell that answers an event; its object is borne by whoever has learnt it. */
export function defineReaction(id: string, hooks: Hooks): void {
  define({ id, name: cardOf(id).name, rule: id, ...hooks })
}

/** Whose doing what a casting leaves on somebody is. */
export function effectSourceOf({ spell: { id }, caster }: Pick<Casting, 'spell' | 'caster'>): EffectSource {
  return { id, by: caster }
}

function cardOf(id: string): SpellCard {
  const card = cards.find((spellCard) => spellCard.id === id)
  if (!card) throw new Error(`no spell is called ${id}`)
  return card
}

/** CF-MAGE-05: the spells a magician has learnt, as far as they are known here. */
export function spellsOf({ member, effects }: Fighter): Spell[] {
  // CF-ABIL-83: who returns as a reinforcement has none.
  if (effects.some(({ object }) => object === 'returned')) return []
  return [...new Set(member.spells)].flatMap((id) => known.get(id) ?? [])
}
