import { allBotNames } from '@fray/bots'
import { InvalidArgumentError } from 'commander'

/** Parses a whole number with a minimum. */
export function parseWholeNumber(least: number): (value: string) => number {
  return (value) => {
    const number = Number(value)
    if (/^\d+$/.test(value) && Number.isSafeInteger(number) && number >= least) return number
    throw new InvalidArgumentError(`It must be a whole number of at least ${least}.`)
  }
}

/** Parses a comma-separated list of bot names. */
export function parseBotList(value: string): string[] {
  const names = value.split(',')
  const unknown = names.find((name) => !allBotNames.some((known) => known === name))
  if (unknown === undefined) return names
  throw new InvalidArgumentError(`Unknown bot "${unknown}"; known bots: ${allBotNames.join(', ')}.`)
}
