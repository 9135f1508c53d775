import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { targetsOf } from '../../fire/targets.ts'
import { confrontation } from '../../game.ts'
import { lineOfSight, seesPoint } from '../../ground/sight.ts'
import { teleport } from '../../incantation/teleport.ts'
import { carryOutShift } from '../../mystic/shift.ts'
import { summon } from '../../summoning/summoning.ts'
import { gems, magician } from '../../testing/magician.ts'
import { BOW } from '../../testing/marksman.ts'
import { loadPosition, playRule } from '../../testing/rule.ts'
import {
  eventArgs,
  type FigureDetails,
  fighterNamed,
  figure,
  giveAnswers,
  optionKeys,
  path,
  promptId,
  refusal,
  type Scene,
  type Script,
  scene,
} from '../../testing/scene.ts'
import { turn } from '../../testing/turn.ts'

const GEM = 'gem-of-artifice'
const FOG = 'veil-of-fog'
const TORNADO = 'tornado'
const FIRE = 'wall-of-fire'
const EARTH = 'wall-of-earth'

/** Ann (POW 4) at 20/30, looking east, casts a spell that succeeds with the given die. */
function cast(spell: string, purse: Record<string, number>, die: number, more: Json[] = [], answers: Json[] = []) {
  const bob = figure('Bob', 1, 60, 30)
  return turn([magician('Ann', 0, 20, 30, { spells: [spell], gems: purse }), bob, ...more], {
    answers: ['done', '0:cast', ...answers],
    dice: [die],
  })
}

/** One turn of Ann's, with Bob's markers on the ground. */
function walk(markers: Json[], answers: Json[], dice: number[] = [], ann: FigureDetails = {}) {
  return turn([figure('Ann', 0, 20, 30, ann), magician('Bob', 1, 90, 10)], { answers, dice }, { markers })
}

/** The maintenance phase of a round, with Ann's markers on the ground. */
function maintain(
  markers: Json[],
  purse: Record<string, number>,
  answers: Json[] = [],
  ann: FigureDetails = {},
  dice: number[] = [],
) {
  const figures = [
    magician('Ann', 0, 20, 30, { gems: purse, more: ann }),
    figure('Bob', 1, 60, 30),
    figure('Bea', 1, 60, 40),
  ]
  return scene({ phase: 'maintenance', figures, markers }, { answers, dice })
}

const on = ({ state }: Scene) => (state.markers ?? []).map(({ kind }) => kind)

