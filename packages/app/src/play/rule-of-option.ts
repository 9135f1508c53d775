import type { OptionData } from '@fray/kernel'

/** The rule that says what an option does and not what all of them are about: it is told where the option says nothing else. */
export function ruleOfOption(
  { note, cannotSucceed, rules = [] }: OptionData,
  all: readonly OptionData[],
): string | undefined {
  if (note || cannotSucceed) return undefined
  const isCommon = (rule: string) => all.length > 1 && all.every((option) => option.rules?.includes(rule))
  return rules.find((rule) => !isCommon(rule))
}
