import { expect, test } from 'vitest'
import { fearFaced } from '../../fear/courage.ts'
import { catalogueFigure } from '../../testing/catalogue-figure.ts'
import { loadPosition } from '../../testing/rule.ts'
import { type FigureDetails, fighterNamed, figure, promptId, scene } from '../../testing/scene.ts'

test('CF-REV-DRUNE-01: formor fiends fear only Living-dead, Hyperians and Beings of Darkness of printed FEAR 10 or more', () => {
  const fearFacedFrom = (enemy: FigureDetails, more: FigureDetails = {}) => {
    const play = loadPosition({
      figures: [catalogueFigure('drune-formor-fiend', 0, 20, 30), figure('Bob', 1, 60, 30, enemy, more)],
    })
    return fearFaced(play, play.state.fighters[0]!, [fighterNamed(play, 'Bob')], [])
  }
  expect(fearFacedFrom({ fear: 12 })).toBeNull()
  for (const kind of ['living-dead', 'being-of-darkness/3']) {
    expect(fearFacedFrom({ fear: 10, abilities: [kind] })).toBe(10)
    expect(fearFacedFrom({ fear: 9, abilities: [kind] })).toBe(null)
  }
  // A Hyperian uses COU as FEAR against the Meanders of Darkness.
  expect(fearFacedFrom({ cou: 10, abilities: ['hyperian'] })).toBe(10)
  expect(fearFacedFrom({ cou: 9, abilities: ['hyperian'] })).toBe(null)
  // CF-ABIL-09, -58: so does a Being of Darkness or Living-dead with COU on its card.
  for (const kind of ['living-dead', 'being-of-darkness/3']) {
    expect(fearFacedFrom({ cou: 10, abilities: [kind] })).toBe(10)
    expect(fearFacedFrom({ cou: 9, abilities: [kind] })).toBe(null)
  }
  // Effects do not change the printed value.
  const raised = { effects: [{ object: 'concentration-fear', x: 3 }] }
  expect(fearFacedFrom({ fear: 9, abilities: ['living-dead'] }, raised)).toBeNull()
})

test('CF-REV-DRUNE-01: a fiend in rout rallies by a test like others', () => {
  const figures = [catalogueFigure('drune-formor-fiend', 0, 20, 30, {}, { inRout: true }), figure('Bob', 1, 60, 30)]
  expect(promptId(scene({ phase: 'strategic', figures }))).toBe('ask.rally')
})
