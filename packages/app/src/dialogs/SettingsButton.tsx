import { Suspense, useState } from 'react'
import { fetched } from '../store/fetched.ts'
import { useTalk } from '../words/TalkContext.tsx'
import { Tool } from './Tool.tsx'

const SettingsWindow = fetched(() => import('./SettingsWindow.tsx').then(({ SettingsWindow }) => SettingsWindow))

export function SettingsButton() {
  const { ui } = useTalk()
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
