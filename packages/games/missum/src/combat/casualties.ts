import { type DecisionOption, optionWithNote, type Procedure, text } from '@fray/kernel'
import { countOf, ranksOf, withoutEnd, withoutRear } from '../body.ts'
import { engineRow } from '../charts.ts'
import { frighten } from '../morale/fright.ts'
import { figuresOf, isEngine, isLegion, isPresent, type Present, unitOf } from '../roster.ts'
import type { Play, TroopBody, Unit } from '../state.ts'
import { leaveTable } from '../turn/removal.ts'

/** The cause of losses, which decides where they are removed (MI-CASUALTY). */
export type Manner = 'melee' | 'missile' | 'magic'

/**
 * MI-CASUALTY, MI-MPOINT-03: removes figures and records the points. The morale tests that follow are noted in
 * `state.shaken`; the caller runs `settle` when the rules want them taken (MI-MELEE-13, MI-MISSILE-19). Figures killed
 * by magic are given by their indices in the body.
 */
export function takeCasualties(
  play: Play,
  { body, id }: Present,
  losses: number | readonly number[],
  manner: Manner,
  by: readonly number[],
): void {
  const unit = unitOf(play.state, id)
  const before = countOf(body)
  if (typeof losses === 'number') unit.body = thinBody(unit, body, losses)
  else if (isEngine(unit)) unit.body = removeCrew(play, unit, body, losses.length)
  else unit.body = removeFigures(unit, body, losses)
  const lost = before - figuresOf(unit)
  if (lost === 0) return
  if (isEngine(unit)) unit.crew = Math.min(unit.crew, figuresOf(unit) * crewOfOne(unit))
  play.log('casualties', { unit: { figure: unit.id }, lost }, [RULES[manner], 'MI-CASUALTY-04'], {
    seat: unit.seat,
    isOutcome: true,
  })
  noteLosses(play, unit, lost, by)
}

const RULES = { melee: 'MI-CASUALTY-01', missile: 'MI-CASUALTY-03', magic: 'MI-MAGIC-01' } as const

/** MI-MPOINT-03, -05, MI-PANIC-04, MI-CASUALTY-05: companions of a legion share its fate once it has no figure left. */
function noteLosses(play: Play, unit: Unit, lost: number, by: readonly number[]): void {
  unit.now.hurtBy = [...by]
  if (!isPresent(unit)) {
    leaveTable(play, unit, isLegion(unit) ? 'destroyed' : 'lost')
    return
  }
  if (!isLegion(unit)) return
  unit.points -= lost
  frighten(play, unit, 'losses', by)
  if (unit.troop.race === 'hlaka') for (let i = 0; i < lost; i++) frighten(play, unit, 'hlaka', by)
}

/** MI-ARTILLERY-06: removes a crew figure; engines without crew are removed, the rearmost first. */
function removeCrew(play: Play, unit: Unit, body: TroopBody, lost: number): TroopBody | null {
  unit.crew = Math.max(0, unit.crew - lost)
  const served = Math.ceil(unit.crew / crewOfOne(unit))
  play.log('crew-lost', { unit: { figure: unit.id }, lost }, ['MI-ARTILLERY-06'], { seat: unit.seat, isOutcome: true })
  return withoutRear(body, Math.max(0, countOf(body) - served)) ?? null
}

function crewOfOne({ troop }: Unit): number {
  return engineRow(troop.engine!)!.crew
}

/** MI-CASUALTY-01 to -03: thins the rear rank; a single rank loses figures from its ends in turn. */
function thinBody(unit: Unit, body: TroopBody, losses: number): TroopBody | null {
  let left: TroopBody | undefined = body
  for (let i = 0; i < losses && left; i++)
    left = isSingleRank(left) ? withoutEnd(left, takeEnd(unit)) : withoutRear(left, 1)
  return left ?? null
}

function takeEnd(unit: Unit): 'left' | 'right' {
  // The officer of a command group stands first and falls last (MI-LEADER-26).
  if (!isLegion(unit)) return 'right'
  const end = unit.nextEnd ?? 'right'
  unit.nextEnd = end === 'right' ? 'left' : 'right'
  return end
}

/** MI-SAVE-06: removes exactly these figures. In ranks, others step up into their places. */
function removeFigures(unit: Unit, body: TroopBody, losses: readonly number[]): TroopBody | null {
  if (body.kind === 'ranks') return thinBody(unit, body, losses.length)
  const figures = body.figures.filter((_, i) => !losses.includes(i))
  return figures.length === 0 ? null : { ...body, figures }
}

function isSingleRank(body: TroopBody): boolean {
  if (body.kind === 'ranks') return body.formation.ranks.length === 1 && body.formation.files > 1
  return ranksOf(body).length === 1
}

/** MI-CASUALTY-02: asks the owner which end is thinned first, before the single rank loses its first figure. */
export function* chooseEnd(play: Play, unit: Present, losses: number): Procedure {
  const figures = countOf(unit.body)
  if (!isLegion(unit) || unit.nextEnd !== null || losses === 0 || losses >= figures) return
  const behind = figures - ranksOf(unit.body)[0]!.length
  if (losses <= behind || figures === 1) return
  const options: DecisionOption<'left' | 'right'>[] = (['left', 'right'] as const).map((end) => ({
    key: end,
    text: text(`option.end-${end}`),
    value: end,
    ...optionWithNote('note.first-end'),
  }))
  unit.nextEnd = yield* play.pick({
    seat: unit.seat,
    prompt: text('ask.first-end', { unit: { figure: unit.id } }),
    rules: ['MI-CASUALTY-02'],
    figure: unit.id,
    defaultAnswer: () => 'left',
    options,
  })
}
