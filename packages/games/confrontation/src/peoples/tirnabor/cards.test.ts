import { expect, test } from 'vitest'
import { armyOf, faultOf, faultsOf } from '../../armies/army.fixture.ts'
import { maintenancePhase } from '../../round/phases.ts'
import { ruleOn } from '../../testing/rule.ts'
import { figure, rolled, who } from '../../testing/scene.ts'

test('CF-REV-TIRNABOR-15 Gylfa-Gar and Uren-Gar: a Light Wound heals on 6, a Serious one on 5, a Critical one on 4', () => {
  const heals = (wounds: string, faces: number[], abilities: string[] = []) => {
    const ann = figure('Ann', 0, 20, 30, { abilities }, { extras: ['gylfa-gar-and-uren-gar'], wounds })
    const match = ruleOn({ figures: [ann, figure('Bob', 1, 60, 30)] }, maintenancePhase, { dice: faces })
    return [who(match, 'Ann').wounds, rolled(match).length]
  }
  expect(heals('light', [5])).toEqual([1, 1])
  expect(heals('light', [6])).toEqual([0, 1])
  expect(heals('serious', [4])).toEqual([2, 1])
  // The second roll looks at what is left: a Light Wound.
  expect(heals('serious', [5, 5])).toEqual([1, 2])
  expect(heals('critical', [4, 5])).toEqual([1, 2])
  // CF-ABIL-32: nothing regenerates those who fade.
  expect(heals('serious', [2], ['ephemeral/6'])[0]).toBe(2)
})

test('CF-REV-TIRNABOR-15: for Pilzenbhir alone', () => {
  const bought = (profile: string) =>
    armyOf([{ profile, artefacts: ['gylfa-gar-and-uren-gar'] }], { army: 'tirnabor', points: 400 })
  expect(faultsOf(bought('tirnabor-pilzenbhir'))).toEqual([])
  expect(faultOf(bought('tirnabor-fenggar-iron-hand'), 'artefact-bearer').rules).toContain('CF-REV-TIRNABOR-15')
})
