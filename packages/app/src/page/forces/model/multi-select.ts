import type { FieldOption, MultiSelectField } from '@fray/kernel'

/** Counts how often an option is chosen. */
export function countChosen(value: readonly string[], option: string): number {
  return value.filter((chosen) => chosen === option).length
}

/** Chooses an option, or removes it completely. */
export function toggleOption(value: readonly string[], option: string): string[] {
  return value.includes(option) ? value.filter((chosen) => chosen !== option) : [...value, option]
}

/** Removes the option that was chosen last of several equal ones. */
export function removeOnce(value: readonly string[], option: string): string[] {
  return value.toSpliced(value.lastIndexOf(option), 1)
}

/** Sorts chosen options first, then available ones, then barred ones. */
export function orderOf({ value, options }: MultiSelectField): readonly string[] {
  const rank = (option: FieldOption<string>) => (value.includes(option.value) ? 0 : option.barred ? 2 : 1)
  return options.toSorted((a, b) => rank(a) - rank(b)).map((option) => option.value)
}
