import { useCallback, useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { type Fault, faultOf } from '../../locales/fault.ts'
import { createTranslator, type PhraseTranslator } from '../../locales/translator.ts'
import { canShowFromArchive } from '../../shared/archived-match.ts'
import type { SavedMatch } from '../../shared/protocol.ts'
import {
  admitMatch,
  deleteMatch,
  type StoredMatch as Kept,
  listStoredMatches,
  type UnreadableMatch,
} from '../../shared/stored-matches.ts'
import { Icon } from '../icons/Icon.tsx'
import { useLanguagePack } from '../store/language.ts'
import { leaveServerTable, openKeptMatch, useMatch } from '../store/match-store.ts'
import { playerName } from '../store/model/you.ts'
import { tableOfTab } from '../store/table-of-tab.ts'
import { FaultText } from '../translator/FaultText.tsx'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { UnplayableWindow } from './UnplayableMatch.tsx'
import { UnreadableLine } from './UnreadableLine.tsx'

type Everything = Awaited<ReturnType<typeof listStoredMatches>> | { readonly fault: Fault }

/** The last match, all others in this browser, and stored data that cannot be read. */
export function SavedMatchTile() {
  const [kept, setKept] = useState<Everything>()
  const look = useCallback(
    () => listStoredMatches().then(setKept, (error: unknown) => setKept({ fault: faultOf(error) })),
    [],
  )
  useEffect(() => void look(), [look])
  if (!kept) return null
  if ('fault' in kept) return <Denied fault={kept.fault} />
  const { matches, unreadable } = kept
  const latest = matches.find(({ key }) => key === tableOfTab()) ?? matches[0]
  const others = matches.filter((match) => match !== latest)
  return (
    <>
      {latest ? <Latest kept={latest} /> : null}
      {others.length > 0 ? <Shelf matches={others} onChanged={look} /> : null}
      {unreadable.length > 0 ? <Unreadable items={unreadable} onChanged={look} /> : null}
    </>
  )
}

/** This browser does not allow storing or reading. */
function Denied({ fault }: { fault: Fault }) {
  const { ui } = useTranslator()
  return (
    <section className="kept-fault" role="alert">
      <p>
        <b>{ui('ui.store-denied')}</b> {ui('ui.store-denied-note')}
      </p>
      <FaultText fault={fault} />
    </section>
  )
}

function Latest({ kept: { saved } }: { kept: Kept }) {
  const { ui } = useTranslator()
  return (
    <Link href="/table" className="kept-match" onClick={leaveServerTable}>
      <Icon name="hourglass" size={28} />
      <span>
        <b>{saved.standing?.over ? ui('ui.continue-over') : ui('ui.continue')}</b>
        <small>
          <Told saved={saved} />
        </small>
      </span>
      <span className="kept-match-go">{saved.standing?.over ? ui('ui.continue-look') : ui('ui.continue-go')}</span>
    </Link>
  )
}

/** The other saved matches. */
function Shelf({ matches, onChanged }: { matches: readonly Kept[]; onChanged(): void }) {
  const { ui } = useTranslator()
  const [, go] = useLocation()
  const [unplayable, setUnplayable] = useState<{ saved: SavedMatch; fault: Fault }>()
  const [deleted, setDeleted] = useState<Kept>()
  const open = ({ key, saved }: Kept) => {
    openKeptMatch(key).then(
      () => go('/table'),
      (error: unknown) =>
        canShowFromArchive(error, saved) ? go(`/archive/${key}`) : setUnplayable({ saved, fault: faultOf(error) }),
    )
  }
  const forget = async (kept: Kept) => {
    await deleteMatch(kept.key)
    setDeleted(kept)
    onChanged()
  }
  const takeBack = async ({ key, saved }: Kept) => {
    await admitMatch(key, saved)
    setDeleted(undefined)
    onChanged()
  }
  return (
    <details className="shelf">
      <summary>{ui('ui.shelf', { count: matches.length })}</summary>
      {deleted ? (
        <p role="status">
          {ui('ui.kept-deleted')}{' '}
          <button type="button" className="tool" onClick={() => void takeBack(deleted)}>
            {ui('ui.undo')}
          </button>
        </p>
      ) : null}
      <ul>
        {matches.map((kept) => (
          <li key={kept.key} className="shelf-place">
            <button type="button" className="shelf-match" onClick={() => open(kept)}>
              <Told saved={kept.saved} />
            </button>
            <button
              type="button"
              className="tool"
              aria-label={ui('ui.kept-delete')}
              title={ui('ui.kept-delete')}
              onClick={() => void forget(kept)}
            >
              <Icon name="trash-can" size={14} />
            </button>
          </li>
        ))}
      </ul>
      {unplayable ? <UnplayableWindow {...unplayable} onClose={() => setUnplayable(undefined)} /> : null}
    </details>
  )
}

/** Stored data that is not a match: it can be saved to a file or removed. */
function Unreadable({ items, onChanged }: { items: readonly UnreadableMatch[]; onChanged(): void }) {
  const { ui } = useTranslator()
  const remove = async ({ key }: UnreadableMatch) => {
    await deleteMatch(key)
    onChanged()
  }
  return (
    <section className="kept-fault" role="alert">
      {items.map((item) => (
        <UnreadableLine
          key={item.key}
          words={ui('ui.kept-unreadable')}
          content={item.content}
          onRemove={() => void remove(item)}
        />
      ))}
    </section>
  )
}

/** A match in one line: game, players, progress. */
function Told({ saved }: { saved: SavedMatch }) {
  const talk = useTranslator()
  const { ui } = talk
  const game = useMatch(({ games }) => games?.find(({ id }) => id === saved.game))
  const { say } = createTranslator(useLanguagePack(), game?.phrases)
  const facts = [
    ui('ui.continue-note', { game: game ? say(game.title) : saved.game, players: playersOf(saved.players, talk) }),
  ]
  if (saved.whatIf) facts.push(ui('ui.what-if-tag', { headline: say(saved.whatIf.headline) }))
  else if (saved.lesson !== undefined) facts.push(ui('ui.lesson'))
  if (saved.standing) facts.push(say(saved.standing.headline))
  if (game && game.version !== saved.version) facts.push(ui('ui.kept-other-rules'))
  return facts.join(' · ')
}

/** Describes the players: you against a bot, several people, or bots only. */
function playersOf(players: SavedMatch['players'], talk: PhraseTranslator): string {
  const bots = players.flatMap((kind, seat) => (kind === 'person' ? [] : (playerName({ players }, seat, talk) ?? [])))
  const persons = players.length - bots.length
  return talk.ui('ui.kept-players', { persons, bots: [...new Set(bots)].join(', ') })
}
