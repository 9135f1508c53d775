import type { Json } from '@fray/kernel'
import type { PlayerKind } from '@fray/session'
import { lazy, Suspense, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { type ChosenPreset, quickPreset } from '../../shared/preset-choice.ts'
import type { GameInfo, Pace } from '../../shared/protocol.ts'
import { Icon } from '../icons/Icon.tsx'
import { LessonsDone } from '../lesson/LessonsDone.tsx'
import { Choices } from '../pages/Choices.tsx'
import { ForcesLinks } from '../pages/ForcesLinks.tsx'
import { NotFoundPage } from '../pages/NotFoundPage.tsx'
import { PageBar } from '../pages/PageBar.tsx'
import { loadOrReport } from '../store/loads.ts'
import { reportCrash, startMatch, useMatch } from '../store/match-store.ts'
import { useMatchTranslatorOf } from '../store/names.ts'
import { TranslatorContext, useTranslator } from '../translator/TranslatorContext.tsx'
import { PaceChoice } from './PaceChoice.tsx'
import { PlayerChoice } from './PlayerChoice.tsx'
import { PresetChoice } from './PresetChoice.tsx'
import { type ChosenOptions, SetupOptions, useAgreedSetup } from './SetupOptions.tsx'
import { SetupPreview, usePreview } from './SetupPreview.tsx'

const ForceChoice = lazy(() =>
  loadOrReport(() => import('../forces/ForceChoice.tsx')).then(({ ForceChoice }) => ({ default: ForceChoice })),
)

const PlayOnlineWindow = lazy(() =>
  loadOrReport(() => import('../online/PlayOnlineWindow.tsx')).then(({ PlayOnlineWindow }) => ({
    default: PlayOnlineWindow,
  })),
)

const TableChoice = lazy(() =>
  loadOrReport(() => import('../table-editor/TableChoice.tsx')).then(({ TableChoice }) => ({ default: TableChoice })),
)

/** How the sides are chosen: by a preset, or force by force. */
const WAYS = ['preset', 'chosen'] as const
type Way = (typeof WAYS)[number]

interface Props {
  readonly game: string
  /** A saved force to play with. */
  readonly force?: string
  /** A saved table to play on. */
  readonly table?: string
}

/** The setup of a match: battlefield and players. */
export function SetupPage({ game: id, force, table }: Props) {
  const games = useMatch((state) => state.games)
  const game = games?.find((gameInfo) => gameInfo.id === id)
  const talk = useMatchTranslatorOf(game)
  if (!games) return null
  if (!game) return <NotFoundPage />
  return (
    <TranslatorContext value={talk}>
      <Setup game={game} force={force} table={table} />
    </TranslatorContext>
  )
}

function firstChoice({ presets }: GameInfo): ChosenPreset | undefined {
  const preset = quickPreset(presets)
  return preset && { preset, seat: 0 }
}

interface SetupProps {
  readonly game: GameInfo
  readonly force: string | undefined
  readonly table: string | undefined
}

function Setup({ game, force, table }: SetupProps) {
  const { ui, say } = useTranslator()
  const [, go] = useLocation()
  const [choice, setChoice] = useState(() => firstChoice(game))
  const [pace, setPace] = useState<Pace>('brisk')
  const [chosen, setChosen] = useState<Readonly<Record<number, PlayerKind>>>({})
  const [way, setWay] = useState<Way>(force === undefined ? 'preset' : 'chosen')
  const [withForces, setWithForces] = useState<Json>()
  const preset = choice?.preset
  const withSides = way === 'preset' ? preset?.setup : withForces
  const [wanted, setWanted] = useState<ChosenOptions>({})
  const agreed = useAgreedSetup(game, withSides, wanted)
  const [onTable, setOnTable] = useState<Json>()
  const setup = game.hasTables ? onTable : agreed.setup
  const [isOnline, setIsOnline] = useState(false)
  const { laid, current } = usePreview(game.id, setup)
  const view = laid?.view
  const ownSeat = way === 'preset' ? (choice?.seat ?? 0) : 0
  const players = view?.sides.map(({ seat }) => chosen[seat] ?? (seat === ownSeat ? 'person' : 'soldier')) ?? []
  // Players are chosen by seat, and another preset seats other sides.
  const choose = (preset: ChosenPreset) => {
    setChoice(preset)
    setChosen({})
  }
  const start = () => {
    if (setup === undefined) return
    startMatch({ game: game.id, setup, players, pace }).catch(reportCrash)
    go('/table')
  }
  return (
    <div className="page page-setup">
      <header className="page-head">
        <PageBar />
        <h1>{say(game.title)}</h1>
        <div className="setup-ways">
          {game.hasLessons ? (
            <Link
              href={`/learn/${game.id}`}
              className="tool"
              aria-label={ui('ui.learn-of', { game: { text: game.title } })}
            >
              {ui('ui.learn')}
            </Link>
          ) : null}
          <Link href={`/rules/${game.id}`} className="tool">
            {ui('ui.read-rules')}
          </Link>
          <LessonsDone game={game.id} />
        </div>
      </header>
      <main className="setup">
        <div className="setup-choices">
          {game.hasForces ? (
            <Choices
              title={ui('ui.sides')}
              value={way}
              options={WAYS.map((choice) => ({
                value: choice,
                words: ui(`ui.sides.${choice}`),
                note: ui(`ui.sides-note.${choice}`),
              }))}
              onChoose={(choice) => setWay(choice)}
            />
          ) : null}
          {way === 'chosen' && preset ? (
            <Suspense>
              <ForceChoice game={game} base={preset.setup} first={force} onSetup={setWithForces} />
            </Suspense>
          ) : (
            <PresetChoice presets={game.presets} chosen={choice} onChoose={choose} />
          )}

          <SetupOptions options={agreed.options} onChoose={(id, choice) => setWanted({ ...wanted, [id]: choice })} />
          {game.hasTables ? (
            <Suspense>
              <TableChoice game={game} base={agreed.setup} first={table} onSetup={setOnTable} />
            </Suspense>
          ) : null}
          <div className="setup-choices" inert={!current}>
            {view?.sides.map(({ seat, name }) => (
              <PlayerChoice
                key={seat}
                game={game.id}
                seat={seat}
                name={name}
                value={players[seat]}
                onChoose={(kind) => setChosen({ ...chosen, [seat]: kind })}
              />
            ))}
          </div>
          <PaceChoice players={players} value={pace} onChoose={setPace} />
          <div className="setup-start">
            <button type="button" className="button button-main" disabled={!current} onClick={start}>
              {ui('ui.start')}
            </button>
            <button type="button" className="button" disabled={!current} onClick={() => setIsOnline(true)}>
              <Icon name="world" size={16} /> <span>{ui('ui.online')}</span>
            </button>
          </div>
        </div>
        <div className="setup-table">
          <SetupPreview laid={laid} />
          {view ? <ForcesLinks view={view} /> : null}
        </div>
      </main>
      {isOnline && setup !== undefined && view ? (
        <Suspense>
          <PlayOnlineWindow
            game={game.id}
            setup={setup}
            sides={view.sides}
            ownSeat={ownSeat}
            onClose={() => setIsOnline(false)}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
