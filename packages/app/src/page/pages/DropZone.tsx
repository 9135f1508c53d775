import { clsx } from 'clsx'
import { type DragEvent, type ReactNode, useState } from 'react'
import { DialogWindow } from '../dialogs/DialogWindow.tsx'
import { FaultText } from '../translator/FaultText.tsx'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { useFileFault, useFileLoader } from './state/file-loader.ts'

/** Accepts files dropped anywhere on the page, and says what is wrong with those that cannot be opened. */
export function DropZone({ children }: { children: ReactNode }) {
  const load = useFileLoader()
  const [over, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const file = event.dataTransfer.files[0]
    if (file) void load(file)
  }
  const hover = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the button that loads a file
    <div
      className={clsx('drop-zone', over && 'drop-zone-over')}
      onDragOver={hover}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {children}
      <FaultWindow />
    </div>
  )
}

function FaultWindow() {
  const { ui } = useTranslator()
  const fault = useFileFault((state) => state.fault)
  return (
    <DialogWindow
      open={fault !== undefined}
      title={ui('ui.load-failed')}
      onClose={() => useFileFault.setState({ fault: undefined })}
    >
      <p>{ui('ui.load-failed-note')}</p>
      {fault ? <FaultText fault={fault} alert /> : null}
    </DialogWindow>
  )
}
