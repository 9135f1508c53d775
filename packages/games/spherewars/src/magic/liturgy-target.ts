import { optionWithNote, type Procedure, text } from '@fray/kernel'
import { window } from '../command/windows.ts'
import { gapBetween } from '../ground/board.ts'
import { sightToTarget, sightWithout } from '../ground/sight/sight.ts'
import { outOfRange } from '../out-of-range.ts'
import { type Combatant, combatant, isStanding, type Liturgy, ownerOf, type Play } from '../state.ts'
import type { AimedSpell } from './spell.ts'
import { isLegalTarget, needsSight, type SpellAbility, spellTargets } from './spells.ts'
import { distantOption } from './targets.ts'

/**
 * SW-SPELL-22, -34 to -40, -52, SW-CONSUMABLE-50: from the designation to the hiding step. Players answer the
 * designation; what that did to the target follows; the caster may change it, once, and is answered once more. False if
 * the casting is lost.
 */
export function* settleTarget(
  play: Play,
  caster: Combatant,
  ability: SpellAbility & { readonly spell: AimedSpell },
  liturgy: Liturgy,
): Procedure<boolean> {
  for (;;) {
    const target = combatant(play, liturgy.target!)
    yield* window(play, { at: 'after-designation', acting: caster, target, spell: ability.id })
    followSight(play, caster, ability.spell, liturgy)
    const lost = isLost(play, caster, liturgy)
    const others = liturgy.changed ? [] : otherTargets(play, caster, ability.spell, liturgy)
    if (others.length === 0) return !lost
    const chosen = yield* chooseChange(play, caster, ability, liturgy, others, lost)
    if (!chosen) return !lost
    changeTarget(play, caster, liturgy, chosen)
  }
}

/** Spells without a target also open the window: papyri and potions respond to them too. */
export function* answerDesignation(play: Play, caster: Combatant, spell: string): Procedure {
  yield* window(play, { at: 'after-designation', acting: caster, target: null, spell })
}

/** SW-SPELL-34: an enemy that now blocks the sight becomes the target, at no cost, if the spell can be aimed at it. */
function followSight(play: Play, caster: Combatant, spell: AimedSpell, liturgy: Liturgy): void {
  const target = combatant(play, liturgy.target!)
  if (!isOutOfSight(play, caster, target)) return
  const blocking = nearestBlocking(play, caster, target)
  if (!blocking || liturgy.hidden.includes(blocking.id) || !isLegalTarget(play, caster, spell, blocking)) return
  liturgy.target = blocking.id
  play.log('target-blocked', { caster: { figure: caster.id }, target: { figure: blocking.id } }, ['SW-SPELL-34'], {
    seat: ownerOf(play, caster),
  })
}

/** SW-SPELL-39: friends need not be in sight. */
function isOutOfSight(play: Play, caster: Combatant, target: Combatant): boolean {
  return isStanding(target) && needsSight(caster, target) && sightToTarget(play, caster, target) === 'none'
}

/** SW-SPELL-34: finds the enemy that blocks the target from sight; the nearest to the caster if several do. */
function nearestBlocking(play: Play, caster: Combatant, target: Combatant): Combatant | null {
  let nearest: Combatant | null = null
  for (const combatant of play.state.combatants) {
    if (combatant.side === caster.side || combatant.id === target.id || !isStanding(combatant)) continue
    if (nearest && gapBetween(caster, combatant) >= gapBetween(caster, nearest)) continue
    if (sightWithout(play, caster, target, combatant) !== 'none') nearest = combatant
  }
  return nearest
}

/** SW-SPELL-36, -37, SW-CONSUMABLE-10: whether the target cannot be kept. */
function isLost(play: Play, caster: Combatant, liturgy: Liturgy): boolean {
  const target = combatant(play, liturgy.target!)
  return !isStanding(target) || liturgy.hidden.includes(target.id) || isOutOfSight(play, caster, target)
}

/** SW-SPELL-40, SW-RACE-102: other legal targets of the same kind, friends or enemies. */
function otherTargets(play: Play, caster: Combatant, spell: AimedSpell, liturgy: Liturgy): Combatant[] {
  const { side } = combatant(play, liturgy.target!)
  return spellTargets(play, caster, spell).filter(
    (spellTarget) =>
      spellTarget.id !== liturgy.target && spellTarget.side === side && !liturgy.hidden.includes(spellTarget.id),
  )
}

/** SW-SPELL-36, -38, -40: chosen without measuring. Declining with a lost target loses the casting. */
function chooseChange(
  play: Play,
  caster: Combatant,
  { name, spell: { range } }: SpellAbility & { readonly spell: AimedSpell },
  liturgy: Liturgy,
  others: readonly Combatant[],
  lost: boolean,
): Procedure<Combatant | null> {
  const keep = lost ? text('option.give-up') : text('option.keep', { target: { figure: liturgy.target! } })
  // SW-CONSUMABLE-10 to -12: a target hidden by mist must be changed.
  const misty = liturgy.hidden.includes(liturgy.target!)
  return play.pick<Combatant | null>({
    seat: ownerOf(play, caster),
    figure: caster.id,
    prompt: text(lost ? 'ask.redirect-lost' : 'ask.redirect', { caster: { figure: caster.id }, spell: name }),
    rules: ['SW-SPELL-40'],
    options: [
      ...(misty
        ? []
        : [{ key: 'keep', text: keep, ...optionWithNote(lost ? 'note.give-up' : 'note.keep'), value: null }]),
      ...others.map((other) => distantOption(other, () => outOfRange(play, caster, other, range), true)),
    ],
  })
}

function changeTarget(play: Play, caster: Combatant, liturgy: Liturgy, target: Combatant): void {
  liturgy.target = target.id
  liturgy.changed = true
  play.log('target-changed', { caster: { figure: caster.id }, target: { figure: target.id } }, ['SW-SPELL-40'], {
    seat: ownerOf(play, caster),
  })
}
