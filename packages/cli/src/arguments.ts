import { botNames } from '@fray/bots'
import { InvalidArgumentError } from 'commander'

/** Reads a whole number that is at least so much. */
export function wholeNumber(least: number): (value: string) => number {
  return (value) => {
    const number = Number(value)
    if (/^\d+$/.test(value) && Number.isSafeInteger(number) && number >= least) return number
    throw new InvalidArgumentError(`It must be a whole number of at least ${least}.`)
  }
}

/** Reads the names of bots, separated by commas. */
export function botList(value: string): string[] {
  const names = value.split(',')
  const unknown = names.find((name) => !botNames.some((known) => known === name))
  if (unknown === undefined) return names
  throw new InvalidArgumentError(`There is no bot "${unknown}"; known are ${botNames.join(', ')}.`)
}
