import { type DecisionData, type OptionData, optionsOf } from '@fray/kernel'
import type { PlaceForm, Point, TableView } from '@fray/tabletop'
import { figuresIn } from '../../action/model/action.ts'

/** Lists figures that are being divided into groups on the table. */
export function figuresToDivide(decision: DecisionData | undefined): readonly number[] {
  return decision?.kind === 'arrange' && decision.links ? figuresToArrange(decision) : []
}

/** Lists figures that are ordered or divided, or whose cards are. */
function figuresToArrange(decision: DecisionData): readonly number[] {
  return decision.kind === 'arrange' ? decision.things.flatMap(({ figure }) => figure ?? []) : []
}

/** Lists the places of all figures, and the zones while they matter. */
function placesOfEveryone({ figures, zones }: Pick<TableView, 'figures' | 'zones'>): readonly Point[] {
  return [...figures.flatMap(({ body, pose }) => body ?? [pose]), ...zones.flatMap(({ outline }) => outline)]
}

function placeKindOf(decision: DecisionData | undefined): PlaceForm['kind'] | undefined {
  return decision?.kind === 'place' ? (decision.form as unknown as PlaceForm).kind : undefined
}

/** Whether a figure is being deployed: on a narrow screen its zone is too wide to tell figures apart. */
export function isDeployingFigure(decision: DecisionData | undefined): boolean {
  return placeKindOf(decision) === 'deploy'
}

/** Whether a spot is being aimed at. */
export function isAiming(decision: DecisionData | undefined): boolean {
  return placeKindOf(decision) === 'point'
}

/** The ground they are deployed on. */
function deploymentIn({ zones }: Pick<TableView, 'zones'>, decision: DecisionData | undefined): readonly Point[] {
  if (!isDeployingFigure(decision) && placeKindOf(decision) !== 'draw-up') return []
  const own = zones.filter(({ kind, seat }) => kind === 'deployment' && seat === decision?.seat)
  return own.flatMap(({ outline }) => outline)
}

/**
 * Lists the figures of a question besides the acting one: those it names, and those that all its options name ("Toward
 * Owl", "Away from Owl").
 */
export function figuresNamedIn(decision: DecisionData | undefined): readonly number[] {
  if (!decision) return []
  const [first = [], ...others] = optionsOf(decision)
    .filter(({ key }) => key !== 'pass')
    .map(({ text }) => figuresIn(text.args))
  const byAll = first.filter((figure) => others.length > 0 && others.every((named) => named.includes(figure)))
  const named = new Set([...figuresIn(decision.prompt.args), ...byAll])
  return [...named].filter((figure) => figure !== decision.figure)
}

/** Lists the acting figure with those in question; if nobody acts yet, all candidates. */
export function figuresConcernedBy(decision: DecisionData | undefined): readonly number[] {
  if (!decision) return []
  const options = optionsOf(decision)
  const { figure } = decision
  if (figure === undefined) return [...new Set(options.flatMap(figuresOfOption))]
  const aimed = options.filter(({ key }) => key !== 'pass')
  const targets = aimed.flatMap((option) => option.target ?? option.figure ?? [])
  // If most options have no target, the question is not about targets yet.
  return [...new Set([figure, ...figuresNamedIn(decision), ...(targets.length > aimed.length / 2 ? targets : [])])]
}

/**
 * Lists the figures with options, and all that act by them; options without a figure are chosen with everybody in view.
 */
function figuresOfOption({ figure, figures = [], target }: OptionData): readonly number[] {
  const named = [figure, target].filter((figure) => figure !== undefined)
  return named.length > 0 ? [...named, ...figures] : []
}

/**
 * Gets the places the camera should show: figures being divided; the zone of a deployment; otherwise what happened or,
 * if nothing did, the acting figure or the candidates. A wide screen has room for all of it. Decisions about nobody on
 * the table or about legions, which can be told apart from afar, show everybody. A narrow screen shows the aimed spot
 * or deployment, and one's own figures while ordering them. Undefined if the camera should stay.
 */
export function placesToFollow(
  view: Pick<TableView, 'figures' | 'zones'>,
  decision: DecisionData | undefined,
  places: readonly Point[],
  narrow: boolean,
  aimed: readonly Point[] = [],
): readonly Point[] | undefined {
  const placesOf = (ids: readonly number[]) => {
    return view.figures.filter(({ id }) => ids.includes(id)).flatMap(({ body, pose }) => body ?? [pose])
  }
  const divided = placesOf(figuresToDivide(decision))
  if (divided.length > 0) return divided
  const deployment = deploymentIn(view, decision)
  if (deployment.length > 0) return narrow && aimed.length > 0 ? aimed : deployment
  if (!narrow && decision && view.figures.some(({ body }) => body)) return placesOfEveryone(view)
  const concerned = placesOf(figuresConcernedBy(decision))
  if (narrow && aimed.length > 0) return [...concerned, ...aimed]
  if (!narrow && concerned.length > 0) return [...places, ...concerned]
  if (decision?.figure !== undefined && concerned.length > 1) return concerned
  if (places.length > 0 && (narrow || !decision)) return places
  if (concerned.length > 0) return concerned
  const arranged = narrow && decision ? placesOf(figuresToArrange(decision)) : []
  if (arranged.length > 0) return arranged
  return decision ? placesOfEveryone(view) : undefined
}
