import { useTranslator } from '../locales/TranslatorContext.tsx'
import { OrderedBody } from '../manoeuvre/OrderedBody.tsx'
import type { Snapshot } from '../match/protocol.ts'
import { PlacedBase } from './PlacedBase.tsx'
import { usePlacingIn } from './placing-store.ts'
import { isOrders } from './proposal-draft.ts'
import { figureIn, figurePlacedIn } from './subject.ts'

/** What is being placed. Only this and the guides are redrawn while it is dragged. */
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
