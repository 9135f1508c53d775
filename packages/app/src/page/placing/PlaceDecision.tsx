import type { DecisionData } from '@fray/kernel'
import type { Snapshot } from '@fray/session'
import { costOfOrders, stepsOf } from '@fray/session'
import type { PlaceForm, TableView } from '@fray/tabletop'
import { clsx } from 'clsx'
import type { PhraseTranslator } from '../../locales/translator.ts'
import { inUnits } from '../board/model/drawing-units.ts'
import { InsteadOptions } from '../decision/InsteadOptions.tsx'
import { figureStoppedIn } from '../decision/model/subject.ts'
import { RuleLinks } from '../rules/RuleLinks.tsx'
import { useFinger } from '../store/use-narrow.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { AccountTerms } from './AccountTerms.tsx'
import { isOrders } from './model/proposal-draft.ts'
import { OrderTools } from './OrderTools.tsx'
import { PlacingTools } from './PlacingTools.tsx'
import { StopSlider } from './StopSlider.tsx'
import { shownLength } from './state/path-text.ts'
import { confirmPlacing, type Placing, usePlacingIn } from './state/placing-store.ts'
import { pathVerdict } from './state/verdict.ts'

type PlaceData = Extract<DecisionData, { kind: 'place' }>

/** Names the placing instructions; a figure stopped on its path is named, and so is the one that stops it. */
function instructions(form: PlaceForm, { figure }: PlaceData, finger: boolean, { ui }: PhraseTranslator): string {
  const stopped = figureStoppedIn(form)
  const by = finger ? 'finger' : 'keys'
  if (stopped === undefined || figure === undefined) return ui(`ui.placing.${form.kind}`, { by })
  return ui('ui.placing.stop', { mover: { figure: stopped }, jumper: { figure }, by })
}

/** The panel for placing: the verdict, finer controls, and the confirmation. */
export function PlaceDecision({ decision, snapshot }: { decision: PlaceData; snapshot: Snapshot }) {
  const talk = useTranslator()
  const { ui } = talk
  const { unit } = snapshot.view
  const placing = usePlacingIn(snapshot)
  const finger = useFinger()
  if (!placing) return null
  const { draft, weighed, account } = placing
  const idle = isIdle(placing, snapshot.view)
  const refused = idle ? undefined : weighed?.refusal
  const gone = idle ? undefined : lengthMoved(placing, snapshot.view)
  const length = gone === undefined ? '' : ui('ui.length', { length: inUnits(gone, unit), sign: unit.sign })
  return (
    <div className="placing">
      <p className="hint">{instructions(draft.form, decision, finger, talk)}</p>
      {draft.form.kind === 'slide' && !isOrders(draft) ? <StopSlider draft={draft} unit={unit} /> : null}
      <p
        className={clsx('verdict', refused ? 'verdict-refused' : idle && 'verdict-open')}
        role="status"
        aria-busy={!weighed}
      >
        {idle ? ui(isOrders(draft) ? 'ui.no-orders' : 'ui.not-moved') : pathVerdict(placing, snapshot.view, talk)}{' '}
        {refused ? <RuleLinks rules={refused.rules} /> : null}
      </p>
      {account ? <AccountTerms account={account} unit={unit} /> : null}
      {isOrders(draft) ? (
        <OrderTools placing={placing} orders={draft} unit={unit} />
      ) : (
        <PlacingTools draft={draft} suggestions={placing.hints.suggestions.length} />
      )}
      <button
        type="button"
        className={clsx('button button-main', idle && 'button-idle')}
        disabled={!weighed || weighed.refusal !== undefined}
        onClick={() => void confirmPlacing()}
      >
        {gone === undefined ? ui('ui.confirm') : ui('ui.confirm-length', { length })}
      </button>
      <InsteadOptions decision={decision} />
    </div>
  )
}

/** Nothing can be refused before an order is given or something has moved. */
function isIdle(placing: Placing, view: TableView): boolean {
  const { draft, weighed } = placing
  if (isOrders(draft)) return stepsOf(draft).length === 0
  return weighed?.refusal !== undefined && shownLength(placing, draft, view) === 0
}

/** Gets the length of the move; undefined for what does not move, or while it may not be known. */
function lengthMoved(placing: Placing, view: TableView): number | undefined {
  const { draft, account } = placing
  return isOrders(draft) ? (account?.spent ?? costOfOrders(draft)) : shownLength(placing, draft, view)
}
