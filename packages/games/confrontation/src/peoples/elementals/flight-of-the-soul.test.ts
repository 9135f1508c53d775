import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { spellsOf } from '../../incantation/spell.ts'
import { targetsOf } from '../../incantation/spell-choices.ts'
import { faithful } from '../../testing/faithful.ts'
import { magician } from '../../testing/magician.ts'
import { loadPosition } from '../../testing/rule.ts'
import {
  eventArgs,
  type FigureDetails,
  fighterNamed,
  figure,
  optionKeys,
  path,
  promptId,
  refusal,
  type Scene,
} from '../../testing/scene.ts'
import { turn } from '../../testing/turn.ts'

const FLIGHT = 'flight-of-the-soul'
const ART = 'the-strange-art'

describe('CF-REV-FAMILIAR-12: Flight of the Soul', () => {
  const soul = { effects: [{ object: 'under-flight-of-the-soul', source: { object: FLIGHT } }] }
  const markers = [{ kind: FLIGHT, by: 0, at: [31, 30] }]
  const castSpell = (
    others: Json[],
    answers: Json[] = [],
    dice: number[] = [],
    more: FigureDetails = soul,
    marked: Json[] = markers,
  ) =>
    turn(
      [magician('Ann', 0, 20, 30, { spells: [ART], gems: { air: 2 }, more }), ...others],
      { answers: ['done', ...answers], dice },
      { markers: marked },
    )
  const mayCast = (match: Scene) => optionKeys(match).includes('0:cast')

  test('is cast at a point within 10 cm, by a caster free of opponents', () => {
    const ann = magician('Ann', 0, 20, 30, { spells: [FLIGHT], gems: { darkness: 2 } })
    const match = turn([ann, figure('Bob', 1, 60, 30)], { answers: ['done', '0:cast'], dice: [3] })
    expect(promptId(match)).toBe('ask.soul')
    expect(refusal(match, path([31.3, 30]))).toBe('refused.too-far CF-REV-FAMILIAR-12')
    expect(mayCast(turn([ann, figure('Bob', 1, 22.5, 30)], { answers: ['done'] }))).toBe(false)
  })

  test('range and sight count from there, all round; the caster stays in place', () => {
    // Bob stands 24 cm from Ann and less than 15 from the point; The Strange Art reaches 15 cm.
    const far = figure('Bob', 1, 46.5, 30)
    expect(eventArgs(castSpell([far], ['0:cast', `${ART}:1`], [6, 2, 1]), 'cast.succeeded')).toHaveLength(1)
    expect(eventArgs(castSpell([far], ['0:cast', `${ART}:1`], [6], {}, []), 'cast.short')).toHaveLength(1)
    const namable = (more: FigureDetails, marked: Json[]) => {
      const ann = magician('Ann', 0, 20, 30, { spells: [ART], more })
      const play = loadPosition({ figures: [ann, figure('Bob', 1, 10, 45)], markers: marked })
      const caster = fighterNamed(play, 'Ann')
      return targetsOf(play, caster, spellsOf(caster)[0]!, { moment: 'activation', fallenBefore: [] }).length
    }
    expect(namable(soul, markers)).toBe(1)
    expect(namable({}, [])).toBe(0)
  })

  test('CF-REV-FAMILIAR-12, CF-MIRACLE-16: the end of the spell removes its counter', () => {
    const match = turn(
      [
        faithful('Ann', 0, 20, 30, { miracles: ['purifying-clarity'], faith: 2 }),
        magician('Eve', 1, 28, 30, {
          more: { effects: [{ object: 'under-flight-of-the-soul', source: { object: FLIGHT } }] },
        }),
      ],
      { answers: ['done', '0:call', 'purifying-clarity:1'], dice: [5] },
      { markers: [{ kind: FLIGHT, by: 1, at: [31, 30] }] },
    )
    expect(eventArgs(match, 'call.succeeded').length).toBe(1)
    expect(match.state.markers).toEqual([])
  })

  test('the caster counters nothing meanwhile; it ends at will and on contact with an opponent', () => {
    const endedFlight = castSpell([figure('Bob', 1, 60, 30)], ['0:end-flight-of-soul'])
    expect(fighterNamed(endedFlight, 'Ann').effects).toEqual([])
    expect(endedFlight.state.markers).toEqual([])
    const counters = (more: FigureDetails) =>
      promptId(
        turn(
          [
            magician('Ann', 0, 20, 30, { spells: [ART], gems: { air: 2 } }),
            magician('Eve', 1, 28, 30, { gems: { light: 2 }, more }),
          ],
          { answers: ['done', '0:cast', `${ART}:1`], ...(more.effects ? { dice: [1] } : {}) },
        ),
      )
    expect(counters({})).toBe('ask.counter-magic')
    expect(counters({ effects: [{ object: 'under-flight-of-the-soul' }] })).not.toBe('ask.counter-magic')
    const touched = turn(
      [figure('Ann', 0, 20, 30), magician('Bob', 1, 32.5, 30, { more: soul })],
      { answers: ['0:charge:1', { to: [30, 30] }] },
      { markers: [{ kind: FLIGHT, by: 1, at: [40, 30] }] },
    )
    expect(fighterNamed(touched, 'Bob').effects).toEqual([])
    expect(touched.state.markers).toEqual([])
  })
})
