import type { ForceEntry } from '@fray/kernel'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { type Fault, faultOf, inputError } from '../../locales/fault.ts'
import type { ForceDraft } from '../../shared/force-protocol.ts'
import { SettingsButton } from '../dialogs/SettingsButton.tsx'
import { Icon } from '../icons/Icon.tsx'
import { Notice } from '../pages/Notice.tsx'
import { RuleGame, RuleLinks } from '../rules/RuleLinks.tsx'
import { WhyWindow } from '../rules/WhyWindow.tsx'
import { unpack } from '../share/model/codec.ts'
import { reportCrash } from '../store/match-store.ts'
import { savedForces } from '../store/saved-list.ts'
import { FaultText } from '../translator/FaultText.tsx'
import { TranslatorContext, useTranslator } from '../translator/TranslatorContext.tsx'
import { readForceFile } from './model/force-file.ts'
import { forceName } from './model/force-name.ts'
import { Legality, PointsMeter } from './Points.tsx'
import { type OpenBook, useForceBook } from './state/force-book.ts'
import { forceService } from './state/service.ts'
import { KeyFigures, Traits } from './Traits.tsx'

type Shared = { readonly game: string; readonly draft: ForceDraft } | { readonly fault: Fault }

/** A force from a link: to view and to save. */
export function SharedForcePage({ code }: { code: string }) {
  const { ui } = useTranslator()
  const [shared, setShared] = useState<Shared>()
  const open = useForceBook(shared && 'game' in shared ? shared.game : undefined)
  useEffect(() => {
    let wanted = true
    read(code).then((otherShared) => wanted && setShared(otherShared))
    return () => {
      wanted = false
    }
  }, [code])
  if (shared && 'fault' in shared) {
    return (
      <Notice title={ui('ui.shared-broken')} note={ui('ui.shared-broken-note')}>
        <FaultText fault={shared.fault} alert />
      </Notice>
    )
  }
  if (!shared || !open) return <p className="opening">{ui('ui.opening')}</p>
  return (
    <TranslatorContext value={open.talk}>
      <RuleGame value={shared.game}>
        <SharedForce draft={shared.draft} open={open} />
        <WhyWindow game={shared.game} />
      </RuleGame>
    </TranslatorContext>
  )
}

async function read(code: string): Promise<Shared> {
  try {
    const { game, force } = readForceFile(await unpack(code))
    if (game === undefined) throw inputError('link', 'game', 'ui.fault.game-id')
    return { game, draft: await forceService.draft(game, force, []) }
  } catch (error) {
    return { fault: faultOf(error) }
  }
}

function SharedForce({ draft: { force, view }, open: { game } }: { draft: ForceDraft; open: OpenBook }) {
  const talk = useTranslator()
  const { ui, say } = talk
  const [, go] = useLocation()
  const keep = () => {
    savedForces.keepNew(game.id, force).then(({ id }) => go(`/forces/${game.id}/${id}`), reportCrash)
  }
  return (
    <div className="page page-shared">
      <header className="page-head">
        <div className="page-bar">
          <Link href="/" className="brand" aria-label={ui('ui.home')}>
            {ui('ui.brand')}
          </Link>
          <Link href="/forces" className="tool">
            {ui('ui.forces')}
          </Link>
          <SettingsButton />
        </div>
        <p className="hint">{ui('ui.shared-force')}</p>
        <h1>{forceName(view, talk)}</h1>
        <p className="hint">
          {say(game.title)} · {say(view.summary)}
        </p>
        <div className="shared-standing">
          {view.budget ? <PointsMeter budget={view.budget} /> : null}
          <Legality faults={view.faults.length} />
          <button type="button" className="button button-main" onClick={keep}>
            {ui('ui.keep-shared')}
          </button>
        </div>
      </header>
      <main>
        {view.faults.map(({ text, rules }, i) => (
          <p key={`${text.id} ${i.toString()}`} className="entry-fault">
            <Icon name="hazard-sign" size={13} /> <span className="entry-fault-words">{say(text)}</span>{' '}
            <RuleLinks rules={rules} />
          </p>
        ))}
        {view.sections
          .filter(({ entries }) => entries.length > 0)
          .map(({ id, label, entries }) => (
            <section key={id} className="force-section">
              <h2>{say(label)}</h2>
              <ul className="entries">
                {entries.map((entry) => (
                  <SharedEntry key={entry.place} entry={entry} />
                ))}
              </ul>
            </section>
          ))}
      </main>
    </div>
  )
}

function SharedEntry({ entry }: { entry: ForceEntry }) {
  const { ui, say } = useTranslator()
  const { icon, caption, count, cost, figures, fields, traits } = entry
  const name = say(entry.name)
  return (
    <li className="entry">
      <header className="entry-head">
        <span className="entry-icon">
          <Icon name={icon} size={26} />
        </span>
        <div className="entry-who">
          <h3>
            {name} {count && count.value > 1 ? ui('ui.card-count', { count: count.value }) : null}
          </h3>
          {caption ? <p className="hint">{say(caption)}</p> : null}
        </div>
        {cost ? <span className="offer-cost">{cost.total}</span> : null}
      </header>
      <KeyFigures figures={figures} />
      {fields.map((field) => {
        const chosen = chosenIn(field).map(say).join(', ')
        return chosen === '' ? null : (
          <p key={field.place} className="shared-choice">
            <span className="shared-label">{say(field.label)}</span> {chosen}
          </p>
        )
      })}
      <Traits name={name} traits={traits} />
    </li>
  )
}

/** Gets the chosen options of a field. */
function chosenIn(field: ForceEntry['fields'][number]) {
  if (field.kind === 'select') {
    return field.options.filter(({ value }) => value !== null && value === field.value).map(({ text }) => text)
  }
  if (field.kind === 'several') {
    return field.options.filter(({ value }) => field.value.includes(value)).map(({ text }) => text)
  }
  return []
}
