import { type ReactNode, useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { Tool } from '../dialogs/Tool.tsx'
import { Icon } from '../icons/Icon.tsx'
import { PageBar } from '../pages/PageBar.tsx'
import { reportCrash } from '../store/match-store.ts'
import { useNarrow } from '../store/use-narrow.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { forceName } from './model/force-name.ts'
import { Legality, PointsMeter } from './Points.tsx'
import { ProfilesWindow } from './ProfilesWindow.tsx'
import { ShareForceWindow } from './ShareForceWindow.tsx'
import { changeForce, randomizeForce, redoChange, undoChange, type Workbench } from './state/builder-store.ts'
import { duplicateForce, exportForce } from './state/force-actions.ts'
import type { OpenBook } from './state/force-book.ts'

interface Props {
  readonly bench: Workbench
  readonly open: OpenBook
}

/** The name of the force, its state, and actions for all of it. */
export function BuilderHead({ bench, open: { game, book } }: Props) {
  const talk = useTranslator()
  const { ui, say } = talk
  const narrow = useNarrow()
  const { view } = bench.history.now
  return (
    <header className="builder-head">
      <PageBar>
        <Link href="/forces" className="tool">
          {ui('ui.forces')}
        </Link>
        <span className="hint">{say(game.title)}</span>
      </PageBar>
      <div className="builder-title">
        <span className="entry-icon">
          <Icon name={view.icon} size={34} />
        </span>
        <div className="builder-name">
          <h1 className="unseen">{forceName(view, talk)}</h1>
          <NameInput name={talk.name(view.name ?? '')} title={say(view.title)} />
          <p className="hint">
            {view.name === undefined ? say(view.summary) : `${say(view.title)} · ${say(view.summary)}`}
          </p>
        </div>
        {view.budget && !narrow ? <PointsMeter budget={view.budget} /> : null}
        <Legality faults={view.faults.length} />
      </div>
      <BuilderTools bench={bench} examples={book.profileExamples} form={book.profileForm} />
    </header>
  )
}

function NameInput({ name, title }: { name: string; title: string }) {
  const { ui } = useTranslator()
  const [typed, setTyped] = useState(name)
  useEffect(() => setTyped(name), [name])
  const rename = () => {
    if (typed.trim() === name) return
    const value = typed.trim() === '' ? null : typed.trim()
    void changeForce([{ kind: 'set', place: 'name', value }], ui('ui.told-set', { what: ui('ui.force-name') }))
  }
  return (
    <input
      className="name-input"
      aria-label={ui('ui.force-name')}
      placeholder={title}
      maxLength={60}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={rename}
      onKeyDown={({ key }) => key === 'Enter' && rename()}
    />
  )
}

interface ToolsProps extends Pick<Props, 'bench'> {
  readonly examples: OpenBook['book']['profileExamples']
  readonly form: OpenBook['book']['profileForm']
}

function BuilderTools({ bench, examples, form }: ToolsProps) {
  const talk = useTranslator()
  const { ui } = talk
  const [, go] = useLocation()
  const [window, setWindow] = useState<'share' | 'profiles'>()
  const { game, id, history, kept } = bench
  const { force, view } = history.now
  const name = forceName(view, talk)
  const duplicate = () => {
    duplicateForce(game, force, ui('ui.copy-name', { name })).then(
      (copy) => go(`/forces/${game}/${copy.id}`),
      reportCrash,
    )
  }
  return (
    <div className="builder-tools" role="toolbar" aria-label={name}>
      <Tool
        icon="anticlockwise-rotation"
        label={ui('ui.undo')}
        disabled={history.past.length === 0}
        onPress={() => void undoChange(ui('ui.told-undone'))}
      />
      <Tool
        icon="clockwise-rotation"
        label={ui('ui.redo')}
        disabled={history.future.length === 0}
        onPress={() => void redoChange(ui('ui.told-redone'))}
      />
      <Tool
        icon="perspective-dice-six-faces-random"
        label={ui('ui.fill-random')}
        title={ui('ui.fill-random-note')}
        onPress={() => void randomizeForce(ui('ui.told-random'))}
      />
      {examples.length === 0 ? null : (
        <Tool icon="quill-ink" label={ui('ui.profiles')} onPress={() => setWindow('profiles')} />
      )}
      <Tool icon="share" label={ui('ui.share')} onPress={() => setWindow('share')} />
      <Tool icon="save" label={ui('ui.export')} onPress={() => exportForce(game, force, name)} />
      <Tool icon="files" label={ui('ui.duplicate')} onPress={duplicate} />
      <Link href={`/forces/${game}/${id}/cards`} className="tool">
        <Icon name="card-pick" size={15} /> <span>{ui('ui.cards')}</span>
      </Link>
      {kept ? null : <span className="tool tool-urgent">{ui('ui.force-kept-not')}</span>}
      <PlayLink legal={view.faults.length === 0} game={game} id={id} />
      {window === 'share' ? <ShareForceWindow game={game} force={force} onClose={() => setWindow(undefined)} /> : null}
      {window === 'profiles' ? (
        <ProfilesWindow
          game={game}
          force={force}
          examples={examples}
          form={form}
          onClose={() => setWindow(undefined)}
        />
      ) : null}
    </div>
  )
}

function PlayLink({ legal, game, id }: { legal: boolean; game: string; id: string }): ReactNode {
  const { ui } = useTranslator()
  if (legal) {
    return (
      <Link href={`/games/${game}/with/${id}`} className="button button-main builder-play">
        {ui('ui.play-with')}
      </Link>
    )
  }
  return (
    <button type="button" className="button builder-play" disabled title={ui('ui.play-barred')}>
      {ui('ui.play-with')}
    </button>
  )
}
