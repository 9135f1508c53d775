import { expect, test } from 'vitest'
import { armyOf, faultsOf, ownCard } from '../armies/army.fixture.ts'
import { listedIn } from '../armies/army-builder.ts'
import { catalogueFigure } from '../testing/catalogue-figure.ts'
import { playPhase } from '../testing/phase.ts'
import { figure, rolledDice } from '../testing/scene.ts'

test('EX-CF-REV-01 Pilzenbhir regenerates a Critical Wound on a 4, and the next roll needs the 5 of a Serious one', () => {
  const regenerates = (faces: number[]) => {
    const hero = catalogueFigure(
      'tirnabor-pilzenbhir',
      0,
      20,
      30,
      {},
      { extras: ['gylfa-gar-and-uren-gar'], wounds: 'critical' },
    )
    const match = playPhase('maintenance', { figures: [hero, figure('Bob', 1, 60, 30)] }, { dice: faces })
    return { wounds: match.state.fighters[0]!.wounds, rolls: rolledDice(match).length }
  }
  expect(regenerates([3])).toEqual({ wounds: 3, rolls: 1 })
  expect(regenerates([4, 4])).toEqual({ wounds: 2, rolls: 2 })
  expect(regenerates([4, 5])).toEqual({ wounds: 1, rolls: 2 })
})

const dwarves = (faction: string | null, ...cards: string[]) => {
  const guardian = ownCard('guardian', { army: 'tirnabor', name: 'Veteran forge-guardian', rankWords: ['kar-an-tyr'] })
  const hunter = ownCard('hunter', { army: 'tirnabor', name: 'Hunter on razorback', rankWords: ['naël-tarn'] })
  return armyOf(
    cards.map((profile) => ({ profile })),
    { army: 'tirnabor', faction, points: 1000, profiles: [guardian, hunter] },
  )
}
/** The faults of an army, except the prices of players' own cards. */
const faults = (list: ReturnType<typeof dwarves>) => faultsOf(list).filter((fault) => fault !== 'own-price')

test('EX-CF-REV-03 every dwarf of an army of Naël-Tarn is bound to it', () => {
  const list = dwarves('nael-tarn', 'tirnabor-khor-warrior', 'hunter')
  expect(faults(list)).toEqual([])
  expect(listedIn(list).map(({ profile }) => profile.rankWords)).toEqual([['naël-tarn'], ['naël-tarn']])
  // A troop bound to another fortress does not join it.
  expect(faults(dwarves('nael-tarn', 'guardian'))).not.toEqual([])
})

test('EX-CF-REV-05 Kulzarak of Kal-Nam may fight for Naël-Tarn, as another Character with the same figures', () => {
  const list = dwarves('nael-tarn', 'tirnabor-kulzarak')
  expect(faults(list)).toEqual([])
  const [listed] = listedIn(list)
  const [own] = listedIn(dwarves('kal-nam', 'tirnabor-kulzarak'))
  const figures = ({ mov, ini, att, str, def, res }: NonNullable<typeof own>['profile']) => [
    mov,
    ini,
    att,
    str,
    def,
    res,
  ]
  expect(figures(listed!.profile)).toEqual(figures(own!.profile))
  expect(listed!.profile.rankWords).not.toContain('kal-nam')
})

test('EX-CF-REV-07 dwarves of all factions fight together without a faction', () => {
  expect(faults(dwarves(null, 'tirnabor-kulzarak', 'guardian', 'hunter'))).toEqual([])
})
