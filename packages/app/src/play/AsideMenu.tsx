import { Menu } from '@base-ui/react/menu'
import type { Point } from '@fray/tabletop'
import { useEffect, useMemo } from 'react'
import { Icon } from '../icons/Icon.tsx'
import type { Way } from '../match/gesture.ts'
import type { Snapshot } from '../match/protocol.ts'
import { take } from '../store/match-store.ts'
import { useTalk } from '../words/TalkContext.tsx'
import { type Aside, closeAside, useAside } from './doing.ts'
import { RuleLinks } from './RuleLinks.tsx'

/** Beside the pointer: what a figure may do, what a drag may mean, or why it cannot be. */
export function AsideMenu({ snapshot: { sequence, view } }: { snapshot: Snapshot }) {
  const aside = useAside((state) => (state.aside?.sequence === sequence ? state.aside : undefined))
  if (!aside) return null
  if (aside.refusal) return <Refused aside={aside} />
  const name = view.names[aside.figure] ?? ''
  return <Ways key={`${aside.figure} ${aside.where.x} ${aside.where.y}`} aside={aside} name={name} />
}

/** It stays until something else is done. */
function Refused({ aside: { where, refusal } }: { aside: Aside }) {
  const { ui, say } = useTalk()
  useEffect(() => {
    addEventListener('pointerdown', closeAside)
    addEventListener('keydown', closeAside)
    return () => {
      removeEventListener('pointerdown', closeAside)
      removeEventListener('keydown', closeAside)
    }
  }, [])
  if (!refusal) return null
  return (
    <p className="aside-refused" role="alert" style={{ left: where.x, top: where.y }}>
      {ui('ui.refused', { reason: say(refusal.reason) })} <RuleLinks rules={refusal.rules} />
    </p>
  )
}

function Ways({ aside: { where, ways, seat, sequence }, name }: { aside: Aside; name: string }) {
  const talk = useTalk()
  const anchor = useMemo(() => anchorAt(where), [where])
  return (
    <Menu.Root open modal={false} onOpenChange={(open) => open || closeAside()}>
      <Menu.Portal>
        <Menu.Positioner className="aside-positioner" anchor={anchor} side="right" align="start" sideOffset={10}>
          <Menu.Popup className="aside-menu" aria-label={talk.ui('ui.menu-of', { name: talk.name(name) })}>
            <p className="aside-title">{talk.name(name)}</p>
            {ways.length === 0 ? <p className="hint">{talk.ui('ui.menu-nothing')}</p> : null}
            {ways.map((way) => (
              <Menu.Item
                key={JSON.stringify([way.answers, way.text])}
                className="aside-way"
                disabled={way.answers.length === 0}
                onClick={() => take(seat, sequence, way.answers)}
              >
                <WayWords way={way} />
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

function WayWords({ way: { text, icon, note, reason } }: { way: Way }) {
  const { say } = useTalk()
  const more = reason ?? note
  return (
    <>
      {icon ? <Icon name={icon} size={18} /> : null}
      <span>
        {say(text)}
        {more ? <small>{say(more)}</small> : null}
      </span>
    </>
  )
}

/** A place on the screen as something that a menu can stand beside. */
function anchorAt({ x, y }: Point) {
  return { getBoundingClientRect: () => new DOMRect(x, y, 0, 0) }
}
