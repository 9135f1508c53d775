import { useEffect, useMemo, useState } from 'react'
import { WhyWindow } from '../dialogs/WhyWindow.tsx'
import { courseOf, isToldMatch } from '../match/ended.ts'
import type { ToldMatch } from '../match/protocol.ts'
import { LogLine } from '../play/LogLine.tsx'
import { namesIn, useGame, useMatchTalkOf } from '../play/names.ts'
import { RuleGame, RuleLinks } from '../play/RuleLinks.tsx'
import { keptMatch } from '../store/kept-matches.ts'
import { useLanguagePack } from '../store/language.ts'
import { useMatch } from '../store/match-store.ts'
import { TalkContext, useTalk } from '../words/TalkContext.tsx'
import { type Talk, talkOf } from '../words/talk.ts'
import { Notice } from './Notice.tsx'
import { PageBar } from './PageBar.tsx'
import { SaveKept } from './UnplayableMatch.tsx'

/** A kept match of older rules that is over. */
export function ToldPage({ kept }: { kept: string }) {
  const { ui } = useTalk()
  const games = useMatch((state) => state.games)
  const [found, setFound] = useState<ToldMatch | 'nobody'>()
  useEffect(() => void toldMatch(kept).then(setFound), [kept])
  if (!found || !games) return <p className="opening">{ui('ui.opening')}</p>
  if (found === 'nobody') return <Notice title={ui('ui.visit-missing')} note={ui('ui.visit-missing-note')} />
  return <Told match={found} />
}

async function toldMatch(key: string): Promise<ToldMatch | 'nobody'> {
  const kept = await keptMatch(key).catch(() => undefined)
  return kept && isToldMatch(kept.saved) ? kept.saved : 'nobody'
}

/** A match that was played to its end by rules that are no longer there: its course, told by the events it kept. */
export function Told({ match }: { match: ToldMatch }) {
  return (
    <TalkContext value={useTalkOf(match)}>
      <RuleGame value={match.game}>
        <div className="page page-told">
          <Head match={match} />
          <Course match={match} />
        </div>
        <WhyWindow game={match.game} />
      </RuleGame>
    </TalkContext>
  )
}

/** Figures and sides are called what they were called then. */
function useTalkOf({ game: id, ended }: ToldMatch): Talk {
  const game = useGame(id)
  const languagePack = useLanguagePack()
  const plain = useMatchTalkOf(game)
  return useMemo(() => talkOf(languagePack, game?.phrases, namesIn(ended, plain)), [languagePack, game, ended, plain])
}

function Head({ match }: { match: ToldMatch }) {
  const { ui, say } = useTalk()
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
        <SaveKept saved={match} />
      </div>
    </header>
  )
}

function Course({ match }: { match: ToldMatch }) {
  const { say } = useTalk()
  const faces = useGame(match.game)?.faces ?? {}
  const turns = useMemo(() => courseOf(match), [match])
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
