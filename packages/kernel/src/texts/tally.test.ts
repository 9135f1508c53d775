import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import es from '../locales/es/kernel.json' with { type: 'json' }
import fr from '../locales/fr/kernel.json' with { type: 'json' }
import { Speaker, text } from './message.ts'
import type { Phrases } from './phrasebook.ts'
import { stepText, Tally, type TallyStep } from './tally.ts'

const strength = text('strength')

describe('Tally', () => {
  test('is the sum of its terms and explains each with its label and rule', () => {
    const tally = new Tally(strength).add(3, text('base')).add(-1, text('tired'), 'T-2')
    expect(tally.total).toBe(2)
    expect(tally.explain()).toEqual({
      name: strength,
      total: 2,
      terms: [
        { amount: 3, label: text('base') },
        { amount: -1, label: text('tired'), rule: 'T-2' },
      ],
    })
  })

  test('explains exactly the terms that count: they add up to the total and none is zero', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -50, max: 50 })), (amounts) => {
        const tally = new Tally(strength)
        for (const amount of amounts) tally.add(amount, text('term'))
        const { total, terms } = tally.explain()
        expect(total).toBe(amounts.reduce((sum, amount) => sum + amount, 0))
        expect(terms.map(({ amount }) => amount)).toEqual(amounts.filter((amount) => amount !== 0))
      }),
    )
  })

  test('never falls below its floor, set before or after the terms', () => {
    expect(new Tally(strength).atLeast(1).add(-5, text('curse')).total).toBe(1)
    expect(new Tally(strength).add(-5, text('curse')).atLeast(1).total).toBe(1)
    expect(new Tally(strength).atLeast(1).add(4, text('base')).total).toBe(4)
  })

  test('uses the highest of several floors, in whatever order they were set', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -20, max: 20 }), { minLength: 1 }), (floors) => {
        const tally = new Tally(strength).add(-30, text('curse'))
        for (const floor of floors) tally.atLeast(floor)
        expect(tally.explain().total).toBe(Math.max(...floors))
      }),
    )
  })

  test('lists the effect of a floor as a term, so that the terms add up to the total', () => {
    const { total, terms } = new Tally(strength).atLeast(1).add(2, text('base')).add(-5, text('curse')).explain()
    expect(terms.at(-1)).toEqual({ amount: 4, label: text('kernel.minimum', { floor: 1 }) })
    expect(terms.reduce((sum, { amount }) => sum + amount, 0)).toBe(total)
    expect(new Tally(strength).atLeast(1).add(2, text('base')).explain().terms).toHaveLength(1)
  })

  test('an explanation stays the same when the tally continues', () => {
    const tally = new Tally(strength).add(3, text('base'))
    const before = tally.explain()
    tally.add(1, text('more'))
    expect(before).toEqual({ name: strength, total: 3, terms: [{ amount: 3, label: text('base') }] })
  })

  test('applies its terms in order: a factor, cap or replacement acts on the value so far', () => {
    const tally = new Tally(strength)
      .add(5, text('base'))
      .multiply(2, text('frenzy'), 'T-3')
      .add(1, text('charge'))
      .halve('down', text('mud'), 'T-4')
      .cap(4, text('chains'))
      .add(3, text('rage'))
    expect(tally.explain()).toEqual({
      name: strength,
      total: 7,
      terms: [
        { amount: 5, label: text('base') },
        { amount: 5, label: text('frenzy'), rule: 'T-3', step: { kind: 'multiply', by: 2 } },
        { amount: 1, label: text('charge') },
        { amount: -6, label: text('mud'), rule: 'T-4', step: { kind: 'halve', rounding: 'down' } },
        { amount: -1, label: text('chains'), step: { kind: 'cap', limit: 4 } },
        { amount: 3, label: text('rage') },
      ],
    })
    expect(tally.replace(2, text('shrunk'), 'T-5').explain().terms.at(-1)).toEqual({
      amount: -5,
      label: text('shrunk'),
      rule: 'T-5',
      step: { kind: 'replace', value: 2 },
    })
    expect(tally.total).toBe(2)
  })

  test('rounds only as told', () => {
    const five = () => new Tally(strength).add(5, text('base'))
    expect({ up: five().halve('up', text('mud')).total, down: five().halve('down', text('mud')).total }).toEqual({
      up: 3,
      down: 2,
    })
    expect(new Tally(strength).add(-5, text('base')).halve('up', text('mud')).total).toBe(-2)
    const half = five().multiply(1.5, text('wind'), undefined, 'up')
    expect({ total: half.total, step: half.terms[1]?.step }).toEqual({
      total: 8,
      step: { kind: 'multiply', by: 1.5, rounding: 'up' },
    })
    expect(() => five().multiply(1.5, text('wind'))).toThrow('not whole')
  })

  test('omits steps that change nothing', () => {
    const same = new Tally(strength).add(4, text('base')).multiply(1, text('calm')).cap(4, text('chains'))
    expect(same.cap(9, text('ropes')).replace(4, text('same')).terms).toHaveLength(1)
    expect(same.total).toBe(4)
  })

  test('the terms add up to the total after any steps', () => {
    const step = fc.tuple(
      fc.constantFrom('add', 'multiply', 'halve', 'cap', 'replace'),
      fc.integer({ min: -9, max: 9 }),
    )
    fc.assert(
      fc.property(fc.array(step), fc.integer({ min: -9, max: 9 }), (steps, floor) => {
        const tally = new Tally(strength).atLeast(floor)
        for (const [kind, number] of steps) {
          if (kind === 'halve') tally.halve(number > 0 ? 'up' : 'down', text('term'))
          else tally[kind as 'add' | 'multiply' | 'cap' | 'replace'](number, text('term'))
        }
        const { total, terms } = tally.explain()
        expect(terms.reduce((sum, { amount }) => sum + amount, 0)).toBe(total)
        expect(total).toBe(tally.total)
      }),
    )
  })

  test.each([0, 7])('attributes terms to their figure and source until told otherwise: %d', (bearer) => {
    const tally = new Tally(strength).add(3, text('base')).from(bearer, 'sword').add(1, text('sword'), 'T-6')
    tally.cap(3, text('sword')).from(undefined).add(2, text('charge'))
    const source = { bearer, object: 'sword' }
    expect(tally.terms).toEqual([
      { amount: 3, label: text('base') },
      { amount: 1, label: text('sword'), rule: 'T-6', source },
      { amount: -1, label: text('sword'), step: { kind: 'cap', limit: 3 }, source },
      { amount: 2, label: text('charge') },
    ])
  })

  test("every step can be displayed in every language with that language's numbers", () => {
    const steps: readonly TallyStep[] = [
      { kind: 'multiply', by: 2 },
      { kind: 'multiply', by: 1.5, rounding: 'up' },
      { kind: 'halve', rounding: 'down' },
      { kind: 'cap', limit: 400 },
      { kind: 'replace', value: 300 },
    ]
    const plainNames = { figure: String, seat: String }
    const explainIn = (language: string, phrases: Phrases) => {
      const speaker = new Speaker({ en: {}, [language]: phrases }, language)
      return steps.map((step) =>
        speaker.say(
          stepText(step, (amount) => `${amount / 100} cm`),
          plainNames,
        ),
      )
    }
    expect(explainIn('en', {})).toEqual([
      '× 2',
      '× 1.5, rounded up',
      'halved, rounded down',
      'at most 4 cm',
      '3 cm instead',
    ])
    expect(explainIn('es', es)).toEqual([
      '× 2',
      '× 1,5, redondeando hacia arriba',
      'la mitad, redondeando hacia abajo',
      'como mucho 4 cm',
      '3 cm en su lugar',
    ])
    expect(explainIn('fr', fr)).toEqual([
      '× 2',
      '× 1,5, arrondi au-dessus',
      'la moitié, arrondie au-dessous',
      'au plus 4 cm',
      '3 cm à la place',
    ])
  })
})
