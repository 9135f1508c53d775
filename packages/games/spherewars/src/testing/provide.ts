import { addProvider, type WindowProvider } from '../command/providers.ts'

/** Offers something in windows that no rule offers. */
export function provide(uses: WindowProvider['uses']): void {
  addProvider({ serves: () => true, uses })
}
