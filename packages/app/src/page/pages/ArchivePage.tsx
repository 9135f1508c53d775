import { useEffect, useMemo, useState } from 'react'
import { createTranslator, type PhraseTranslator } from '../../locales/translator.ts'
import { eventsByTurn, isArchivedMatch } from '../../shared/archived-match.ts'
import type { ArchivedMatch } from '../../shared/protocol.ts'
import { readStoredMatch } from '../../shared/stored-matches.ts'
import { LogLine } from '../log/LogLine.tsx'
import { RuleGame, RuleLinks } from '../rules/RuleLinks.tsx'
import { WhyWindow } from '../rules/WhyWindow.tsx'
import { useLanguagePack } from '../store/language.ts'
import { useMatch } from '../store/match-store.ts'
import { namesIn, useGame, useMatchTranslatorOf } from '../store/names.ts'
import { TranslatorContext, useTranslator } from '../translator/TranslatorContext.tsx'
import { Notice } from './Notice.tsx'
import { PageBar } from './PageBar.tsx'
import { SaveMatchButton } from './UnplayableMatch.tsx'

/** A finished match under older rules, from this browser. */
export function ArchivePage({ id }: { id: string }) {
  const { ui } = useTranslator()
  const games = useMatch((state) => state.games)
  const [found, setFound] = useState<ArchivedMatch | 'nobody'>()
  useEffect(() => void loadArchivedMatch(id).then(setFound), [id])
  if (!found || !games) return <p className="opening">{ui('ui.opening')}</p>
  if (found === 'nobody') return <Notice title={ui('ui.visit-missing')} note={ui('ui.visit-missing-note')} />
  return <ArchivedMatchLog match={found} />
}

async function loadArchivedMatch(key: string): Promise<ArchivedMatch | 'nobody'> {
  const kept = await readStoredMatch(key).catch(() => undefined)
  return kept && isArchivedMatch(kept.saved) ? kept.saved : 'nobody'
}

/** A finished match whose rules are gone: its log, from the events it kept. */
export function ArchivedMatchLog({ match }: { match: ArchivedMatch }) {
  return (
    <TranslatorContext value={useTalkOf(match)}>
      <RuleGame value={match.game}>
        <div className="page page-told">
          <Head match={match} />
          <Course match={match} />
        </div>
        <WhyWindow game={match.game} />
      </RuleGame>
    </TranslatorContext>
  )
}

/** Uses the names of figures and sides at that time. */
function useTalkOf({ game: id, ended }: ArchivedMatch): PhraseTranslator {
  const game = useGame(id)
  const languagePack = useLanguagePack()
  const plain = useMatchTranslatorOf(game)
  return useMemo(
    () => createTranslator(languagePack, game?.phrases, namesIn(ended, plain)),
    [languagePack, game, ended, plain],
  )
}

function Head({ match }: { match: ArchivedMatch }) {
  const { ui, say } = useTranslator()
  const game = useGame(match.game)
  const { winners, reason, rules } = match.ended.outcome
  const sides = winners.map((seat) => ui('ui.side', { side: { seat } })).join(', ')
  const title = game ? say(game.title) : match.game
  return (
    <header className="page-head">
      <PageBar />
      <h1>{winners.length > 0 ? ui('ui.victory', { sides }) : ui('ui.draw')}</h1>
      <p>
        {say(reason)} <RuleLinks rules={rules} />
      </p>
      <p role="note">
        <b>{ui('ui.told-version', { game: title, version: match.version })}</b>{' '}
        {ui('ui.told-note', { version: game?.version ?? '' })}
      </p>
      <div className="actions">
        <SaveMatchButton saved={match} />
      </div>
    </header>
  )
}

function Course({ match }: { match: ArchivedMatch }) {
  const { say } = useTranslator()
  const faces = useGame(match.game)?.faces ?? {}
  const turns = useMemo(() => eventsByTurn(match), [match])
  return (
    <main>
      {turns.map(({ headline, events }, i) => (
        <section key={`${headline.id} ${i.toString()}`} className="told-turn">
          <h2>{say(headline)}</h2>
          {events.map((event, j) => (
            <LogLine key={`${event.type} ${j.toString()}`} event={event} faces={faces} />
          ))}
        </section>
      ))}
    </main>
  )
}
