import { Match, Speaker, startingPosition } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { confrontation } from '../game.ts'
import { es } from '../locales/es.ts'
import { fr } from '../locales/fr.ts'
import { gun } from '../testing/gun.ts'
import { magician } from '../testing/magician.ts'
import { playRule } from '../testing/rule.ts'
import { figure, type Scene, scene } from '../testing/scene.ts'
import { rollDamage } from '../wounds/damage-roll.ts'

test('an unnamed army is called by its people, in the spelling of every language', () => {
  const { setup } = confrontation.content.presets[0]!
  const match = Match.start(confrontation, startingPosition(confrontation, { setup }), 'sides')
  const speaker = new Speaker(confrontation.content.phrases)
  const names = match.view(0).sides.map(({ name }) => speaker.say(name, { figure: String, seat: String }))
  expect(names).toEqual(['Lions of Alahan', 'Orcs of Bran-Ô-Kor'])
})

test('two armies of one people are numbered', () => {
  const speaker = new Speaker(confrontation.content.phrases)
  const { sides } = scene({ figures: [figure('Ann', 0, 20, 30), figure('Bob', 1, 90, 30)] }).view(0)
  const names = sides.map(({ name }) => speaker.say(name, { figure: String, seat: String }))
  expect(names).toEqual(['Lions of Alahan (1)', 'Lions of Alahan (2)'])
})

/** The states of a figure as a viewer reads them, with the numbers on their badges. */
function statesOf(match: Scene, name: string, viewer: number): string[] {
  const speaker = new Speaker(confrontation.content.phrases)
  const { figures, reserve = [] } = match.view(viewer)
  const found = [...figures, ...reserve].find((figure) => figure.name === name)
  return (found?.states ?? []).map(({ text, count }) => {
    return [speaker.say(text, { figure: String, seat: String }), count].filter((part) => part !== undefined).join(' #')
  })
}

describe('gems at a glance', () => {
  test('CF-MANA-10 both sides see the number and Elements of a magician’s gems on the table', () => {
    const match = scene({
      figures: [magician('Ann', 0, 20, 30, { gems: { light: 3, air: 1 } }), figure('Bob', 1, 90, 30)],
    })
    for (const viewer of [0, 1])
      expect(statesOf(match, 'Ann', viewer)).toEqual(['Mana, Air: 1 #1', 'Mana, Light: 3 #3'])
    expect(statesOf(match, 'Bob', 0)).toEqual([])
  })

  test('CF-MANA-12 an empty reserve is shown', () => {
    const match = scene({ figures: [magician('Ann', 0, 20, 30), figure('Bob', 1, 90, 30)] })
    expect(statesOf(match, 'Ann', 1)).toEqual(['No gems left #0'])
  })

  test('CF-MANA-10 only its own side sees the Elements of a waiting magician’s gems', () => {
    const waiting = (name: string, seat: 0 | 1, gems: Record<string, number>) => {
      return magician(name, seat, 0, 0, { gems, card: { pow: 3 }, more: { status: 'waiting' } })
    }
    const figures = [waiting('Ann', 0, { light: 2, air: 1 }), figure('Abe', 0, 20, 30), figure('Bob', 1, 90, 30)]
    const match = scene({ figures })
    expect(statesOf(match, 'Ann', 0)).toEqual(['Mana, Air: 1 #1', 'Mana, Light: 2 #2'])
    expect(statesOf(match, 'Ann', 1)).toEqual(['Mana: 3 gems, of Elements not shown yet #3'])
  })
})

describe('Wounds by location', () => {
  /** Bob, RES 5, suffers Damage rolls of STR 6, one after another, from this Wound level. */
  const hit = (dice: readonly number[], wounds = 'none') =>
    playRule(
      { figures: [figure('Ann', 0, 20, 30), figure('Bob', 1, 40, 30, {}, wounds === 'none' ? {} : { wounds })] },
      function* (play) {
        const [ann, bob] = play.state.fighters
        for (let rolls = dice.length / 2; rolls > 0; rolls--) {
          yield* rollDamage(play, { victim: bob!, by: ann!, kind: 'combat', strength: 6, rules: [] })
        }
      },
      { dice },
    )

  test('CF-WOUND-02, CF-WOUND-08 the card shows where a fighter was hit, each location once, from head to foot', () => {
    expect(statesOf(hit([4, 1]), 'Bob', 0)).toEqual(['Light Wound: legs'])
    expect(statesOf(hit([4, 1, 4, 3]), 'Bob', 1)).toEqual(['Serious Wound: belly, legs'])
    expect(statesOf(hit([4, 1, 4, 1]), 'Bob', 1)).toEqual(['Serious Wound: legs'])
  })

  test('CF-WOUND-02 a fully healed fighter has no old Wounds', () => {
    const match = playRule(
      { figures: [figure('Ann', 0, 20, 30), figure('Bob', 1, 40, 30)] },
      function* (play) {
        const [ann, bob] = play.state.fighters
        const roll = { victim: bob!, by: ann!, kind: 'combat', strength: 6, rules: [] } as const
        yield* rollDamage(play, roll)
        bob!.wounds = 0
        yield* rollDamage(play, roll)
      },
      { dice: [4, 1, 3, 2] },
    )
    expect(statesOf(match, 'Bob', 0)).toEqual(['Light Wound: arms'])
  })

  test('CF-WOUND-08 the card shows no location for other Wounds', () => {
    expect(statesOf(hit([], 'light'), 'Bob', 0)).toEqual(['Light Wound'])
  })
})

