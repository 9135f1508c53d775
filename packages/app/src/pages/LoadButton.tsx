import { useRef } from 'react'
import { Icon } from '../icons/Icon.tsx'
import { useTalk } from '../words/TalkContext.tsx'
import { useFileLoader } from './file-loader.ts'

/** Opens a match from a file. */
export function LoadButton({ className }: { className: string }) {
  const { ui } = useTalk()
  const input = useRef<HTMLInputElement>(null)
  const load = useFileLoader()
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={ui('ui.load-match')}
        onClick={() => input.current?.click()}
      >
        <Icon name="open-folder" size={15} /> <span>{ui('ui.load')}</span>
      </button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={(event) => {
          const file = event.target.files?.[0]
          // The same file may be chosen again after it was mended.
          event.target.value = ''
          if (file) void load(file)
        }}
      />
    </>
  )
}