describe('CF-REV-FAMILIAR-10: a Gem of Artifice', () => {
  test('it lies within 10 cm of the caster with no fighter within 5 cm', () => {
    const match = cast(GEM, { earth: 1 }, 3)
    expect(promptId(match)).toBe('ask.artifice')
    expect(refusal(match, path([31.3, 30]))).toBe('refused.too-far CF-REV-FAMILIAR-10')
    expect(refusal(match, path([26, 30]))).toBe('refused.somebody-near CF-REV-FAMILIAR-10')
    giveAnswers(match, path([31.2, 30]))
    expect(match.state.markers).toMatchObject([{ kind: GEM, by: 0, at: { x: 31_200, y: 30_000 } }])
    expect(confrontation.view.show(match.state, match.setup, 1).zones.map(({ kind }) => kind)).toEqual(['effect'])
  })

  test('it goes off once at a fighter that comes within 5 cm, even while passing, with STR 5; a survivor moves on', () => {
    const gem = [{ kind: GEM, by: 1, at: [28, 36.5] }]
    // The edge of the base passes at less than 5 cm.
    const passed = walk(gem, ['done', '0:run', path([38, 31.3])], [3, 1])
    expect(eventArgs(passed, 'damage.read')).toMatchObject([{ victim: 'Ann', total: 3 }])
    expect(on(passed)).toEqual([])
    expect(fighterNamed(passed, 'Ann').at.x).toBe(38_000)
    expect(on(walk(gem, ['done', '0:walk', path([26, 30])]))).toEqual([GEM])
  })

  test('CF-ABIL-51, CF-ABIL-54: it does nothing to fighters immune to spells of Earth, or resistant to them', () => {
    const setOff = (abilities: string[], dice: number[]) => {
      const figures = [figure('Ann', 0, 20, 30, { abilities }), magician('Bob', 1, 90, 10)]
      const markers = [{ kind: GEM, by: 1, at: [30, 30] }]
      return turn(figures, { answers: ['done', '0:walk', path([24, 30])], dice }, { markers })
    }
    const hitsAndMarkers = (match: Scene) => ({ hits: eventArgs(match, 'damage.read').length, markers: on(match) })
    expect(hitsAndMarkers(setOff([], [2, 1]))).toEqual({ hits: 1, markers: [] })
    expect(hitsAndMarkers(setOff(['immunity-earth'], []))).toEqual({ hits: 0, markers: [] })
    expect(hitsAndMarkers(setOff(['insensitive/5'], [5]))).toEqual({ hits: 0, markers: [] })
  })

  test('it does not touch flying fighters', () => {
    const match = turn(
      [figure('Ann', 0, 20, 30, { flight: 20, abilities: ['flight'] }, { level: 1 }), magician('Bob', 1, 90, 10)],
      { answers: ['done', '0:walk', 'same', path([30, 30])] },
      { markers: [{ kind: GEM, by: 1, at: [30, 31] }] },
    )
    expect(on(match)).toEqual([GEM])
  })

  test('it goes off at a fighter summoned there', () => {
    const match = playRule(
      {
        figures: [magician('Ann', 0, 20, 30), figure('Bob', 1, 60, 30)],
        markers: [{ kind: GEM, by: 1, at: [30, 30] }],
      },
      (play) =>
        summon(play, {
          summoner: fighterNamed(play, 'Ann'),
          who: 'elementals-fire-elemental',
          within: 10,
          cause: GEM,
          rule: 'CF-REV-FAMILIAR-10',
        }),
      { answers: [path([27, 30])], dice: [1, 2] },
    )
    expect(eventArgs(match, 'artifice')).toHaveLength(1)
    expect(on(match)).toEqual([])
  })
})

describe('CF-REV-FAMILIAR-05: a Veil of Fog', () => {
  const fog = [{ kind: FOG, by: 0, at: [20, 30] }]
  const sightOf = (x: number, from = 20, more: object = {}) => {
    const play = loadPosition({ figures: [figure('Ann', 0, from, 30), figure('Bob', 1, x, 30)], markers: fog, ...more })
    return lineOfSight(play, fighterNamed(play, 'Ann'), fighterNamed(play, 'Bob'))
  }

  test('it lies where the caster stands when the spell succeeds', () => {
    const match = cast(FOG, { water: 4 }, 5)
    expect(match.state.markers).toMatchObject([{ kind: FOG, at: { x: 20_000, y: 30_000 } }])
  })

  test('it cuts lines of sight that run 10 cm or more within 40 cm of it, from anywhere', () => {
    expect(sightOf(28)).toBe('full')
    expect(sightOf(33)).toBe('none')
    // From outside: less than 9 cm of every line lie in the fog, then more than 10.
    expect(sightOf(52.5, 64)).toBe('full')
    expect(sightOf(48, 64)).toBe('none')
    expect(sightOf(75, 64)).toBe('full')
    expect(sightOf(61, 100)).toBe('full')
  })

  test('sight is measured from base to base, not from the middle of one', () => {
    // In the midst of the fog: 9.9 cm from edge to edge are 12.4 from middle to middle.
    expect(sightOf(32.4)).toBe('full')
    expect(sightOf(32.6)).toBe('none')
    // From outside the edge of the fighter in the fog counts: 9.9 cm of fog before it, then 10.1.
    expect(sightOf(48.9, 64)).toBe('full')
    expect(sightOf(48.6, 64)).toBe('none')
    // To a point on the ground, from the edge of the observer.
    const point = (x: number) => {
      const play = loadPosition({ figures: [figure('Ann', 0, 20, 30), figure('Bob', 1, 90, 10)], markers: fog })
      return seesPoint(play, fighterNamed(play, 'Ann'), { x: x * 1000, y: 30_000 })
    }
    expect(point(31.2)).toBe(true)
    expect(point(31.3)).toBe(false)
  })

  test('it stays for 2 Water if its caster is less than 10 cm away, and is otherwise gone with the round', () => {
    expect(on(maintain(fog, { water: 2 }, ['pay']))).toEqual([FOG])
    expect(on(maintain(fog, { water: 2 }, ['no']))).toEqual([])
    const far = maintain([{ kind: FOG, by: 0, at: [31.3, 30] }], { water: 2 })
    expect([on(far), promptId(far)]).not.toContain('ask.keep-marker')
    expect(on(maintain(fog, { water: 1 }))).toEqual([])
  })
})

