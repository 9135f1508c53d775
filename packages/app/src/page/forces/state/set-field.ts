import type { ForceField, Json } from '@fray/kernel'
import { startTransition, useOptimistic } from 'react'
import { useTranslator } from '../../translator/TranslatorContext.tsx'
import { changeForce } from './builder-store.ts'

/** Gets the setter of a field of the force in the builder. */
export function useSetField({ place, label }: ForceField): (value: Json) => Promise<void> {
  const { ui } = useTranslator()
  return (value) => changeForce([{ kind: 'set', place, value }], ui('ui.told-set', { what: { text: label } }))
}

/** Shows a choice at once, and reverts it if it is refused. */
export function useOptimisticChoice<Value extends Json>(
  value: Value,
  onSet: (value: Json) => Promise<void>,
): readonly [shown: Value, choose: (value: Value) => void] {
  const [shown, show] = useOptimistic(value)
  const choose = (chosen: Value) => {
    startTransition(async () => {
      show(chosen)
      await onSet(chosen)
    })
  }
  return [shown, choose]
}
