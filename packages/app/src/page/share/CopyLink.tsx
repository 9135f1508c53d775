import { useRef, useState } from 'react'
import { useTranslator } from '../translator/TranslatorContext.tsx'

/** Copies the text of a field. Pages without encryption have no clipboard: the old way works there, with what is selected. */
async function copyFrom(field: HTMLInputElement | null): Promise<boolean> {
  if (!field) return false
  const { clipboard }: { clipboard?: Clipboard } = navigator
  try {
    if (clipboard) await clipboard.writeText(field.value)
    else field.select()
    return clipboard !== undefined || document.execCommand('copy')
  } catch {
    return false
  }
}

/** A link to select or to copy. */
export function CopyLink({ link, label }: { link: string; label: string }) {
  const { ui } = useTranslator()
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState<boolean>()
  const copy = async () => setCopied(await copyFrom(field.current))
  return (
    <>
      <input
        ref={field}
        className="field"
        readOnly
        value={link}
        aria-label={label}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button type="button" className="button button-main" onClick={() => void copy()}>
        {ui('ui.share-copy')}
      </button>
      <p className="hint" role="status">
        {copied === undefined ? null : ui(copied ? 'ui.share-copied' : 'ui.share-not-copied')}
      </p>
    </>
  )
}
