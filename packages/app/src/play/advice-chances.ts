import type { Chance, Forecast } from '../match/protocol.ts'

/** Chances told at most. */
const TOLD = 3

/** A difference of less than this is none to speak of. */
const NOTABLE = 0.01

/** What may come of the advice, and how likely it would be by the next best answer, where that may bring it about too. */
export interface AdvisedChance extends Chance {
  readonly otherwise: number | undefined
}

/** The likeliest things that dice decide. */
export function chancesToShow(forecast: Forecast, otherwise: Forecast | undefined): readonly AdvisedChance[] {
  return uncertain(forecast)
    .slice(0, TOLD)
    .map((chance) => ({ ...chance, otherwise: otherChance(chance, otherwise) }))
}

function otherChance({ event, probability }: Chance, otherwise: Forecast | undefined): number | undefined {
  const same = otherwise?.chances.find((other) => keyOf(other) === keyOf({ event }))
  return same && Math.abs(same.probability - probability) >= NOTABLE ? same.probability : undefined
}

/** What the next best answer would most likely bring about, where that has nothing in common with what the advice does. */
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
