import type { Option, Random } from '@fray/kernel'

/** Whether to take an option that chance has come upon. */
export function takes({ randomWeight = 1 }: Pick<Option, 'randomWeight'>, random: Random): boolean {
  return !isRare({ randomWeight }) || random.between(1, Math.round(1 / randomWeight)) === 1
}

/** Whether a random player is to take it less often than others. */
export function isRare({ randomWeight = 1 }: Pick<Option, 'randomWeight'>): boolean {
  return randomWeight < 1
}

/** One of some options, all with the same chance but for the rare ones. */
export function pickOption(options: readonly Option[], random: Random): Option {
  const option = random.pick(options)
  if (takes(option, random)) return option
  const others = options.filter((each) => !isRare(each))
  return others.length > 0 ? random.pick(others) : option
}
