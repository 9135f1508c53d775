import { z } from 'zod'
import { Random } from '../dice/random.ts'
import type { ForceEntry, ForceFault, Forces, Offer, Trait } from '../forces/force.ts'
import { applyChanges } from '../forces/force-change.ts'
import type { ForceField } from '../forces/force-field.ts'
import type { Game } from '../game/game.ts'
import { InputError } from '../input/errors.ts'
import { readInput } from '../input/input.ts'
import type { Json } from '../match/seat.ts'
import { type Message, text } from '../texts/message.ts'
import { Tally } from '../texts/tally.ts'
import { duel } from './duel.ts'

const TRICKS = ['feint', 'lunge'] as const
const KINDS = { master: 5, pupil: 2 } as const
type Kind = keyof typeof KINDS

const fencer = z.strictObject({
  kind: z.enum(['master', 'pupil']),
  count: z.number().int().min(1).max(9).default(1),
  blade: z.enum(['foil', 'sabre']).optional(),
  cloak: z.boolean().default(false),
  motto: z.string().max(20).default(''),
  tricks: z.array(z.enum(TRICKS)).default([]),
  seconds: z.array(z.strictObject({ title: z.string().max(20).default('') })).default([]),
})

const schema = z.strictObject({
  name: z.string().min(1).max(30).optional(),
  school: z.enum(['north', 'south']).default('north'),
  points: z.number().int().min(1).max(99).default(12),
  fencers: z.array(fencer).max(9).default([]),
})

export type Company = z.infer<typeof schema>
type Fencer = Company['fencers'][number]

/** The forces of a small game with every part of the contract: fencers of two schools, exactly one of them a master. */
export const company: Forces<Company> = {
  phrases: {
    en: { company: 'Company', said: '{words}', 'fault.masters': '{count} masters', 'fault.dear': 'too dear' },
  },
  ready: [{ id: 'four', force: read({ fencers: [{ kind: 'master' }, { kind: 'pupil', count: 3 }] }) }],
  blank: () => read({}),
  random: (seed, wish) => {
    const random = Random.fromSeed(seed)
    const any = random.pick(['north', 'south'])
    const school = wish?.faction === 'same' ? wish.like.school : any
    const points = wish?.like.points ?? 12
    return read({ school, points, fencers: [{ kind: 'master' }, { kind: 'pupil', count: random.between(1, 3) }] })
  },
  read,
  describe: (force) => ({
    ...(force.name === undefined ? {} : { name: force.name }),
    title: text('company'),
    summary: wordsMessage(force.school),
    icon: 'fencer',
    scale: String(force.points),
    budget: {
      unit: wordsMessage('points'),
      used: costOf(force),
      limit: force.points,
      note: wordsMessage('an estimate'),
    },
    fields: [
      choice('school', force.school, ['north', 'south']),
      {
        kind: 'number',
        place: 'points',
        label: wordsMessage('points'),
        value: force.points,
        min: 1,
        max: 99,
        defaultValue: [12, 24],
      },
    ],
    sections: (['master', 'pupil'] as const).map((kind) => ({
      id: kind,
      label: wordsMessage(kind),
      entries: force.fencers.flatMap((fencer, i) => (fencer.kind === kind ? [entryOf(fencer, `fencers[${i}]`)] : [])),
      ...(kind === 'master' ? { count: mastersIn(force), least: 1, most: 1, rules: ['C-1'] } : {}),
    })),
    faults: faultsIn(force),
  }),
  catalogue: (force) => ({
    facets: [{ id: 'rank', label: wordsMessage('rank'), values: [{ id: 'high', text: wordsMessage('high') }] }],
    offers: (Object.keys(KINDS) as Kind[]).map((kind) => offerOf(force, kind)),
  }),
  change: (force, change) => {
    if (change.kind !== 'add') return read(applyChanges(force as Json, change))
    if (change.to !== undefined) return read(withSecond(force, change.to))
    return read({ ...force, fencers: [...force.fencers, { kind: change.offer }] })
  },
  cards: ({ fencers }) =>
    fencers.map(({ kind, count }) => ({
      ...{ name: kind, icon: 'fencer', caption: wordsMessage(kind), count, wounds: 1, figures: [] },
      groups: [{ label: wordsMessage('abilities'), traits: TRAITS }],
    })),
  setup: (setup, forces) => {
    for (const force of forces) if (force && faultsIn(force).length > 0) throw new InputError('setup', [])
    return setup
  },
  inSetup: () => [],
}

export const duelWithCompanies: Game = {
  ...(duel as unknown as Game),
  content: { ...(duel as unknown as Game).content, forces: async () => company as Forces },
}

const TRAITS: readonly Trait[] = [{ name: wordsMessage('parry'), rule: 'C-2', house: true }]

function read(json: unknown): Company {
  return readInput('company', schema, json)
}

