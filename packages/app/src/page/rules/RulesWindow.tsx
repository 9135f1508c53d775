import { DialogWindow } from '../dialogs/DialogWindow.tsx'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { RuleBook } from './RuleBook.tsx'

/** The rulebook beside the table. */
export function RulesWindow({ game, open, onClose }: { game: string; open: boolean; onClose(): void }) {
  const { ui } = useTranslator()
  return (
    <DialogWindow open={open} title={ui('ui.rules')} aside onClose={onClose}>
      <RuleBook game={game} />
    </DialogWindow>
  )
}
