import type { OptionData } from '@fray/kernel'

/** Gets the rule that explains an option but not all of them; used if the option has no note. */
export function ruleOfOption(
  { note, cannotSucceed, rules = [] }: OptionData,
  all: readonly OptionData[],
): string | undefined {
  if (note || cannotSucceed) return undefined
  const isCommon = (rule: string) => all.length > 1 && all.every((option) => option.rules?.includes(rule))
  return rules.find((rule) => !isCommon(rule))
}
