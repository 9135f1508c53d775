import { type AnyGame, gameIds, loadGame } from '@fray/games'
import { entriesIn, type ForceEntry, type Forces, type ForceView, InputError, type Json } from '@fray/kernel'
import { loadGameOfFile } from './load-game.ts'
import { cite, Teller } from './teller.ts'

/** The result of checking one force. */
export interface ForceCheck {
  readonly title: string | undefined
  readonly view: ForceView
  readonly teller: Teller
}

/** Properties a file may have beside the force itself. */
const FRAME_KEYS = ['format', 'game', 'title', 'notes']
const FORMAT = 'fray-force-1'

interface ForceFile {
  readonly game: string
  readonly title: string | undefined
  readonly force: unknown
}

/** Checks the force in a file. Malformed data is an InputError; broken rules are part of the result. */
export async function checkForce(data: unknown, game: string | undefined): Promise<ForceCheck> {
  const file = readForceFile(data, game)
  const loaded = await loadGameOfFile('force', file.game)
  const forces = await forcesOf(loaded)
  const phrases = { en: { ...loaded.content.phrases.en, ...forces.phrases.en } }
  return {
    title: file.title,
    view: forces.describe(forces.read(file.force)),
    teller: new Teller(phrases),
  }
}

/** Reads a force as the app writes it, or as people do: under `force`, or beside the name of its game. */
function readForceFile(data: unknown, named: string | undefined): ForceFile {
  if (!isObject(data)) throw new InputError('force', [{ field: '', message: 'must be a JSON object' }])
  const { format = FORMAT, game = named, title } = data
  if (format !== FORMAT) throw new InputError('force', [{ field: 'format', message: `must be "${FORMAT}"` }])
  if (typeof game !== 'string') {
    const message = `the game is missing ("game": "confrontation" in the file, or --game); known games: ${gameIds.join(', ')}`
    throw new InputError('force', [{ field: 'game', message }])
  }
  const bare = Object.fromEntries(Object.entries(data).filter(([field]) => !FRAME_KEYS.includes(field)))
  return { game, title: typeof title === 'string' ? title : undefined, force: data.force ?? bare }
}

function isObject(data: unknown): data is { readonly [field: string]: Json } {
  return typeof data === 'object' && data !== null && !Array.isArray(data)
}

async function forcesOf(game: AnyGame): Promise<Forces> {
  const forces = await game.content.forces?.()
  if (forces) return forces
  const all = await Promise.all(gameIds.map(loadGame))
  const known = all.flatMap((anyGame) => (anyGame?.content.forces ? [anyGame.id] : []))
  const message = `${game.id} has no forces; games with forces: ${known.join(', ')}`
  throw new InputError('force', [{ field: 'game', message }])
}

export function isLegal({ view }: ForceCheck): boolean {
  return view.faults.length === 0
}

/** Describes a force for people: its entries, its cost and its faults. */
export function checkLines(check: ForceCheck): string[] {
  const { title, view, teller } = check
  return [
    ...(title === undefined ? [] : [title, '']),
    `${view.name ?? teller.say(view.title)}: ${teller.say(view.summary)}`,
    ...entriesIn(view).map((entry) => `  ${entryLine(entry, teller)}`),
    ...budgetLines(check),
    '',
    ...verdictLines(check),
  ]
}

function entryLine({ name, count, cost }: ForceEntry, teller: Teller): string {
  const many = count && count.value !== 1 ? ` × ${count.value}` : ''
  return `${teller.say(name)}${many}${cost ? `: ${teller.describeNumber(cost)}` : ''}`
}

function budgetLines({ view: { budget }, teller }: ForceCheck): string[] {
  if (!budget) return []
  const { used, limit, unit, note } = budget
  const total = `  ${used}${limit === undefined ? '' : ` of ${limit}`} ${teller.say(unit)}`
  return [note ? `${total} (${teller.say(note)})` : total]
}

function verdictLines({ view: { faults }, teller }: ForceCheck): string[] {
  if (faults.length === 0) return ['legal']
  return [
    `not legal: ${faults.length === 1 ? '1 fault' : `${faults.length} faults`}`,
    ...faults.flatMap(({ place, text, advice, rules, fixes }) => [
      `  ${place === '' ? '' : `${place}: `}${teller.say(text)}${cite(rules)}`,
      ...(advice ? [`      ${teller.say(advice)}`] : []),
      ...new Set(fixes.map((fix) => `      fix: ${teller.say(fix.text)}`)),
    ]),
  ]
}

/** Describes a force for programs. */
export function checkData({ title, view, teller }: ForceCheck): object {
  const { name, budget, faults } = view
  return {
    ...(title === undefined ? {} : { title }),
    name: name ?? teller.say(view.title),
    summary: teller.say(view.summary),
    legal: faults.length === 0,
    ...(budget ? { cost: budget.used, limit: budget.limit, unit: teller.say(budget.unit) } : {}),
    entries: entriesIn(view).map(({ place, name: called, count, cost }) => ({
      ...{ place, name: teller.say(called), count: count?.value },
      ...(cost ? { cost: cost.total, why: teller.describeNumber(cost) } : {}),
    })),
    faults: faults.map(({ place, text, advice, rules, fixes }) => ({
      ...{ place, fault: text.id, words: teller.say(text), rules },
      ...(advice ? { advice: teller.say(advice) } : {}),
      mends: fixes.map((mend) => ({ words: teller.say(mend.text), changes: mend.changes })),
    })),
  }
}
