import { choice, type DecisionOption, type Procedure, type Seat, text } from '@fray/kernel'
import { registry } from '../ability.ts'
import { otherSide, type Side } from '../side.ts'
import { type Combatant, type Liturgy, ownerOf, type Play, speakerOf } from '../state.ts'
import { hooks } from '../traits.ts'
import { lowestCasting } from './liturgy-roll.ts'
import { ableSorcerers, artefactGems } from './power.ts'
import { castingMaximum, successesNeeded } from './spells.ts'
import type { SpentGems } from './uncontrolled-power.ts'

/** SW-SPELL-23 to -26: both sides choose gems in secret at the same time; the bids are final. */
export function* hideGems(play: Play, caster: Combatant, liturgy: Liturgy): Procedure {
  const enemy = otherSide(caster.side)
  const [casting = 0, dispelling = 0] = yield* play.simultaneously([
    { seat: ownerOf(play, caster), procedure: bidToCast(play, caster, liturgy) },
    { seat: speakerOf(play, enemy), procedure: bidToDispel(play, enemy, liturgy) },
  ])
  liturgy.bids[caster.side] = casting
  liturgy.bids[enemy] = dispelling
}

// The maximum can depend on hidden artefacts, so each bid computes it when it begins.
function* bidToCast(play: Play, caster: Combatant, liturgy: Liturgy): Procedure<number> {
  const most = greatestBid(play, caster, liturgy)
  return yield* bid(play, liturgy, ownerOf(play, caster), 'cast', leastBid(liturgy), most)
}

function* bidToDispel(play: Play, side: Side, liturgy: Liturgy): Procedure<number> {
  // SW-CONSUMABLE-19 to -21: gems added by papyri must be used.
  const least = liturgy.dispellingDue
  const most = greatestDispelling(play, side, liturgy)
  if (most === 0) tellNoDispelling(play, side)
  return yield* bid(play, liturgy, speakerOf(play, side), 'dispel', least, most)
}

/** SW-SPELL-25: tells only the side itself why it cannot dispel: others may think that it hides what it lacks. */
function tellNoDispelling(play: Play, side: Side): void {
  const seat = speakerOf(play, side)
  const why = play.state.sides[side].gems === 0 ? 'cannot-dispel.gems' : 'cannot-dispel.sorcerer'
  play.log(why, { side: { seat } }, ['SW-SPELL-25'], { seat, only: [seat] })
}

function bid(
  play: Play,
  liturgy: Liturgy,
  seat: Seat,
  use: 'cast' | 'dispel',
  least: number,
  most: number,
): Procedure<number> {
  return play.pick({
    seat,
    figure: liturgy.caster,
    prompt: text(`ask.${use}`, { spell: registry.get(liturgy.spell).name }),
    rules: use === 'cast' ? ['SW-SPELL-23', 'SW-SPELL-24'] : ['SW-SPELL-23', 'SW-SPELL-25'],
    options: Array.from({ length: most - least + 1 }, (_, i) => gemsOption(play, liturgy, use, least + i)),
  })
}

function gemsOption(play: Play, liturgy: Liturgy, use: 'cast' | 'dispel', gems: number): DecisionOption<number> {
  const option = choice(String(gems), text('option.gems', { gems }))
  if (use === 'dispel') return { ...option, note: () => text('note.dispel', { dice: gems }), value: gems }
  const caster = play.state.combatants[liturgy.caster]!
  const dice = gems + liturgy.castingGift
  const { spell } = registry.get(liturgy.spell)
  const needed = spell ? successesNeeded(spell) : 1
  return {
    ...option,
    note: () => text('note.cast', { dice, lowest: lowestCasting(play, caster, liturgy), needed }),
    cannotSucceed: () => (dice < needed ? text('hopeless.gems', { dice, needed }) : undefined),
    value: gems,
  }
}

