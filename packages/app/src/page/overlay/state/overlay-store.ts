import type { OverlayOffer } from '@fray/kernel'
import type { OverlayView } from '@fray/tabletop'
import type { ReplayMoment } from '../../../shared/protocol.ts'
import { perMatchStore, sameMatch } from '../../store/per-match.ts'
import { service } from '../../store/service.ts'

/** The overlays of which figure. */
interface OverlayStore {
  readonly figure: number | undefined
  /** The replay step it is seen in; undefined at the table. */
  readonly moment: ReplayMoment | undefined
  /** The available overlays. */
  readonly offers: readonly OverlayOffer[]
  /** The ids of the overlays the person wants, for any figure. */
  readonly wanted: readonly string[]
  /** The overlays drawn now, by id. */
  readonly drawn: Readonly<Record<string, OverlayView>>
}

const NOTHING = { figure: undefined, moment: undefined, offers: [], drawn: {} } as const

export const useOverlays = perMatchStore<OverlayStore>({ ...NOTHING, wanted: [] })

/** The current request: answers to older ones are dropped. */
let asked = 0

/** Selects a figure, at the table or in a replay, and loads its overlays. */
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

/** Shows or hides an overlay. */
export async function toggleOverlay(id: string): Promise<void> {
  const { wanted, figure, moment } = useOverlays.getState()
  const without = wanted.filter((overlay) => overlay !== id)
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
