import type { Provider } from '@fray/hooks'
import { providers } from '../command/providers.ts'
import type { Moment } from '../command/windows.ts'
import type { Play } from '../state.ts'

/** Offers something in windows that no rule offers. */
export function provide(uses: Provider<Play, Moment>['uses']): void {
  const all = providers() as Provider<Play, Moment>[]
  all.push({ uses })
}
