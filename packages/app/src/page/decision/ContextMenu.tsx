import type { GestureOption, Snapshot } from '@fray/session'
import type { Point } from '@fray/tabletop'
import { clsx } from 'clsx'
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { PhraseTranslator } from '../../locales/translator.ts'
import { Icon } from '../icons/Icon.tsx'
import { RuleLinks } from '../rules/RuleLinks.tsx'
import { takeAnswers } from '../store/match-store.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { optionNote } from './model/option-note.ts'
import { type ContextMenuState, closeContextMenu, useContextMenu } from './state/context-menu-store.ts'
import { pointAtAction } from './state/focus-store.ts'

/** Menu beside the pointer: what a figure may do, what a drag may mean, or why it is not possible. */
export function ContextMenu({ snapshot: { sequence, view } }: { snapshot: Snapshot }) {
  const aside = useContextMenu((state) => (state.aside?.sequence === sequence ? state.aside : undefined))
  if (!aside) return null
  if (aside.refusal) return <Refused aside={aside} />
  const name = view.names[aside.figure] ?? ''
  return <Ways key={`${aside.figure} ${aside.where.x} ${aside.where.y}`} aside={aside} name={name} />
}

/** It stays until something else is done. */
function Refused({ aside: { where, refusal } }: { aside: ContextMenuState }) {
  const { ui, say } = useTranslator()
  const words = useRef<HTMLParagraphElement>(null)
  useLayoutEffect(() => keepInSight(words.current, (size) => above(where, size)), [where])
  useEffect(() => {
    addEventListener('pointerdown', closeContextMenu)
    addEventListener('keydown', closeContextMenu)
    return () => {
      removeEventListener('pointerdown', closeContextMenu)
      removeEventListener('keydown', closeContextMenu)
    }
  }, [])
  if (!refusal) return null
  return (
    <p ref={words} className="aside-refused" role="alert">
      {ui('ui.refused', { reason: say(refusal.reason) })} <RuleLinks rules={refusal.rules} />
    </p>
  )
}

/** A menu takes the focus, and gives it back when it closes. */
function Ways({ aside: { where, ways, seat, sequence }, name }: { aside: ContextMenuState; name: string }) {
  const talk = useTranslator()
  const menu = useRef<HTMLDivElement>(null)
  useFocusWithin(menu)
  useLayoutEffect(() => keepInSight(menu.current, () => beside(where)), [where])
  useEffect(() => {
    const press = ({ target }: PointerEvent) => menu.current?.contains(target as Node) || closeContextMenu()
    addEventListener('pointerdown', press)
    return () => {
      removeEventListener('pointerdown', press)
      pointAtAction(undefined)
    }
  }, [])
  return (
    <div
      ref={menu}
      className="aside-menu"
      role="menu"
      tabIndex={-1}
      aria-label={talk.ui('ui.menu-of', { name: talk.name(name) })}
      onKeyDown={onMenuKey}
    >
      <p className="aside-title">{talk.name(name)}</p>
      {ways.length === 0 ? <p className="hint">{talk.ui('ui.menu-nothing')}</p> : null}
      {ways.map((way) => (
        <button
          key={JSON.stringify([way.answers, way.text])}
          type="button"
          role="menuitem"
          className={clsx('aside-way', way.reason && 'aside-way-vain')}
          aria-disabled={way.answers.length === 0}
          onPointerEnter={() => pointAtAction(way)}
          onFocus={(event) => {
            // As for options, only keyboard users are told.
            if (event.currentTarget.matches(':focus-visible')) pointAtAction(way)
          }}
          onClick={() => {
            if (way.answers.length === 0) return
            closeContextMenu()
            takeAnswers(seat, sequence, way.answers)
          }}
        >
          <WayWords way={way} />
        </button>
      ))}
    </div>
  )
}

function useFocusWithin(menu: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const before = document.activeElement
    const first = menu.current?.querySelector<HTMLElement>('[role=menuitem]') ?? menu.current
    first?.focus()
    return () => {
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus()
    }
  }, [menu])
}

function onMenuKey(event: KeyboardEvent<HTMLDivElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')]
  const at = items.indexOf(document.activeElement as HTMLElement)
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step) items.at((at + step) % items.length)?.focus()
  else if (event.key === 'Escape' || event.key === 'Tab') closeContextMenu()
  else return
  event.preventDefault()
  event.stopPropagation()
}

/** Pixels between the menu and the pointer or the edges of the window. */
const MARGIN = 8

function beside({ x, y }: Point): Point {
  return { x: x + MARGIN, y }
}

function above({ x, y }: Point, { width, height }: DOMRect): Point {
  return { x: x - width / 2, y: y - height - 2 * MARGIN }
}

/** Puts the menu beside the pointer, completely in view. */
function keepInSight(aside: HTMLElement | null, placeFor: (size: DOMRect) => Point): void {
  if (!aside) return
  const size = aside.getBoundingClientRect()
  const { x, y } = placeFor(size)
  aside.style.left = `${Math.max(MARGIN, Math.min(x, innerWidth - size.width - MARGIN))}px`
  aside.style.top = `${Math.max(MARGIN, Math.min(y, innerHeight - size.height - MARGIN))}px`
}

/** Gets the text of an action and of its target. */
export function actionTitle(
  { text, onto }: Pick<GestureOption, 'text' | 'onto'>,
  { ui, say }: PhraseTranslator,
): string {
  return onto ? ui('ui.way-onto', { doing: say(text), onto: say(onto.text) }) : say(text)
}

function WayWords({ way }: { way: GestureOption }) {
  const talk = useTranslator()
  const { say } = talk
  const { text, icon, note, onto, reason } = way
  const own = { text, ...(note && { note }), ...(reason && { cannotSucceed: reason }) }
  const notes = [optionNote(own, undefined, talk), reason || !onto?.note ? undefined : say(onto.note)]
  return (
    <>
      {icon ? <Icon name={icon} size={18} /> : null}
      <span>
        {actionTitle(way, talk)}
        {notes.map((otherNote) => (otherNote === undefined ? null : <small key={otherNote}>{otherNote}</small>))}
      </span>
    </>
  )
}