function wordsMessage(words: string): Message {
  return text('said', { words })
}

function choice(place: string, value: string | null, options: readonly (string | null)[]): ForceField {
  return {
    ...{ kind: 'select', place, label: wordsMessage(place), value },
    options: options.map((option) => ({ value: option, text: wordsMessage(option ?? 'none') })),
  }
}

function entryOf(member: Fencer, place: string): ForceEntry {
  return {
    place,
    name: wordsMessage(member.kind),
    icon: 'fencer',
    cost: new Tally(wordsMessage('cost')).add(KINDS[member.kind] * member.count, wordsMessage(member.kind)).explain(),
    count: {
      kind: 'number',
      place: `${place}.count`,
      label: wordsMessage('count'),
      value: member.count,
      min: 1,
      max: 9,
    },
    fields: [
      choice(`${place}.blade`, member.blade ?? null, [null, 'foil', 'sabre']),
      { kind: 'toggle', place: `${place}.cloak`, label: wordsMessage('cloak'), value: member.cloak },
      { kind: 'text', place: `${place}.motto`, label: wordsMessage('motto'), value: member.motto, maxLength: 20 },
      {
        ...{ kind: 'several', place: `${place}.tricks`, label: wordsMessage('tricks'), value: member.tricks },
        options: TRICKS.map((value) => ({ value, text: wordsMessage(value), cost: wordsMessage('1') })),
      },
    ],
    figures: [{ label: wordsMessage('skill'), value: '3' }],
    traits: TRAITS,
    parts: member.seconds.map(({ title }, i) => secondOf(title, `${place}.seconds[${i}]`)),
    offers: [
      { id: 'second', name: wordsMessage('second'), icon: 'fencer', taken: 0, figures: [], traits: [], facets: {} },
    ],
  }
}

function secondOf(title: string, place: string): ForceEntry {
  const field: ForceField = {
    kind: 'text',
    place: `${place}.title`,
    label: wordsMessage('title'),
    value: title,
    maxLength: 20,
  }
  return { place, name: wordsMessage('second'), icon: 'fencer', fields: [field], figures: [], traits: [] }
}

function withSecond(force: Company, to: string): Company {
  return {
    ...force,
    fencers: force.fencers.map((fencer, i) => {
      return to === `fencers[${i}]` ? { ...fencer, seconds: [...fencer.seconds, { title: '' }] } : fencer
    }),
  }
}

function offerOf(force: Company, kind: Kind): Offer {
  const more = { ...force, fencers: [...force.fencers, ...read({ fencers: [{ kind }] }).fencers] }
  const known = faultsIn(force).map(({ text }) => text.id)
  const [worse] = faultsIn(more).filter(({ text, rules }) => !known.includes(text.id) && rules.length > 0)
  return {
    ...{ id: kind, name: wordsMessage(kind), icon: 'fencer', cost: KINDS[kind], figures: [], traits: TRAITS },
    taken: force.fencers.filter((fencer) => fencer.kind === kind).length,
    facets: { rank: kind === 'master' ? ['high'] : [] },
    ...(worse ? { objection: { reason: worse.text, rules: worse.rules } } : {}),
  }
}

function faultsIn(force: Company): ForceFault[] {
  const faults: ForceFault[] = []
  const masters = mastersIn(force)
  if (masters === 0) {
    const mends = costOf(force) + KINDS.master > force.points ? [] : [mend('add one', { kind: 'add', offer: 'master' })]
    faults.push({ place: '', text: text('fault.masters', { count: 0 }), rules: ['C-1'], fixes: mends })
  }
  const second = force.fencers.findLastIndex(({ kind }) => kind === 'master')
  if (masters > 1) {
    const mends =
      masters === 2 && force.fencers[second]?.count === 1
        ? [mend('keep one', { kind: 'remove', place: `fencers[${second}]` })]
        : []
    faults.push({
      place: `fencers[${second}].kind`,
      text: text('fault.masters', { count: masters }),
      rules: ['C-1'],
      fixes: mends,
    })
  }
  if (costOf(force) > force.points) {
    const mends = costOf(force) > 99 ? [] : [mend('raise', { kind: 'set', place: 'points', value: costOf(force) })]
    faults.push({
      place: 'points',
      text: text('fault.dear'),
      advice: wordsMessage('save'),
      rules: ['C-3'],
      fixes: mends,
    })
  }
  return faults
}

function mend(words: string, change: ForceFault['fixes'][number]['changes'][number]): ForceFault['fixes'][number] {
  return { text: wordsMessage(words), changes: [change] }
}

function mastersIn({ fencers }: Company): number {
  return fencers.filter(({ kind }) => kind === 'master').reduce((sum, { count }) => sum + count, 0)
}

function costOf({ fencers }: Company): number {
  return fencers.reduce((sum, { kind, count }) => sum + KINDS[kind] * count, 0)
}
