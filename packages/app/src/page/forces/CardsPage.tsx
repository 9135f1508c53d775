import type { ForceCard, Json } from '@fray/kernel'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import type { ForceDraft } from '../../shared/force-protocol.ts'
import { Icon } from '../icons/Icon.tsx'
import { Choices } from '../pages/Choices.tsx'
import { NotFoundPage } from '../pages/NotFoundPage.tsx'
import { Notice } from '../pages/Notice.tsx'
import { PageBar } from '../pages/PageBar.tsx'
import type { RuleTexts } from '../rules/model/localize-rules.ts'
import { useReference } from '../rules/state/use-reference.ts'
import { useMatch } from '../store/match-store.ts'
import { savedForces } from '../store/saved-list.ts'
import { TranslatorContext, useTranslator } from '../translator/TranslatorContext.tsx'
import { Card, Glossary, RosterCard } from './Card.tsx'
import { forceName } from './model/force-name.ts'
import { defaultPaper, PAPERS, type Paper } from './model/paper.ts'
import { type OpenBook, useForceBook } from './state/force-book.ts'
import { forceService } from './state/service.ts'

/** Paper sizes for style sheets. */

const RULE_PLACES = ['cards', 'list', 'none'] as const
type RulePlace = (typeof RULE_PLACES)[number]

type Sheet = { readonly cards: readonly ForceCard[]; readonly draft: ForceDraft } | 'missing'

/** The printable force. */
export function CardsPage({ game, id }: { game: string; id: string }) {
  const { ui } = useTranslator()
  const games = useMatch((state) => state.games)
  const open = useForceBook(game)
  const reference = useReference(game, true)
  const [sheet, setSheet] = useState<Sheet>()
  useEffect(() => void sheetOf(game, id).then(setSheet, () => setSheet('missing')), [game, id])
  if (games && !games.find((gameInfo) => gameInfo.id === game)?.hasForces) return <NotFoundPage />
  if (sheet === 'missing') return <Notice title={ui('ui.force-missing')} note={ui('ui.force-missing-note')} />
  if (!open || !sheet || !reference) return <p className="opening">{ui('ui.opening')}</p>
  return (
    <TranslatorContext value={open.talk}>
      <Cards {...sheet} open={open} id={id} reference={reference} />
    </TranslatorContext>
  )
}

async function sheetOf(game: string, id: string): Promise<Sheet> {
  const kept = await savedForces.one(id)
  if (kept?.game !== game) return 'missing'
  const force: Json = kept.force
  const [cards, draft] = await Promise.all([forceService.cards(game, force), forceService.draft(game, force, [])])
  return { cards, draft }
}

interface Props {
  readonly cards: readonly ForceCard[]
  readonly draft: ForceDraft
  readonly open: OpenBook
  readonly id: string
  readonly reference: RuleTexts
}

function Cards({ cards, draft: { view }, open: { game }, id, reference }: Props) {
  const talk = useTranslator()
  const { ui, say } = talk
  const [paper, setPaper] = useState<Paper>(() => defaultPaper(navigator.language))
  const [rules, setRules] = useState<RulePlace>('cards')
  const name = forceName(view, talk)
  return (
    <div className="cards-page">
      {/* Browsers take the paper size from here. */}
      <style>{`@page { size: ${PAPERS[paper]}; margin: 10mm; }`}</style>
      <header className="cards-tools">
        <PageBar>
          <Link href={`/forces/${game.id}/${id}`} className="tool">
            {ui('ui.back-to-force')}
          </Link>
        </PageBar>
        <Choices
          title={ui('ui.paper')}
          value={paper}
          options={(Object.keys(PAPERS) as Paper[]).map((size) => ({ value: size, words: ui(`ui.paper.${size}`) }))}
          onChoose={(size) => setPaper(size)}
        />
        <Choices
          title={ui('ui.card-rules')}
          value={rules}
          options={RULE_PLACES.map((place) => ({ value: place, words: ui(`ui.card-rules.${place}`) }))}
          onChoose={(place) => setRules(place)}
        />
        <button type="button" className="button button-main" onClick={() => print()}>
          <Icon name="stabbed-note" size={16} /> {ui('ui.print')}
        </button>
      </header>
      <main className={`paper paper-${paper}`}>
        <h1>{name}</h1>
        <p className="paper-note">{ui('ui.card-foot', { game: say(game.title), force: say(view.summary) })}</p>
        <div className="cards">
          <RosterCard view={view} />
          {cards.map((card, i) => (
            <Card
              key={`${card.caption.id} ${i.toString()}`}
              card={card}
              reference={rules === 'cards' ? reference : undefined}
            />
          ))}
          {rules === 'list' ? <Glossary cards={cards} reference={reference} /> : null}
        </div>
      </main>
    </div>
  )
}
