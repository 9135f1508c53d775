import type { Chance, Forecast } from '@fray/session'

/** Chances shown at most. */
const TOLD = 3

/** Smaller differences are not shown. */
const NOTABLE = 0.01

/** A chance of the advised answer, and of the next best answer if it may lead to the same event. */
export interface AdvisedChance extends Chance {
  readonly otherwise: number | undefined
}

/** Gets the most likely events that dice decide. */
export function chancesToShow(forecast: Forecast, otherwise: Forecast | undefined): readonly AdvisedChance[] {
  return uncertain(forecast)
    .slice(0, TOLD)
    .map((chance) => ({ ...chance, otherwise: otherChance(chance, otherwise) }))
}

function otherChance({ event, probability }: Chance, otherwise: Forecast | undefined): number | undefined {
  const same = otherwise?.chances.find((other) => keyOf(other) === keyOf({ event }))
  return same && Math.abs(same.probability - probability) >= NOTABLE ? same.probability : undefined
}

/** Gets the most likely event of the next best answer, if none of its events is shared. */
export function chanceInstead(forecast: Forecast, otherwise: Forecast | undefined): Chance | undefined {
  if (!otherwise) return undefined
  const here = new Set(forecast.chances.map(keyOf))
  return otherwise.chances.some((chance) => here.has(keyOf(chance))) ? undefined : uncertain(otherwise)[0]
}

function uncertain({ chances }: Forecast): readonly Chance[] {
  return chances.filter(({ probability }) => probability < 1)
}

function keyOf({ event: { type, args } }: Pick<Chance, 'event'>): string {
  return JSON.stringify([type, args])
}
