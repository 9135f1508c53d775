import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import type { ForceSummary } from '../../shared/force-protocol.ts'
import { Icon } from '../icons/Icon.tsx'
import { reportCrash } from '../store/match-store.ts'
import type { SavedForce } from '../store/saved-list.ts'
import { TranslatorContext, useTranslator } from '../translator/TranslatorContext.tsx'
import { forceName } from './model/force-name.ts'
import { matchesSearch } from './model/search-forces.ts'
import { factsIn, Legality } from './Points.tsx'
import { ShareForceWindow } from './ShareForceWindow.tsx'
import { duplicateForce, exportForce, renameSavedForce } from './state/force-actions.ts'
import { useForceBook } from './state/force-book.ts'
import { forceService } from './state/service.ts'

interface Props {
  readonly kept: SavedForce
  /** The search words; a force that does not match is hidden. */
  readonly search: string
  /** The list of saved forces has changed. */
  onChanged(): void
  onDelete(name: string): void
}

/** A saved force and its actions. */
export function ForceTile(props: Props) {
  const { kept } = props
  const open = useForceBook(kept.game)
  const [outline, setOutline] = useState<ForceSummary | 'unreadable'>()
  useEffect(() => {
    let wanted = true
    forceService.outline(kept.game, kept.force).then(
      (otherOutline) => wanted && setOutline(otherOutline),
      () => wanted && setOutline('unreadable'),
    )
    return () => {
      wanted = false
    }
  }, [kept])
  if (outline === 'unreadable') return <UnreadableTile {...props} />
  if (!open || !outline) {
    return (
      <li>
        <article className="force-tile force-tile-waiting" aria-busy />
      </li>
    )
  }
  const title = open.talk.say(open.game.title)
  if (!matchesSearch(props.search, title, outline, open.talk)) return null
  return (
    <TranslatorContext value={open.talk}>
      <li>
        <ReadTile {...props} outline={outline} title={title} />
      </li>
    </TranslatorContext>
  )
}

/** For instance made for other rules: it is not lost and can be exported. */
function UnreadableTile({ kept, onDelete }: Props) {
  const { ui } = useTranslator()
  const name = nameIn(kept.force) ?? kept.id
  return (
    <li>
      <article className="force-tile">
        <h3>{name}</h3>
        <p className="hint">{ui('ui.force-missing-note')}</p>
        <div className="force-tile-ways">
          <button type="button" className="tool" onClick={() => exportForce(kept.game, kept.force, name)}>
            {ui('ui.export')}
          </button>
          <button type="button" className="tool" onClick={() => onDelete(name)}>
            {ui('ui.delete')}
          </button>
        </div>
      </article>
    </li>
  )
}

function nameIn(force: unknown): string | undefined {
  const { name } = (force ?? {}) as { name?: unknown }
  return typeof name === 'string' ? name : undefined
}

function ReadTile({ kept, outline, title, onChanged, onDelete }: Props & { outline: ForceSummary; title: string }) {
  const talk = useTranslator()
  const { ui } = talk
  const [doing, setDoing] = useState<'rename' | 'share'>()
  const { id, game, force } = kept
  const { icon, faults } = outline
  const name = forceName(outline, talk)
  const duplicate = () => duplicateForce(game, force, ui('ui.copy-name', { name })).then(onChanged, reportCrash)
  const rename = (typed: string) => {
    setDoing(undefined)
    renameSavedForce(kept, typed).then(onChanged, reportCrash)
  }
  return (
    <article className="force-tile">
      <header className="entry-head">
        <span className="entry-icon">
          <Icon name={icon} size={30} />
        </span>
        <div className="entry-who">
          {doing === 'rename' ? (
            <RenameForm name={talk.name(outline.name ?? '')} onDone={rename} />
          ) : (
            <h3>
              <Link href={`/forces/${game}/${id}`}>{name}</Link>
            </h3>
          )}
          <p className="hint">{title}</p>
        </div>
      </header>
      <p className="force-tile-standing">
        <span className="facts">{factsIn(outline, talk)}</span> <Legality faults={faults} />
      </p>
      <div className="force-tile-ways">
        <Link href={`/forces/${game}/${id}`} className="tool" aria-label={ui('ui.edit-of', { name })}>
          {ui('ui.edit')}
        </Link>
        {faults === 0 ? (
          <Link href={`/games/${game}/with/${id}`} className="tool" aria-label={ui('ui.play-with-of', { name })}>
            {ui('ui.play-with')}
          </Link>
        ) : null}
        <TileTool words={ui('ui.rename')} label={ui('ui.rename-of', { name })} onClick={() => setDoing('rename')} />
        <TileTool words={ui('ui.duplicate')} label={ui('ui.duplicate-of', { name })} onClick={() => void duplicate()} />
        <TileTool words={ui('ui.share')} label={ui('ui.share-of', { name })} onClick={() => setDoing('share')} />
        <TileTool
          words={ui('ui.export')}
          label={ui('ui.export-of', { name })}
          onClick={() => exportForce(game, force, name)}
        />
        <Link href={`/forces/${game}/${id}/cards`} className="tool" aria-label={ui('ui.cards-of', { name })}>
          {ui('ui.cards')}
        </Link>
        <TileTool words={ui('ui.delete')} label={ui('ui.delete-of', { name })} onClick={() => onDelete(name)} />
      </div>
      {doing === 'share' ? <ShareForceWindow game={game} force={force} onClose={() => setDoing(undefined)} /> : null}
    </article>
  )
}

function TileTool({ words, label, onClick }: { words: string; label: string; onClick(): void }) {
  return (
    <button type="button" className="tool" aria-label={label} onClick={onClick}>
      {words}
    </button>
  )
}

function RenameForm({ name, onDone }: { name: string; onDone(name: string): void }) {
  const { ui } = useTranslator()
  const [typed, setTyped] = useState(name)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onDone(typed)
      }}
    >
      <input
        // biome-ignore lint/a11y/noAutofocus: a player who asked to rename wants to type
        autoFocus
        className="field"
        aria-label={ui('ui.force-name')}
        maxLength={60}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => onDone(typed)}
      />
    </form>
  )
}
