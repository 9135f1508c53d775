import type { FieldOption, MultiSelectField } from '@fray/kernel'

/** How often something of a list is chosen. */
export function countChosen(value: readonly string[], option: string): number {
  return value.filter((each) => each === option).length
}

/** Chosen or given up altogether. */
export function toggleOption(value: readonly string[], option: string): string[] {
  return value.includes(option) ? value.filter((each) => each !== option) : [...value, option]
}

/** One of those alike is given up, the one chosen last. */
export function removeOnce(value: readonly string[], option: string): string[] {
  return value.toSpliced(value.lastIndexOf(option), 1)
}

/** What is chosen comes first, then what can be, then what cannot. */
export function orderOf({ value, options }: MultiSelectField): readonly string[] {
  const rank = (option: FieldOption<string>) => (value.includes(option.value) ? 0 : option.barred ? 2 : 1)
  return options.toSorted((a, b) => rank(a) - rank(b)).map((option) => option.value)
}