describe('CF-REV-ELEMENTAL-13: a Wall of Fire', () => {
  const wall = [{ kind: FIRE, by: 1, at: [26, 20], to: [26, 40] }]

  test('it is raised between two points before the caster, within 10 cm and more than 10 cm apart', () => {
    const match = cast(FIRE, { fire: 3 }, 6)
    expect(refusal(match, path([18, 30]))).toBe('refused.unseen-point CF-REV-ELEMENTAL-13')
    expect(refusal(match, path([31.3, 30]))).toBe('refused.too-far CF-REV-ELEMENTAL-13')
    giveAnswers(match, path([24, 24]))
    expect(refusal(match, path([24, 34]))).toBe('refused.wall-short CF-REV-ELEMENTAL-13')
    giveAnswers(match, path([24, 35]))
    expect(match.state.markers).toMatchObject([
      { kind: FIRE, at: { x: 24_000, y: 24_000 }, to: { x: 24_000, y: 35_000 } },
    ])
  })

  test('its line must be free of miniatures, and it may be raised as often as gems allow', () => {
    const match = cast(
      FIRE,
      { fire: 6 },
      6,
      [figure('Amy', 0, 24, 30, {}, { card: 'Amy' })],
      [gems({ fire: 3 }, {}, { fire: 3 })],
    )
    giveAnswers(match, path([24, 24]))
    expect(refusal(match, path([24, 35]))).toBe('refused.in-the-way CF-REV-ELEMENTAL-13')
    giveAnswers(match, path([27, 35]))
    expect(optionKeys(match)).toContain('0:cast')
  })

  test('it burns each fighter that passes once, or stops on it, and blocks sight', () => {
    const passed = walk(wall, ['done', '0:walk', path([30, 30])])
    expect(fighterNamed(passed, 'Ann').wounds).toBe(1)
    expect(eventArgs(passed, 'wounded')).toHaveLength(1)
    expect(fighterNamed(walk(wall, ['done', '0:walk', path([26, 30])]), 'Ann').wounds).toBe(1)
    expect(fighterNamed(walk(wall, ['done', '0:walk', path([23, 30])]), 'Ann').wounds).toBe(0)
    const play = loadPosition({ figures: [figure('Ann', 0, 20, 30), magician('Bob', 1, 32, 30)], markers: wall })
    expect(lineOfSight(play, fighterNamed(play, 'Ann'), fighterNamed(play, 'Bob'))).toBe('none')
  })

  test('CF-ABIL-51, CF-ABIL-54: it spares fighters immune to spells of Fire, and those that resist an enemy’s', () => {
    const passes = (abilities: string[], dice: number[] = [], by = 1) =>
      fighterNamed(
        turn(
          [figure('Ann', 0, 20, 30, { abilities }), magician('Bob', 1, 90, 10)],
          { answers: ['done', '0:walk', path([30, 30])], dice },
          { markers: wall.map((marker) => ({ ...marker, by })) },
        ),
        'Ann',
      ).wounds
    expect(passes([])).toBe(1)
    expect(passes(['immunity-fire'])).toBe(0)
    expect(passes(['immunity-earth'])).toBe(1)
    expect(passes(['insensitive/5'], [5])).toBe(0)
    expect(passes(['insensitive/5'], [4])).toBe(1)
    // Spells of the fighter's own camp are not resisted.
    expect(passes(['insensitive/5'], [], 0)).toBe(1)
  })

  test('CF-REV-ELEMENTAL-13: it burns at each passage, even twice in one movement', () => {
    const backAndForth = walk(wall, ['done', '0:run', path([30, 30], [22, 30])])
    expect(fighterNamed(backAndForth, 'Ann').wounds).toBe(2)
    expect(eventArgs(backAndForth, 'wounded')).toHaveLength(2)
    const turned = walk(wall, ['done', '0:run', path([26, 30], [26, 32], [22, 32])])
    expect(eventArgs(turned, 'wounded')).toHaveLength(1)
  })

  test('a fighter standing in it is burnt again when it comes back, and not when it leaves', () => {
    const from = (x: number, to: number) => {
      const figures = [figure('Ann', 0, x, 30), magician('Bob', 1, 90, 10)]
      return fighterNamed(turn(figures, { answers: ['done', '0:walk', path([to, 30])] }, { markers: wall }), 'Ann')
        .wounds
    }
    expect(from(26, 30)).toBe(0)
    expect(from(26, 22)).toBe(0)
    expect(from(30, 26)).toBe(1)
  })

  test('it burns in a charge, too', () => {
    const match = turn(
      [figure('Ann', 0, 20, 30), magician('Bob', 1, 32.5, 30)],
      { answers: ['0:charge:1', { to: [30, 30] }] },
      { markers: [{ kind: FIRE, by: 1, at: [26, 31], to: [26, 45] }] },
    )
    expect(fighterNamed(match, 'Ann').wounds).toBe(1)
    expect(eventArgs(match, 'assault.charge')).toHaveLength(1)
  })

  test('it burns a charger that advances to where its target stood before fleeing', () => {
    const match = turn(
      [figure('Ann', 0, 20, 30, { fear: 7, mov: 15 }), magician('Bob', 1, 35, 30)],
      { answers: ['0:charge:1', { to: [32.5, 30] }], dice: [2] },
      { markers: [{ kind: FIRE, by: 1, at: [26, 31], to: [26, 45] }] },
    )
    expect(eventArgs(match, 'assault.spot')).toHaveLength(1)
    expect(fighterNamed(match, 'Ann').wounds).toBe(1)
  })

  test('CF-REV-ELEMENTAL-13: it burns a fighter that flees through it', () => {
    const match = turn(
      [figure('Ann', 0, 20, 30, { fear: 7 }), figure('Bob', 1, 30, 30)],
      { answers: ['0:charge:1', { to: [27.5, 30] }], dice: [2] },
      { markers: [{ kind: FIRE, by: 0, at: [36, 22], to: [36, 38] }] },
    )
    expect(fighterNamed(match, 'Bob').inRout).toBe(true)
    expect(fighterNamed(match, 'Bob').wounds).toBe(1)
  })

  test('it burns a fighter shoved through it or put on it, and not one put behind it', () => {
    const figures = [figure('Ann', 0, 20, 30), magician('Bob', 1, 90, 10)]
    const low = [{ kind: FIRE, by: 1, at: [26, 30.9], to: [26, 45] }]
    const shoveTo = (to: number) =>
      playRule(
        { figures, markers: wall },
        (play) => {
          const moved = fighterNamed(play, 'Ann')
          const shift = { moved, length: to - 20, exact: true, isMovement: true, chosenBy: 0 as const, facing: null }
          return carryOutShift(play, { ...shift, prompt: 'ask.set-back', rule: 'CF-MIRACLE-14' })
        },
        { answers: [path([to, 30])] },
      )
    expect([shoveTo(30), shoveTo(23)].map((match) => fighterNamed(match, 'Ann').wounds)).toEqual([1, 0])
    const placeAt = (to: number) =>
      playRule({ figures, markers: low }, (play) => teleport(play, fighterNamed(play, 'Ann'), 30, 'CF-SPELL-28'), {
        answers: [path([to, 30])],
      })
    expect([placeAt(26), placeAt(30)].map((match) => fighterNamed(match, 'Ann').wounds)).toEqual([1, 0])
  })

  test('it stays for a gem of Fire if its caster sees it', () => {
    const before = [{ kind: FIRE, by: 0, at: [26, 20], to: [26, 40] }]
    expect(on(maintain(before, { fire: 1 }, ['pay']))).toEqual([FIRE])
    expect(on(maintain(before, { fire: 1 }, ['no']))).toEqual([])
    expect(on(maintain([{ kind: FIRE, by: 0, at: [14, 20], to: [14, 40] }], { fire: 1 }))).toEqual([])
  })
})