test('CF-DRAW-07 the right to pass is counted while there is one', () => {
  const figures = [figure('Ann', 0, 20, 30), figure('Bob', 1, 90, 30)]
  const passCounts = (passes: number[]) => {
    const { sides } = scene({ figures, passes }).view(0)
    return sides.map(({ counters }) => counters.find(({ label }) => label.id === 'counter.passes')?.value)
  }
  expect(passCounts([2, 0])).toEqual([2, undefined])
})

test.each([
  ['en', 'Structure points: 6 of 6'],
  ['es', 'Puntos de estructura: 6 de 6'],
  ['fr', 'Points de structure : 6 sur 6'],
])('CF-MACHINE-05 a machine’s health is given in structure points (%s)', (language, words) => {
  const { figures } = scene({ figures: [gun('Gun', 0, 20, 30), figure('Bob', 1, 90, 30)] }).view(0)
  const speaker = new Speaker({ ...confrontation.content.phrases, es, fr }, language)
  expect(speaker.say(figures[0]!.wounds!.text!, { figure: String, seat: String })).toBe(words)
  expect(figures[1]?.wounds).toMatchObject({ left: 4, of: 4 })
})

test('CF-MACHINE-03 the card of a machine shows only what it has', () => {
  const { figures } = scene({ figures: [gun('Gun', 0, 20, 30), figure('Bob', 1, 90, 30)] }).view(0)
  const labelsOf = (i: number) => figures[i]!.attributes.map(({ label }) => label.id.replace('characteristic.', ''))
  expect(labelsOf(0)).toEqual(['res'])
  expect(labelsOf(1)).toEqual(['mov', 'ini', 'att', 'str', 'def', 'res', 'aim', 'cou', 'dis'])
})

test.each([
  ['none', 'unhurt'],
  ['light', 'lightly wounded: −1 in combat and fire'],
  ['critical', 'critically wounded: −3 in combat and fire'],
])('CF-WOUND-08, CF-WOUND-14 a card says how badly its fighter is wounded and the penalty (%s)', (wounds, words) => {
  const bob = figure('Bob', 1, 90, 30, {}, wounds === 'none' ? {} : { wounds })
  const { figures } = scene({ figures: [figure('Ann', 0, 20, 30), bob] }).view(0)
  const speaker = new Speaker(confrontation.content.phrases)
  expect(speaker.say(figures[1]!.wounds!.text!, { figure: String, seat: String })).toBe(words)
})

/** The counters of a camp, as players read them. */
function countersOf(match: Scene, seat: number): string[] {
  const speaker = new Speaker(confrontation.content.phrases)
  return match.view(0).sides[seat]!.counters.map(({ text }) => speaker.say(text!, { figure: String, seat: String }))
}

describe('what a camp has left', () => {
  const figures = [magician('Ann', 0, 20, 30, { gems: { light: 3, air: 1 } }), figure('Bob', 1, 90, 30)]

  test('CF-MANA-10 gems are counted for a camp that has a magician', () => {
    const match = scene({ figures, phase: 'strategic' })
    expect(countersOf(match, 0)).toEqual(['1 of 1 fighter', '4 gems'])
    expect(countersOf(match, 1)).toEqual(['1 of 1 fighter'])
  })

  test('CF-DRAW-05 cards are counted while they are played', () => {
    const match = scene({ figures, piles: [['Ann'], ['Bob']], placements: [1, 0] })
    expect(countersOf(match, 0)).toEqual(['1 of 1 fighter', '1 card in the pile', '0 of 1 in reserve', '4 gems'])
    expect(countersOf(match, 1)).toEqual(['1 of 1 fighter', '1 card in the pile'])
  })

  test('the mission says what each resource is for', () => {
    const names = scene({ figures })
      .view(0)
      .mission!.resources.map(({ name }) => name.id)
    expect(names).toEqual(['resource.reserve', 'resource.mana'])
  })
})

test('CF-MOVE-05 only a player’s own moves are measured', () => {
  const { measuring } = scene({ figures: [figure('Ann', 0, 20, 30), figure('Bob', 1, 90, 30)] }).view(0)
  expect(measuring).toMatchObject({ may: 'own-moves', rules: ['CF-MOVE-05'] })
})

test('CF-COMBAT-01 no fighter looks spent in the combat phase, and neither seat is active alone', () => {
  const figures = [figure('Ann', 0, 20, 30, {}, { activated: true }), figure('Bob', 1, 22.5, 30)]
  const spentAndActive = (phase: string, dice: readonly number[] = []) => {
    const match = scene({ figures, phase }, { dice })
    const { figures: seen, status } = match.view(0)
    return { phase: match.state.phase, spent: seen[0]!.spent, hasActiveCamp: status.active !== undefined }
  }
  expect(spentAndActive('activation')).toEqual({ phase: 'activation', spent: true, hasActiveCamp: true })
  expect(spentAndActive('frays', [4, 2])).toEqual({ phase: 'combat', spent: false, hasActiveCamp: false })
})

test('CF-REV-27 an object on the ground shows what and whose it is', () => {
  const markers = [{ kind: 'wall-of-earth', by: 1, at: [40, 25], to: [40, 35], x: 2 }]
  const { zones } = scene({ figures: [figure('Ann', 0, 20, 30), figure('Bob', 1, 90, 30)], markers }).view(0)
  expect(zones).toMatchObject([{ kind: 'effect', seat: 1, icon: 'stone-wall' }])
})

test('CF-FLY-01 a flying fighter shows its altitude level', () => {
  const match = scene({ figures: [figure('Ann', 0, 20, 30, { flight: 20 }, { level: 2 }), figure('Bob', 1, 90, 30)] })
  expect(statesOf(match, 'Ann', 1)).toEqual(['altitude level 2 #2'])
  expect(statesOf(match, 'Bob', 1)).toEqual([])
})
