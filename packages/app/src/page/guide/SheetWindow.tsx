import { Link } from 'wouter'
import { DialogWindow } from '../dialogs/DialogWindow.tsx'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { Sheet } from './Sheet.tsx'

/** The quick sheet beside the table. */
export function SheetWindow({ game, open, onClose }: { game: string; open: boolean; onClose(): void }) {
  const { ui } = useTranslator()
  return (
    <DialogWindow open={open} title={ui('ui.sheet')} aside onClose={onClose}>
      <Link href={`/sheet/${game}`} className="tool">
        {ui('ui.sheet-page')}
      </Link>
      <Sheet game={game} />
    </DialogWindow>
  )
}
