import { useState } from 'react'
import { Icon } from '../icons/Icon.tsx'
import { useTalk } from '../words/TalkContext.tsx'
import { SettingsWindow } from './SettingsWindow.tsx'

export function SettingsButton() {
  const { ui } = useTalk()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="tool" title={ui('ui.settings')} onClick={() => setOpen(true)}>
        <Icon name="gears" size={15} /> <span>{ui('ui.settings')}</span>
      </button>
      <SettingsWindow open={open} onClose={() => setOpen(false)} />
    </>
  )
}
