import { useState } from 'react'
import { useTalk } from '../words/TalkContext.tsx'
import { SettingsWindow } from './SettingsWindow.tsx'
import { Tool } from './Tool.tsx'

export function SettingsButton() {
  const { ui } = useTalk()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Tool icon="cog" label={ui('ui.settings')} onPress={() => setOpen(true)} />
      <SettingsWindow open={open} onClose={() => setOpen(false)} />
    </>
  )
}