/** SW-SPELL-24, SW-CONSUMABLE-22: at least one gem, unless a papyrus brings one. */
function leastBid({ castingGift }: Liturgy): number {
  return castingGift > 0 ? 0 : 1
}

/** SW-SPELL-24, SW-ARTEFACT-27: at most the gems there are, including those of this round. */
function greatestBid(play: Play, caster: Combatant, liturgy: Liturgy): number {
  const { gems, castingGems } = play.state.sides[caster.side]
  return Math.min(castingMaximum(play, caster, liturgy.spell).total, gems + castingGems)
}

/** SW-SPELL-17, -18, -25, -44: the whole pool if a sorcerer can use it, plus gems that need no sorcerer. */
function greatestDispelling(play: Play, side: Side, { dispellingGift }: Liturgy): number {
  const { gems, dispellingGems } = play.state.sides[side]
  const usable = ableSorcerers(play, side).length > 0 ? gems : Math.min(gems, artefactGems(play, side))
  return usable + dispellingGems + dispellingGift
}

/** Adds the gems that the target's own items give for dispelling the spell, beside the pool (SW-RGEAR-02). */
export function giveDispelling(play: Play, liturgy: Liturgy): void {
  const target = liturgy.target === null ? undefined : play.state.combatants[liturgy.target]
  if (!target || target.side === play.state.combatants[liturgy.caster]!.side) return
  hooks.each(play, target, 'dispellingGift', (ability) => {
    liturgy.dispellingGift += ability.dispellingGift(play, target)
  })
}

/** SW-SPELL-24: a spell designated with an empty pool must be cast with the papyrus that allowed it. */
export function usePapyrus(play: Play, caster: Combatant, liturgy: Liturgy): void {
  if (liturgy.castingGift > 0 || greatestBid(play, caster, liturgy) > 0) return
  const papyrus = caster.consumables.find((id) => registry.get(id).castingGems !== undefined)
  if (papyrus === undefined) return
  const { name, rule, castingGems = 0 } = registry.get(papyrus)
  caster.consumables = caster.consumables.filter((id) => id !== papyrus)
  liturgy.castingGift += castingGems
  play.log('papyrus', { caster: { figure: caster.id }, papyrus: name, gems: castingGems }, [rule, 'SW-SPELL-24'], {
    seat: ownerOf(play, caster),
  })
}

/** Dice of both sides, and the source of the caster's gems. */
export interface RevealedGems {
  readonly casting: number
  readonly dispelling: number
  readonly spent: SpentGems
  /** SW-SPELL-28: false if the caster bid no gems or too many. */
  readonly legal: boolean
}

/** SW-SPELL-04, -27: reveals all gems together and removes them from the pools, single-use ones first. */
export function showGems(play: Play, caster: Combatant, liturgy: Liturgy): RevealedGems {
  const enemy = otherSide(caster.side)
  const casting = liturgy.bids[caster.side]
  const dispelling = liturgy.bids[enemy]
  const most = castingMaximum(play, caster, liturgy.spell)
  const beside = takeGems(play, caster.side, 'castingGems', casting)
  takeGems(play, enemy, 'dispellingGems', Math.max(0, dispelling - liturgy.dispellingGift))
  liturgy.revealed = true
  play.reveal()
  const dice = casting + liturgy.castingGift
  play.log('gems-shown', { caster: { figure: caster.id }, casting: dice, dispelling }, ['SW-SPELL-27'], {
    seat: ownerOf(play, caster),
    numbers: [most.explain()],
  })
  const spent = { beside, pool: dice - beside }
  return { casting: dice, dispelling, spent, legal: dice >= 1 && casting <= most.total }
}

function takeGems(play: Play, side: Side, first: 'castingGems' | 'dispellingGems', gems: number): number {
  const pool = play.state.sides[side]
  const beside = Math.min(gems, pool[first])
  pool[first] -= beside
  pool.gems -= gems - beside
  return beside
}
