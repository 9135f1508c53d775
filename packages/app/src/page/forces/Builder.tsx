import { Tabs } from '@base-ui/react/tabs'
import { type RefObject, useRef, useState } from 'react'
import { useNarrow } from '../store/use-narrow.ts'
import { FaultText } from '../translator/FaultText.tsx'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { BuilderHead } from './BuilderHead.tsx'
import { CatalogueView } from './CatalogueView.tsx'
import { FaultList } from './FaultList.tsx'
import { ForceList } from './ForceList.tsx'
import { PointsMeter, pointsIn } from './Points.tsx'
import { useBuilderKeys } from './state/builder-keys.ts'
import type { Workbench } from './state/builder-store.ts'
import { focusPlace } from './state/focus-place.ts'
import type { OpenBook } from './state/force-book.ts'

interface Props {
  readonly bench: Workbench
  readonly open: OpenBook
}

/** The army builder: the list on one side and the catalogue on the other, or in tabs on narrow pages. */
export function Builder({ bench, open }: Props) {
  const { ui } = useTranslator()
  const search = useRef<HTMLInputElement>(null)
  const narrow = useNarrow()
  const { view, catalogue } = bench.history.now
  useBuilderKeys(search)
  const faults = <FaultList faults={view.faults} onShow={focusPlace} />
  return (
    <div className="builder">
      <BuilderHead bench={bench} open={open} />
      {bench.refusal === undefined ? null : (
        <div className="builder-refusal">
          <FaultText fault={bench.refusal} alert />
        </div>
      )}
      {narrow ? (
        <TabbedBuilder bench={bench} search={search} />
      ) : (
        <main className="builder-panes">
          <div className="builder-pane">
            <h2 className="unseen">{ui('ui.force-list')}</h2>
            {faults}
            <ForceList view={view} />
          </div>
          <div className="builder-pane builder-pane-catalogue">
            <h2 className="unseen">{ui('ui.force-add')}</h2>
            <CatalogueView catalogue={catalogue} search={search} />
          </div>
        </main>
      )}
      <Teller bench={bench} />
    </div>
  )
}

function TabbedBuilder({ bench, search }: Pick<Props, 'bench'> & { search: RefObject<HTMLInputElement | null> }) {
  const { ui } = useTranslator()
  const [page, setPage] = useState('list')
  const { view, catalogue } = bench.history.now
  const show = (place: string) => {
    setPage('list')
    requestAnimationFrame(() => focusPlace(place))
  }
  const pages = [
    { id: 'list', words: ui('ui.force-list'), content: <ForceList view={view} /> },
    { id: 'add', words: ui('ui.force-add'), content: <CatalogueView catalogue={catalogue} search={search} /> },
    {
      id: 'faults',
      words: ui('ui.force-faults-count', { count: view.faults.length }),
      content: <FaultList faults={view.faults} onShow={show} />,
    },
  ]
  return (
    <Tabs.Root className="builder-tabs" value={page} onValueChange={setPage} render={<main />}>
      <div className="builder-sticky">
        <Tabs.List className="tabs">
          {pages.map(({ id, words }) => (
            <Tabs.Tab key={id} value={id} className="tab">
              {words}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {view.budget ? <PointsMeter budget={view.budget} /> : null}
      </div>
      {pages.map(({ id, words, content }) => (
        <Tabs.Panel key={id} value={id} className="tab-page builder-pane">
          <h2 className="unseen">{words}</h2>
          {content}
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  )
}

/** Tells screen readers what changed and how the army stands. */
function Teller({ bench: { told, history } }: Pick<Props, 'bench'>) {
  const talk = useTranslator()
  const { budget, faults } = history.now.view
  const standing = [
    budget && pointsIn(budget, talk),
    faults.length === 0 ? talk.ui('ui.legal') : talk.ui('ui.fault-count', { count: faults.length }),
  ]
  return (
    <p className="unseen" role="status">
      {told === '' ? null : [told, ...standing].filter(Boolean).join(' ')}
    </p>
  )
}
