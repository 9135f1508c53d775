import type { Snapshot } from '@fray/session'
import { figureIn, figurePlacedIn } from '../decision/model/subject.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { isOrders } from './model/proposal-draft.ts'
import { OrderedBody } from './OrderedBody.tsx'
import { PlacedBase } from './PlacedBase.tsx'
import { usePlacingIn } from './state/placing-store.ts'

/** Draws the figure being placed. Only this and the guides are redrawn while it is dragged. */
export function Ghost({ snapshot }: { snapshot: Snapshot }) {
  const talk = useTranslator()
  const { view, decision } = snapshot
  const placing = usePlacingIn(snapshot)
  if (!placing) return null
  const subject = figurePlacedIn(decision)
  const figure = figureIn(view, subject)
  const known = subject === undefined ? undefined : view.names[subject]
  const name = known === undefined ? (decision ? talk.say(decision.prompt) : '') : talk.name(known)
  const { draft } = placing
  if (isOrders(draft)) return <OrderedBody placing={placing} orders={draft} figure={figure} name={name} view={view} />
  return <PlacedBase placing={placing} draft={draft} figure={figure} name={name} view={view} />
}
