import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import type { GameInfo, Pace, PlayerKind } from '../match/protocol.ts'
import { PACES, PLAYER_KINDS } from '../match/protocol.ts'
import { useMatchTalkOf } from '../play/names.ts'
import { crashed, startMatch, useMatch } from '../store/match-store.ts'
import { TalkContext, useTalk } from '../words/TalkContext.tsx'
import { Choices } from './Choices.tsx'
import { Muster } from './Muster.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import { PresetChoice } from './PresetChoice.tsx'
import { type ChosenPreset, quickPreset } from './preset-choice.ts'
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

function firstChoice({ presets }: GameInfo): ChosenPreset | undefined {
  const preset = quickPreset(presets)
  return preset && { preset, seat: 0 }
}

function Setup({ game }: { game: GameInfo }) {
  const { ui, say } = useTalk()
  const [, go] = useLocation()
  const [choice, setChoice] = useState(() => firstChoice(game))
  const [pace, setPace] = useState<Pace>('brisk')
  const [chosen, setChosen] = useState<Readonly<Record<number, PlayerKind>>>({})
  const preset = choice?.preset
  const { view, current } = usePreview(game.id, preset?.setup)
  const players =
    view?.sides.map(({ seat }) => chosen[seat] ?? (seat === (choice?.seat ?? 0) ? 'person' : 'greedy')) ?? []
  // Who plays is chosen by seat, and another preset seats other sides.
  const choose = (preset: ChosenPreset) => {
    setChoice(preset)
    setChosen({})
  }
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
        <p>
          <Link href={`/rules/${game.id}`} className="tool">
            {ui('ui.read-rules')}
          </Link>
        </p>
      </header>
      <main className="setup">
        <div className="setup-choices">
          <PresetChoice presets={game.presets} chosen={choice} onChoose={choose} />
          <div className="setup-choices" inert={!current}>
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
          </div>
          {players.every((kind) => kind === 'person') ? null : (
            <Choices
              title={ui('ui.pace')}
              value={pace}
              options={PACES.map((each) => ({ value: each, words: ui(`ui.pace.${each}`) }))}
              onChoose={(each) => setPace(each)}
            />
          )}
          <button type="button" className="button button-main" disabled={!current} onClick={start}>
            {ui('ui.start')}
          </button>
        </div>
        <div className="setup-table">
          <SetupPreview view={view} />
          {view ? <Muster view={view} /> : null}
        </div>
      </main>
    </div>
  )
}
