import type { Snapshot } from '@fray/session'
import { skipDice, useMatch } from '../store/match-store.ts'
import { useGame } from '../store/names.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { Tray } from './Tray.tsx'

/** The last roll of the match; a press skips the animation. */
export function DiceTray({ snapshot }: { snapshot: Snapshot }) {
  const { ui } = useTranslator()
  const roll = useMatch((state) => state.roll)
  const faces = useGame(snapshot.game)?.faces ?? {}
  const falling = roll?.falling ?? false
  return (
    <Tray
      roll={roll?.event}
      events={roll?.told ?? snapshot.events}
      faces={faces}
      falling={falling}
      empty={ui('ui.no-roll')}
    >
      {/* Same as the button beside the table, for those who press where they look. */}
      {falling ? (
        <button
          type="button"
          className="tray-skip"
          title={ui('ui.skip-roll')}
          aria-hidden="true"
          tabIndex={-1}
          onClick={skipDice}
        />
      ) : null}
    </Tray>
  )
}
