import type { Option, Random } from '@fray/kernel'

/** What a game wants taken seldom is taken once in so many times that it comes up. */
const SELDOM = 12

/** Whether to take an option that chance has come upon. */
export function takes({ seldom }: Pick<Option, 'seldom'>, random: Random): boolean {
  return !seldom || random.between(1, SELDOM) === 1
}

/** One of some options, all with the same chance but for those to be taken seldom. */
export function pickOption(options: readonly Option[], random: Random): Option {
  const option = random.pick(options)
  if (takes(option, random)) return option
  const others = options.filter(({ seldom }) => !seldom)
  return others.length > 0 ? random.pick(others) : option
}