describe('CF-REV-ELEMENTAL-17: a Wall of Earth', () => {
  const wall = [{ kind: EARTH, by: 1, at: [26, 25], to: [26, 35] }]

  test('it is at most 10 cm long', () => {
    const match = giveAnswers(cast(EARTH, { earth: 3 }, 6), path([24, 24]))
    expect(refusal(match, path([24, 34.1]))).toBe('refused.wall-long CF-REV-ELEMENTAL-17')
    expect(on(giveAnswers(match, path([24, 34])))).toEqual([EARTH])
  })

  test('it blocks movement and sight', () => {
    const match = walk(wall, ['done', '0:walk'])
    expect(refusal(match, path([30, 30]))).toBe('refused.thing-in-the-way CF-OBSTACLE-02')
    expect(refusal(match, path([25, 30]))).toBeDefined()
    expect(refusal(match, path([23, 30]))).toBeUndefined()
    const play = loadPosition({ figures: [figure('Ann', 0, 20, 30), magician('Bob', 1, 32, 30)], markers: wall })
    expect(lineOfSight(play, fighterNamed(play, 'Ann'), fighterNamed(play, 'Bob'))).toBe('none')
  })

  test('it stays for a gem of Earth', () => {
    const before = [{ kind: EARTH, by: 0, at: [26, 25], to: [26, 35] }]
    expect(on(maintain(before, { earth: 1 }, ['pay']))).toEqual([EARTH])
    expect(on(maintain(before, {}))).toEqual([])
  })
})

