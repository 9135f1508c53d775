import { useFinger } from '../store/use-narrow.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { DialogWindow } from './DialogWindow.tsx'

/** What Fray is, its keys, who owns the games, and credits for icons and fonts. */
export function AboutWindow({ open, onClose }: { open: boolean; onClose(): void }) {
  const { ui } = useTranslator()
  const finger = useFinger()
  return (
    <DialogWindow open={open} title={ui('ui.brand')} onClose={onClose}>
      <p>{ui('ui.about-text')}</p>
      {finger ? null : <p>{ui('ui.about-keys')}</p>}
      <p className="hint">{ui('ui.about-owners')}</p>
      <p className="hint">{ui('ui.about-icons')}</p>
      <p className="hint">{ui('ui.about-fonts')}</p>
    </DialogWindow>
  )
}
