import { FileButton } from '../dialogs/FileButton.tsx'
import { Icon } from '../icons/Icon.tsx'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { useFileLoader } from './state/file-loader.ts'

/** Opens a match from a file. */
export function LoadButton({ className, onChosen }: { className: string; onChosen?(): void }) {
  const { ui } = useTranslator()
  const load = useFileLoader()
  return (
    <FileButton
      className={className}
      label={ui('ui.load-match')}
      onFile={(file) => {
        onChosen?.()
        void load(file)
      }}
    >
      <Icon name="open-folder" size={15} /> <span>{ui('ui.load')}</span>
    </FileButton>
  )
}
