import { useEffect } from 'react'
import { NotFoundPage } from '../pages/NotFoundPage.tsx'
import { Notice } from '../pages/Notice.tsx'
import { RuleGame } from '../rules/RuleLinks.tsx'
import { WhyWindow } from '../rules/WhyWindow.tsx'
import { useMatch } from '../store/match-store.ts'
import { TranslatorContext, useTranslator } from '../translator/TranslatorContext.tsx'
import { Builder } from './Builder.tsx'
import { openForce, useWorkbench } from './state/builder-store.ts'
import { useForceBook } from './state/force-book.ts'

/** The page of the army builder. */
export function BuilderPage({ game, id }: { game: string; id: string }) {
  const { ui } = useTranslator()
  const games = useMatch((state) => state.games)
  const open = useForceBook(game)
  const bench = useWorkbench((state) => state.bench)
  useEffect(() => void openForce(game, id), [game, id])
  if (games && !games.find((gameInfo) => gameInfo.id === game)?.hasForces) return <NotFoundPage />
  if (bench === 'missing') return <Notice title={ui('ui.force-missing')} note={ui('ui.force-missing-note')} />
  if (!open || bench?.id !== id) return <p className="opening">{ui('ui.opening')}</p>
  return (
    <TranslatorContext value={open.talk}>
      <RuleGame value={game}>
        <Builder bench={bench} open={open} />
        <WhyWindow game={game} />
      </RuleGame>
    </TranslatorContext>
  )
}
