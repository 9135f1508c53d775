import { useState } from 'react'
import { useTranslator } from '../translator/TranslatorContext.tsx'

/** A link to select or to copy. */
export function CopyLink({ link, label }: { link: string; label: string }) {
  const { ui } = useTranslator()
  const [copied, setCopied] = useState<boolean>()
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <>
      <input
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
