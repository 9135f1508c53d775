import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import type { GameInfo, Pace, PlayerKind } from '../match/protocol.ts'
import { PACES, PLAYER_KINDS } from '../match/protocol.ts'
import { useMatchTalkOf } from '../play/names.ts'
import { crashed, startMatch, useMatch } from '../store/match-store.ts'
import { TalkContext, useTalk } from '../words/TalkContext.tsx'
import { Choices } from './Choices.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import { SetupPreview, usePreview } from './SetupPreview.tsx'

/** Where a match is made: the battlefield, and who sits at each seat. */
export function SetupPage({ game: id }: { game: string }) {
  const games = useMatch((state) => state.games)
  const game = games?.find((each) => each.id === id)
  const talk = useMatchTalkOf(game)
  if (!games) return null
  if (!game) return <NotFoundPage />
  return (
    <TalkContext value={talk}>
      <Setup game={game} />
    </TalkContext>
  )
}

function Setup({ game }: { game: GameInfo }) {
  const { ui, say } = useTalk()
  const [, go] = useLocation()
  const [presetId, setPreset] = useState(game.presets[0]?.id)
  const [pace, setPace] = useState<Pace>('brisk')
  const [chosen, setChosen] = useState<Readonly<Record<number, PlayerKind>>>({})
  const preset = game.presets.find((each) => each.id === presetId)
  const view = usePreview(game.id, preset?.setup)
  const players = view?.sides.map(({ seat }) => chosen[seat] ?? (seat === 0 ? 'person' : 'greedy')) ?? []
  const start = () => {
    if (!preset) return
    startMatch({ game: game.id, setup: preset.setup, players, pace }).catch(crashed)
    go('/table')
  }
  return (
    <div className="page page-setup">
      <header className="page-head">
        <Link href="/" className="brand" aria-label={ui('ui.home')}>
          {ui('ui.brand')}
        </Link>
        <h1>{say(game.title)}</h1>
      </header>
      <main className="setup">
        <div className="setup-choices">
          <Choices
            title={ui('ui.battlefield')}
            value={presetId}
            options={game.presets.map((each) => ({ value: each.id, words: say(each.text) }))}
            onChoose={setPreset}
          />
          {view?.sides.map(({ seat, name }) => (
            <Choices
              key={seat}
              seat={seat}
              title={ui('ui.player-of', { side: { text: name } })}
              value={players[seat]}
              options={PLAYER_KINDS.map((kind) => ({ value: kind, words: ui(`ui.player.${kind}`) }))}
              onChoose={(kind) => setChosen({ ...chosen, [seat]: kind })}
            />
          ))}
          {players.every((kind) => kind === 'person') ? null : (
            <Choices
              title={ui('ui.pace')}
              value={pace}
              options={PACES.map((each) => ({ value: each, words: ui(`ui.pace.${each}`) }))}
              onChoose={(each) => setPace(each)}
            />
          )}
          <button type="button" className="button button-main" disabled={!view} onClick={start}>
            {ui('ui.start')}
          </button>
        </div>
        <SetupPreview view={view} />
      </main>
    </div>
  )
}
