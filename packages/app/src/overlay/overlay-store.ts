import type { OverlayOffer } from '@fray/kernel'
import type { OverlayView } from '@fray/tabletop'
import type { ReplayMoment } from '../match/protocol.ts'
import { perMatchStore, sameMatch } from '../store/per-match.ts'
import { service } from '../store/service.ts'

/** What is shown of which figure. */
interface OverlayStore {
  readonly figure: number | undefined
  /** The moment of a replay it is looked at in; undefined at the table. */
  readonly moment: ReplayMoment | undefined
  /** What may be asked of it. */
  readonly offers: readonly OverlayOffer[]
  /** What the person wants to see, by id, of whatever figure they look at. */
  readonly wanted: readonly string[]
  /** What of that is drawn now, by id. */
  readonly drawn: Readonly<Record<string, OverlayView>>
}

const NOTHING = { figure: undefined, moment: undefined, offers: [], drawn: {} } as const

export const useOverlays = perMatchStore<OverlayStore>({ ...NOTHING, wanted: [] })

/** The question under way: an answer to an older one is dropped. */
let asked = 0

/** Looks at a figure, at the table or at a moment of a replay: asks what may be shown of it, and for what is wanted. */
export async function followFigure(figure: number | undefined, moment?: ReplayMoment): Promise<void> {
  const question = ++asked
  const isSame = sameMatch()
  const isOpen = () => question === asked && isSame()
  if (figure === undefined) {
    useOverlays.setState(NOTHING)
    return
  }
  const offers = await service.overlays(figure, moment).catch(() => [])
  if (!isOpen()) return
  const drawn = await drawnOf(figure, moment, offers)
  if (isOpen()) useOverlays.setState({ figure, moment, offers, drawn })
}

/** Shows an overlay or takes it away again. */
export async function toggleOverlay(id: string): Promise<void> {
  const { wanted, figure, moment } = useOverlays.getState()
  const without = wanted.filter((each) => each !== id)
  useOverlays.setState({ wanted: without.length < wanted.length ? without : [...wanted, id] })
  await followFigure(figure, moment)
}

async function drawnOf(
  figure: number,
  moment: ReplayMoment | undefined,
  offers: readonly OverlayOffer[],
): Promise<Record<string, OverlayView>> {
  const { wanted } = useOverlays.getState()
  const open = offers.filter(({ id, barred }) => !barred && wanted.includes(id))
  const views = await Promise.all(open.map(({ id }) => service.overlay(figure, id, moment).catch(() => undefined)))
  return Object.fromEntries(open.flatMap(({ id }, i) => (views[i] ? [[id, views[i]]] : [])))
}
