import type { DecisionOption, Random } from '@fray/kernel'

/** Decides at random whether to take an option that came up. */
export function isTaken({ randomWeight = 1 }: Pick<DecisionOption, 'randomWeight'>, random: Random): boolean {
  return !isRare({ randomWeight }) || random.between(1, Math.round(1 / randomWeight)) === 1
}

/** Whether a random player takes the option less often than others. */
export function isRare({ randomWeight = 1 }: Pick<DecisionOption, 'randomWeight'>): boolean {
  return randomWeight < 1
}

/** Picks a random option, each with the same chance except for rare ones. */
export function pickOption(options: readonly DecisionOption[], random: Random): DecisionOption {
  const option = random.pick(options)
  if (isTaken(option, random)) return option
  const others = options.filter((decisionOption) => !isRare(decisionOption))
  return others.length > 0 ? random.pick(others) : option
}
