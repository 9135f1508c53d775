import type { Json } from '@fray/kernel'
import { withFigures } from '@fray/tabletop'
import { expect, test } from 'vitest'
import { rankedBody, withoutEnd, withoutRear } from '../body.ts'
import { missum } from '../game.ts'
import { ringOf } from '../movement/formations/formation-change.ts'
import type { TroopBody } from '../state.ts'
import { ahead, countermove, face, files, order } from '../testing/moving.ts'
import { legion, type Scene, scene, unit } from '../testing/scene.ts'

type Ranks = Extract<TroopBody, { kind: 'ranks' }>

const enemy = legion('Enemy', 1, 300, 100)
const mover = (more: Record<string, Json> = {}) => legion('Mover', 0, 1200, 900, { figures: 20, files: 5, ...more })
const still = () => scene({ step: 9, units: [mover(), enemy] })

/** Gets the faults, except morale, after the mover's body has been replaced. */
function faultsOf(match: Scene, other: (body: Ranks) => TroopBody = (body) => body): string[] {
  const tampered = unit(match, 'Mover')
  tampered.body = other(tampered.body as Ranks)
  return missum.rules.faults(match.state, match.setup, []).filter((fault) => !fault.includes('morale points'))
}

test('MI-CASUALTY-01 MI-CASUALTY-02 losses leave the front in place; a single rank thins from its ends', () => {
  expect(faultsOf(still())).toEqual([])
  expect(faultsOf(still(), (body) => withoutRear(body, 7)!)).toEqual([])
  const rank = () => scene({ step: 9, units: [mover({ figures: 5 }), enemy] })
  expect(faultsOf(rank(), (body) => withoutEnd(body, 'left')!)).toEqual([])
})

test('MI-FORMATION-01 no unit changes formation or facing between its moves', () => {
  const changed = ['Mover has changed its front without a move']
  expect(faultsOf(still(), ({ formation: { base, pose } }) => rankedBody(base, 10, 20, pose))).toEqual(changed)
  expect(
    faultsOf(still(), ({ formation: { base, pose } }) =>
      rankedBody(base, 5, 20, { ...pose, facing: { x: 0, y: 1_000_000 } }),
    ),
  ).toEqual(changed)
  expect(faultsOf(still(), ringOf)).toEqual(changed)
})

test('MI-UNIT-03 no legion gains figures', () => {
  const thinned = scene({ step: 9, units: [mover({ original: 30 }), enemy] })
  expect(faultsOf(thinned, ({ formation: { base, pose } }) => rankedBody(base, 5, 25, pose))).toEqual([
    'Mover has got figures',
  ])
  expect(faultsOf(still(), ({ formation: { base, pose } }) => rankedBody(base, 5, 25, pose))[0]).toBe(
    'Mover has 25 of 20 figures',
  )
})

test('MI-FORMATION-01 all ranks except the last are full, on the bases of the troops', () => {
  const ragged = faultsOf(still(), ({ formation, ...body }) => ({
    ...body,
    formation: { ...formation, ranks: [5, 4, 5, 5] },
  }))
  expect(ragged).toContain('Mover is not in ranks and files')
  const wide = faultsOf(still(), ({ formation: { pose } }) =>
    rankedBody({ shape: 'rectangle', width: 3000, depth: 3000 }, 5, 20, pose),
  )
  expect(wide).toContain('Mover stands on bases of another size')
})

test('MI-FORMATION-01 MI-MOVE-08 during a move the width changes only by a change of formation or a quarter turn', () => {
  const advance = () => order(countermove([mover(), enemy]), 'Mover', [ahead(20)])
  expect(faultsOf(advance())).toEqual([])
  const wider = ({ formation: { base, pose } }: Ranks) => rankedBody(base, 6, 20, pose)
  expect(faultsOf(advance(), wider)).toEqual(['Mover has reformed without permission'])
  expect(faultsOf(order(countermove([mover(), enemy]), 'Mover', [files(6)]))).toEqual([])
  expect(faultsOf(order(countermove([mover(), enemy]), 'Mover', [face('left')]))).toEqual([])
  expect(faultsOf(advance(), ringOf)).toContain('Mover has reformed without permission')
})

test('MI-UNENGAGED-02 wings come from the front they have left', () => {
  const moved = order(countermove([mover(), enemy]), 'Mover', [ahead(20)])
  const winged = faultsOf(moved, (body) => {
    const { formation } = body
    const aside = { ...formation.pose, x: formation.pose.x + 20_000 }
    return { ...body, formation: withFigures(formation, 15), wings: [{ ...formation, ranks: [5], pose: aside }] }
  })
  expect(winged).toEqual(['Mover has wings that do not come from its front'])
})
