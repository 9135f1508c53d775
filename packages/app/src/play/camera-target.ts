import { type DecisionData, type OptionData, optionsOf } from '@fray/kernel'
import type { PlaceForm, Point, TableView } from '@fray/tabletop'
import { figuresIn } from './action.ts'

/** Figures that are being divided into groups where they stand. */
export function figuresToDivide(decision: DecisionData | undefined): readonly number[] {
  return decision?.kind === 'arrange' && decision.links ? figuresToArrange(decision) : []
}

/** Figures that are put in order or divided, or whose cards are. */
function figuresToArrange(decision: DecisionData): readonly number[] {
  return decision.kind === 'arrange' ? decision.things.flatMap(({ figure }) => figure ?? []) : []
}

/** Where everybody stands, and the zones as long as they matter. */
function placesOfEveryone({ figures, zones }: Pick<TableView, 'figures' | 'zones'>): readonly Point[] {
  return [...figures.flatMap(({ body, pose }) => body ?? [pose]), ...zones.flatMap(({ outline }) => outline)]
}

function placeKindOf(decision: DecisionData | undefined): PlaceForm['kind'] | undefined {
  return decision?.kind === 'place' ? (decision.form as unknown as PlaceForm).kind : undefined
}

/** Whether a figure is put down that is not on the table yet: on a narrow screen its zone is too wide to tell figures apart. */
export function isDeployingFigure(decision: DecisionData | undefined): boolean {
  return placeKindOf(decision) === 'deploy'
}

/** Whether a spot is aimed at. */
export function isAiming(decision: DecisionData | undefined): boolean {
  return placeKindOf(decision) === 'point'
}

/** The ground on which they are. */
function deploymentIn({ zones }: Pick<TableView, 'zones'>, decision: DecisionData | undefined): readonly Point[] {
  if (!isDeployingFigure(decision) && placeKindOf(decision) !== 'draw-up') return []
  const own = zones.filter(({ kind, seat }) => kind === 'deployment' && seat === decision?.seat)
  return own.flatMap(({ outline }) => outline)
}

/** Whom a question is about besides whoever acts: those it names, and those that all of its options name ("Toward Owl", "Away from Owl"). */
export function figuresNamedIn(decision: DecisionData | undefined): readonly number[] {
  if (!decision) return []
  const [first = [], ...others] = optionsOf(decision)
    .filter(({ key }) => key !== 'pass')
    .map(({ text }) => figuresIn(text.args))
  const byAll = first.filter((each) => others.length > 0 && others.every((named) => named.includes(each)))
  const named = new Set([...figuresIn(decision.prompt.args), ...byAll])
  return [...named].filter((each) => each !== decision.figure)
}

/** Whoever acts, with those whom the question is about or among whom they choose; where nobody acts yet, everybody among whom is chosen. */
export function figuresConcernedBy(decision: DecisionData | undefined): readonly number[] {
  if (!decision) return []
  const options = optionsOf(decision)
  const { figure } = decision
  if (figure === undefined) return [...new Set(options.flatMap(figuresOfOption))]
  const aimed = options.filter(({ key }) => key !== 'pass')
  const targets = aimed.flatMap((option) => option.target ?? option.figure ?? [])
  // Where most options aim at nobody it is not yet asked at whom.
  return [...new Set([figure, ...figuresNamedIn(decision), ...(targets.length > aimed.length / 2 ? targets : [])])]
}

/** Those on whom an option stands, with all who act by it; what stands on nobody is chosen with everybody in sight. */
function figuresOfOption({ figure, figures = [], target }: OptionData): readonly number[] {
  const named = [figure, target].filter((each) => each !== undefined)
  return named.length > 0 ? [...named, ...figures] : []
}

/**
 * Those who are divided into groups; the zone in which somebody is put down; else what happened or, where nothing did, whoever acts now or is to be chosen; before that,
 * whoever is asked about several sees them. A wide screen has room for all of it. Whoever decides about nobody on the table, or about legions, which are told apart from afar, sees
 * everybody. On a narrow screen whoever aims at a spot or puts a figure down there sees it, and whoever puts their own in order sees those. Nothing where the sight shall stay.
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