describe('CF-REV-FAMILIAR-01: a Tornado', () => {
  const castTornado = (answers: Json[] = [], dice: number[] = []) =>
    turn(
      [
        magician('Ann', 0, 20, 30, { spells: [TORNADO], gems: { air: 3 } }),
        figure('Abe', 0, 20, 36, { aim: 4, weapon: BOW }, { card: 'Abe' }),
        figure('Bob', 1, 30, 30, { aim: 4, weapon: BOW, res: 2 }),
      ],
      { answers: ['done', '0:cast', `${TORNADO}:2`, ...answers], dice: [5, 3, 1, ...dice] },
    )

  test('it strikes with STR 0; a fighter in it neither fires nor is fired at', () => {
    const match = castTornado()
    expect(eventArgs(match, 'damage.read')).toMatchObject([{ victim: 'Bob', total: 1 }])
    expect(targetsOf(match, fighterNamed(match, 'Abe')).map(({ id }) => id)).toEqual([3])
    expect(on(match)).toEqual([TORNADO])
    expect(fighterNamed(match, 'Bob').effects).toMatchObject([{ object: 'under-tornado' }])
  })

  const inIt = {
    effects: [{ object: 'under-tornado', until: 'game', x: 0, source: { figure: 1, object: TORNADO } }],
  }
  const tornado = (x: number) => [{ kind: TORNADO, by: 1, at: [20, 30], x }]

  test('it ends after the fighter has moved more than 2.5 cm in all', () => {
    const walkOut = (so: number, to: number) => {
      const match = turn(
        [figure('Ann', 0, 20, 30, { aim: 4, weapon: BOW }, inIt), magician('Bob', 1, 90, 10)],
        { answers: ['done', '0:walk', path([to, 30])] },
        { markers: tornado(so) },
      )
      return fighterNamed(match, 'Ann').effects.length
    }
    expect(walkOut(0, 22.5)).toBe(1)
    expect(walkOut(0, 22.6)).toBe(0)
    expect(walkOut(1000, 22)).toBe(0)
    const still = turn(
      [figure('Ann', 0, 20, 30, { aim: 4, weapon: BOW }, inIt), magician('Bob', 1, 40, 30)],
      { answers: ['done'] },
      { markers: tornado(0) },
    )
    expect(optionKeys(still)).not.toContain('0:fire')
  })

  test('2 Air keep it; a third sends it within 20 cm to a fighter before the caster, and strikes that one', () => {
    const markers = [{ kind: TORNADO, by: 0, at: [60, 30], x: 0 }]
    const keptMatch = maintain(markers, { air: 2 }, ['keep'])
    expect(on(keptMatch)).toEqual([TORNADO])
    expect(fighterNamed(keptMatch, 'Ann').gems).toEqual({})
    expect(optionKeys(maintain(markers, { air: 2 }))).toEqual(['keep', 'end'])
    const asking = maintain(markers, { air: 3 })
    expect(optionKeys(asking)).toEqual(['keep', 'send:1', 'send:2', 'end'])
    const sent = maintain(markers, { air: 3 }, ['send:2'], {}, [2, 1])
    expect(eventArgs(sent, 'damage.read')).toMatchObject([{ victim: 'Bea' }])
    expect(sent.state.markers).toMatchObject([{ at: { x: 60_000, y: 40_000 } }])
    // Bob stands 20 cm from it, or slightly more, measured from the edge of the base.
    const from = (x: number) => optionKeys(maintain([{ kind: TORNADO, by: 0, at: [x, 30], x: 0 }], { air: 3 }))
    expect(from(38.75)).toContain('send:1')
    expect(from(38.7)).not.toContain('send:1')
    expect(on(maintain(markers, { air: 2 }, ['end']))).toEqual([])
    expect(on(maintain(markers, { air: 1 }))).toEqual([])
  })

  test('CF-REV-FAMILIAR-01: a fighter in two tornadoes stays in one when the other dies down', () => {
    const markers = [0, 1].map(() => ({ kind: TORNADO, by: 0, at: [60, 30], x: 0 }))
    const effects = [0, 1].map((x) => ({ object: 'under-tornado', until: 'game', x, source: { object: TORNADO } }))
    const ann = magician('Ann', 0, 20, 30, { gems: { air: 2 } })
    const figures = [ann, figure('Bob', 1, 60, 30, {}, { effects })]
    const match = scene({ phase: 'maintenance', figures, markers }, { answers: ['listed', 'end', 'keep'] })
    expect(fighterNamed(match, 'Bob').effects).toHaveLength(1)
    expect(on(match)).toEqual([TORNADO])
  })

  test('CF-REV-FAMILIAR-01, CF-ABIL-54, -51, -90: the next target may resist it like any spell, and cannot be hidden', () => {
    const markers = [{ kind: TORNADO, by: 0, at: [60, 30], x: 0 }]
    const maintainWith = (abilities: string[], script: Script, more: FigureDetails = {}) => {
      const ann = magician('Ann', 0, 20, 30, { gems: { air: 3 } })
      const bob = figure('Bob', 1, 60, 30, { abilities }, more)
      return scene({ phase: 'maintenance', figures: [ann, bob, figure('Ben', 1, 90, 50)], markers }, script)
    }
    const sendOn = (abilities: string[], dice: number[]) => maintainWith(abilities, { answers: ['send:1'], dice })
    const escaped = sendOn(['insensitive/5'], [5])
    expect(eventArgs(escaped, 'damage.read')).toEqual([])
    expect(fighterNamed(escaped, 'Bob').effects).toEqual([])
    expect(on(escaped)).toEqual([])
    expect(eventArgs(sendOn(['insensitive/5'], [4, 2, 1]), 'damage.read')).toHaveLength(1)
    expect(eventArgs(sendOn(['immunity-air'], []), 'damage.read')).toEqual([])
    const hidden = { effects: [{ object: 'hidden', until: 'game' }] }
    expect(optionKeys(maintainWith(['scout'], {}, hidden))).toEqual(['keep', 'end'])
    expect(optionKeys(maintainWith(['scout'], {}))).toEqual(['keep', 'send:1', 'end'])
  })
})

test('CF-REV-ELEMENTAL-13 and CF-REV-26: the caster of a Wall of Fire has eliminated those it kills', () => {
  const markers = [{ kind: FIRE, by: 1, at: [25, 25], to: [25, 36] }]
  const sceptre = { extras: ['sceptre-of-dark-absolution'] }
  const match = turn(
    [figure('Ann', 0, 20, 30, { mov: 15 }, { wounds: 'critical' }), figure('Bob', 1, 90, 30, {}, sceptre)],
    { answers: ['done', '0:walk', path([32, 30])] },
    { markers },
  )
  expect(fighterNamed(match, 'Ann').status).toBe('eliminated')
  expect(fighterNamed(match, 'Bob').effects).toMatchObject([{ object: 'absolutions', x: 1 }])
})
