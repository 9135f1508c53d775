import { Suspense, useState } from 'react'
import { lazyComponent } from '../store/lazy-component.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { Tool } from './Tool.tsx'

const SettingsWindow = lazyComponent(() => import('./SettingsWindow.tsx').then(({ SettingsWindow }) => SettingsWindow))

export function SettingsButton() {
  const { ui } = useTranslator()
  const [open, setOpen] = useState<boolean>()
  return (
    <>
      <Tool icon="cog" label={ui('ui.settings')} onPress={() => setOpen(true)} />
      {open === undefined ? null : (
        <Suspense>
          <SettingsWindow open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
