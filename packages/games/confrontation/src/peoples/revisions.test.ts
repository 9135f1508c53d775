import type { Json, Procedure } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { immediately } from '../abilities/builders.ts'
import { define } from '../ability.ts'
import { spells } from '../armies/extras/armoury.ts'
import { characteristic } from '../characteristics.ts'
import { modifiersFor } from '../dice/modifiers.ts'
import { fearFaced } from '../fear/courage.ts'
import { flee } from '../fear/flight.ts'
import { confrontation } from '../game.ts'
import { roomFor } from '../incantation/mana.ts'
import { spellsOf } from '../incantation/spell.ts'
import { maintenancePhase } from '../round/phases.ts'
import type { Fighter, Play } from '../state.ts'
import { dice, duel } from '../testing/duel.ts'
import { magician } from '../testing/magician.ts'
import { loadPosition, playRule } from '../testing/rule.ts'
import {
  eventArgs,
  type FigureDetails,
  fighterNamed,
  figure,
  giveAnswers,
  optionKeys,
  path,
  promptId,
  type Scene,
  scene,
} from '../testing/scene.ts'
import { difficulty } from '../testing/spell-reading.ts'
import { spellScene } from '../testing/spell-scene.ts'
import { enemy } from '../testing/tests-of-bob.ts'
import { turn } from '../testing/turn.ts'
import { rollDamage } from '../wounds/damage-roll.ts'
import { eliminate } from '../wounds/elimination.ts'

const STRANGE_ART = 'the-strange-art'
const VISION = 'premonitory-vision'
const BANISHMENT = 'banishment'
const DANCE = 'dhalilias-dance'
const NEUROMANCER = { abilities: ['psychic-powers'] }
const powerKeys = (match: Scene) => optionKeys(match).filter((key) => key.includes('power-'))

test('CF-REV-06: a spell without another moment is cast in its magician’s activation, and in no phase of magic', () => {
  const figures = [
    magician('Ann', 0, 20, 30, { spells: [STRANGE_ART], gems: { air: 2 } }),
    figure('Bob', 1, 30, 30),
  ] as Json[]
  expect(optionKeys(turn(figures, { answers: ['done'] }))).toContain('0:cast')
  const prompts = ['strategic', 'frays', 'mystic'].map((phase) => {
    const match = scene({ phase, figures }, { dice: phase === 'strategic' ? [] : [1] })
    return [promptId(match), optionKeys(match).some((key) => key.includes(STRANGE_ART))]
  })
  expect(prompts.map(([, isOffered]) => isOffered)).toEqual([false, false, false])
  expect(prompts.map(([prompt]) => prompt)).not.toContain('ask.spell')
})

describe('CF-REV-07: free actions of an activation', () => {
  const activate = (answers: readonly Json[], more: FigureDetails = {}, bob: readonly [number, number] = [30, 30]) =>
    turn(
      [
        figure('Ann', 0, 20, 30, NEUROMANCER, { effects: [{ object: 'mental-energy', x: 8 }], ...more }),
        figure('Bob', 1, ...bob),
      ],
      { answers },
    )

  test('are available before exclusive actions are announced, and once an assault is over', () => {
    expect(powerKeys(activate([]))).toContain('0:power-preservation')
    const charged = activate(['0:charge:1', { to: [27.5, 30] }])
    expect(eventArgs(charged, 'assault.charge')).toHaveLength(1)
    expect(powerKeys(charged)).toContain('0:power-intimidation')
  })

  test('are available before a walk, after it, and in contact with an enemy', () => {
    expect(powerKeys(activate(['done']))).toContain('0:power-preservation')
    const walked = activate(['done', '0:walk', path([22, 30])])
    expect(powerKeys(walked)).toContain('0:power-preservation')
    // It costs none of the other actions.
    expect(optionKeys(activate(['done', '0:power-preservation']))).toEqual(expect.arrayContaining(['0:walk', '0:run']))
    expect(powerKeys(activate(['done'], {}, [22.5, 30]))).toContain('0:power-preservation')
  })

  test('are not available in rout', () => {
    const routed = activate([], { inRout: true }, [22.5, 30])
    expect(powerKeys(routed)).toEqual([])
  })
})

test('CF-REV-08: a spell of the strategic phase is cast then, and not in an activation', () => {
  const ann = magician('Ann', 0, 20, 30, { spells: [VISION], gems: { light: 1 } })
  const bob = figure('Bob', 1, 60, 30)
  const strategic = scene({ phase: 'strategic', figures: [ann, bob] })
  expect(promptId(strategic)).toBe('ask.spell')
  expect(optionKeys(strategic)).toEqual([`${VISION}:0`, 'none'])
  expect(optionKeys(turn([ann, bob], { answers: ['done'] }))).not.toContain('0:cast')
})

test('CF-REV-10: a penalty on tests lowers the final result and leaves the characteristic as it is', () => {
  const seen: unknown[] = []
  // biome-ignore lint/correctness/useYield: it only looks.
  spellScene({ spell: DANCE, gems: { darkness: 2 }, on: enemy({ ini: 3 }), dice: [4] }, function* (play, _ann, bob) {
    const test = { kind: 'initiative', fighter: bob, rules: [], difficulty: null, against: null, dice: 1 } as const
    seen.push(modifiersFor(play, test).total, characteristic(play, bob, 'ini').total)
  })
  expect(seen).toEqual([2, 3])
})

describe('CF-REV-14: a difficulty that depends on a characteristic', () => {
  const banishmentDifficulty = (more: FigureDetails, others: readonly Json[] = [], card: FigureDetails = { fear: 4 }) =>
    difficulty(
      spellScene({
        spell: BANISHMENT,
        gems: { light: 3 },
        on: enemy({ abilities: ['living-dead'], ...card }, more),
        others,
        // A failed one was announced all the same.
        dice: [1],
      }),
    )

  test('takes the present value, without bonuses or penalties on results', () => {
    expect(banishmentDifficulty({})).toBe(10)
    expect(banishmentDifficulty({ effects: [{ object: 'mutagenic-fear', x: 2 }] })).toBe(12)
    expect(banishmentDifficulty({ effects: [{ object: 'under-dhalilias-dance' }] })).toBe(10)
  })

  test('CF-REV-15: ignores the value of a commander', () => {
    const captain = figure(
      'Lord',
      1,
      33,
      30,
      { cou: 9, abilities: ['leadership/20'], command: 'commander' },
      { card: 'Lord' },
    )
    expect(banishmentDifficulty({}, [captain], { cou: 3, fear: null })).toBe(9)
  })
})

test('CF-REV-17: elemental beings have such a rank, in any people, or are Familiars', () => {
  const match = turn(
    [
      magician('Ann', 0, 20, 30, { spells: [BANISHMENT], gems: { light: 3 } }),
      figure('Fire', 1, 30, 20, { rankWords: ['fire elemental'] }),
      figure('Drop', 1, 30, 30, { rankWords: ['familiar of water'] }),
      figure('Bob', 1, 30, 40, { rankWords: ['guard of the elements'] }),
    ],
    { answers: ['done', '0:cast'] },
  )
  expect(optionKeys(match)).toEqual([`${BANISHMENT}:1`, `${BANISHMENT}:2`])
})

/** CF-REV-19 (d): the Element of each path. */
const ELEMENT_OF_PATH: Readonly<Record<string, string>> = {
  ...{ necromancy: 'darkness', technomancy: 'darkness', chthonian: 'darkness', corruption: 'darkness' },
  ...{ hermetism: 'light', solaris: 'light', exorcism: 'light', theurgy: 'fire', redemption: 'fire' },
  ...{ telluric: 'earth', lithomancy: 'earth', forge: 'earth', sorcery: 'air', mutation: 'air' },
  ...{ lamentations: 'water', whispers: 'water', instinctive: 'neutral', primagic: 'neutral' },
}
/** CF-REV-19: spells with another Element by their own text or theme. */
const OF_TWO_ELEMENTS = ['desert-wind', 'illusion-of-the-god-rat', 'spiritual-claws']

test('CF-REV-19: every revised spell of a path is paid with the Element of the path', () => {
  const ofPaths = spells.filter(
    ({ rule, paths }) => rule.startsWith('CF-REV') && paths.some((path) => ELEMENT_OF_PATH[path]),
  )
  const others = ofPaths.filter(({ paths, cost }) => {
    const expected = paths.flatMap((path) => ELEMENT_OF_PATH[path] ?? [])
    return !(cost ?? []).every(([, element]) => expected.includes(element))
  })
  expect(ofPaths.length).toBeGreaterThan(30)
  expect(others.map(({ id }) => id).sort()).toEqual(OF_TWO_ELEMENTS)
})

test('CF-REV-19: the cards of Familiars and Elementals are paid with their own Element', () => {
  const canPay = (spell: string, gems: Record<string, number>) =>
    optionKeys(
      turn([magician('Ann', 0, 20, 30, { spells: [spell], gems }), figure('Bob', 1, 30, 30)], { answers: ['done'] }),
    ).includes('0:cast')
  const cards = { 'the-strange-art': 'air', 'beam-of-light': 'light', 'dhalilias-dance': 'darkness' }
  for (const [spell, element] of Object.entries({ ...cards, fireball: 'fire' })) {
    expect(canPay(spell, { [element]: 6 })).toBe(true)
    expect(canPay(spell, { earth: 6 })).toBe(false)
  }
})

/** CF-REV-08: spells that their own text sets outside the activation. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'premonitory-vision': 'strategic',
  diffraction: 'initiative',
  'elemental-aegis': 'countering',
  'internal-chaos': 'opposing-lead',
  'the-cunning-of-the-jackal': 'strategic',
  'the-thirteenth-voice': 'combat',
}

test('CF-REV-06 and CF-REV-08: every revised spell is cast in the activation, unless its text names another moment', () => {
  const moments = spells
    .filter(({ rule }) => rule.startsWith('CF-REV'))
    .flatMap(({ id }) => {
      const play = loadPosition({ figures: [magician('Ann', 0, 20, 30, { spells: [id] })] })
      return spellsOf(fighterNamed(play, 'Ann')).flatMap(({ when }) => (when ? [[id, when]] : []))
    })
  expect(Object.fromEntries(moments)).toEqual(ELSEWHERE)
})

describe('CF-REV-25: contradictory orders on combat dice', () => {
  const diceAfterPlacing = (more: FigureDetails, card: FigureDetails = {}) => {
    const match = duel({ card, more }, {}, [dice({ 1: [1, 1] })], [5, 2])
    return eventArgs(match, 'dice.placed')[1]
  }

  test('of two forced orders the later prevails', () => {
    const order = { object: 'not-defending' }
    // The failed disengagement counts as the earlier one, so the order prevails.
    expect(diceAfterPlacing({ effects: [order], defenceOnly: true })).toMatchObject({ attack: 2, defence: 0 })
    const fought = scene(
      {
        phase: 'activation',
        figures: [figure('Ann', 0, 20, 30, {}, { effects: [order] }), figure('Bob', 1, 22.5, 30)],
        piles: [['Ann'], []],
        placements: [0, 0],
      },
      // Ann fails to disengage; then Bob loses the Initiative and places first.
      { answers: ['done', '0:walk', dice({ 1: [1, 1] })], dice: [1, 5, 2] },
    )
    expect(eventArgs(fought, 'dice.placed')[1]).toMatchObject({ fighter: 'Ann', attack: 0, defence: 2 })
  })

  test('an optional effect yields to a forced one', () => {
    expect(diceAfterPlacing({ defenceOnly: true }, { abilities: ['war-fury'] })).toMatchObject({
      attack: 0,
      defence: 2,
    })
    expect(diceAfterPlacing({ effects: [{ object: 'intimidated' }, { object: 'not-defending' }] })).toMatchObject({
      attack: 2,
      defence: 0,
    })
  })

  test('protected dice are set aside first', () => {
    const match = duel(
      { more: { defenceOnly: true, extras: ['the-cloak-of-crawling'] } },
      {},
      [dice({ 1: [1, 1] }), 'keep'],
      [5, 2],
    )
    expect(eventArgs(match, 'dice.placed')[1]).toMatchObject({ attack: 4, defence: 2 })
  })
})

describe('CF-REV-27: what is stored on a fighter', () => {
  test('is lost when the fighter leaves play, even if it returns', () => {
    const energy = { effects: [{ object: 'mental-energy', x: 6 }] }
    const match = playRule(
      {
        phase: 'activation',
        figures: [
          figure('Ann', 0, 20, 30, { abilities: ['reinforcement'] }, energy),
          figure('Amy', 0, 60, 30),
          figure('Bob', 1, 90, 30),
        ],
      },
      function* (play) {
        yield* eliminate(play, fighterNamed(play, 'Ann'), { by: null, rules: [] })
        yield* maintenancePhase(play)
      },
      { dice: [6], answers: [path([52, 30])] },
    )
    expect(fighterNamed(match, 'Ann')).toMatchObject({ status: 'standing', effects: [] })
  })

  test('is visible to all, and separate from the fighter’s gems', seenByAll)
})

function seenByAll() {
  const match = scene({
    phase: 'activation',
    figures: [
      magician('Ann', 0, 20, 30, { gems: { light: 3 }, more: { effects: [{ object: 'mental-energy', x: 6 }] } }),
      figure('Bob', 1, 60, 30),
    ],
    piles: [['Ann'], ['Bob']],
  })
  const shownTo = (seat: 0 | 1) =>
    confrontation.view
      .show(match.state, match.setup, seat)
      .figures[0]!.states.filter(({ rule }) => rule === 'CF-REV-DIRZ-21')
      .map(({ text: { id, args } }) => [id, args?.count])
  expect(shownTo(0)).toEqual([['state.counted', 6]])
  expect(shownTo(1)).toEqual([['state.counted', 6]])
  expect(roomFor(match, fighterNamed(match, 'Ann'))).toBe(5)
}

describe('CF-REV-28: areas', () => {
  const PANACHE = { abilities: ['leadership/10'], command: 'commander', army: 'dirz', people: 'dirz' }
  const afraid = (level: 0 | 1, x = 30) => {
    const play = loadPosition({
      figures: [
        figure('Ann', 0, 20, 30, PANACHE, { extras: ['the-insane-s-panache'] }),
        figure('Amy', 0, x, 30, { people: 'dirz', flight: 20, abilities: ['flight'] }, { level, card: 'Amy' }),
        figure('Bob', 1, 60, 30, { fear: 8 }),
      ],
    })
    return fearFaced(play, fighterNamed(play, 'Amy'), [fighterNamed(play, 'Bob')], [])
  }

  test('an aura is checked whenever it matters, only on the ground and at its own level', () => {
    expect(afraid(0)).toBe(null)
    expect(afraid(0, 40)).toBe(8)
    expect(afraid(1)).toBe(8)
  })

  test('CF-REV-21: any other area is fixed when it is triggered, even if its middle leaves; a burst hits from 5 on', () => {
    const match = spellScene({
      spell: 'fireball',
      gems: { fire: 3 },
      on: enemy({ res: 1 }, { wounds: 'critical' }),
      others: [figure('Near', 1, 33, 30), figure('Nigh', 1, 30, 33), figure('Far', 1, 36, 30)],
      // Bob is Killed Outright by a double; a 4 spares Near, a 5 hits Nigh.
      dice: [6, 2, 6, 6, 4, 5, 1, 1],
      answers: ['2'],
    })
    expect(fighterNamed(match, 'Bob').status).toBe('eliminated')
    expect(eventArgs(match, 'damage.read').map(({ victim }) => victim)).toEqual(['Nigh'])
  })
})

describe('CF-REV-29: around the Tactical roll', () => {
  const neuromancer = { abilities: ['mental-energy-capacity'], dis: 4 }

  test('“before” is between the sequences and the coordinators', () => {
    const match = scene({
      phase: 'strategic',
      figures: [
        figure('Ann', 0, 20, 30, neuromancer),
        figure('Amy', 0, 25, 30, {}, { card: 'Amy' }),
        figure('Bob', 1, 60, 30),
      ],
    })
    expect(promptId(match)).toBe('ask.sequence')
    giveAnswers(match, {
      slots: {
        pile: [
          ['0', 1],
          ['1', 1],
        ],
      },
    })
    expect(promptId(match)).toBe('ask.mental-energy')
    expect(promptId(giveAnswers(match, '0'))).toBe('ask.coordinator')
  })

  test('does not happen in the approach', () => {
    const match = scene({
      phase: 'approach',
      figures: [
        figure('Ann', 0, 20, 30, neuromancer, { status: 'waiting' }),
        figure('Bob', 1, 60, 30, {}, { status: 'waiting' }),
      ],
    })
    expect(promptId(match)).not.toBe('ask.mental-energy')
    expect(eventArgs(match, 'test.result')).toEqual([])
  })
})

describe('CF-REV-26: crediting an elimination', () => {
  const credited: string[] = []
  define({
    id: 'test-reaping',
    name: 'Reaping',
    rule: 'TEST-26',
    kills: (_play, victim) => immediately(() => void credited.push(victim.member.profile.name)),
  })
  const gemsReaped = (
    abilities: string[],
    act: (play: Play, ann: Fighter, bob: Fighter) => Procedure<unknown>,
    faces: number[],
  ) => {
    credited.length = 0
    playRule(
      {
        figures: [
          figure('Ann', 0, 20, 30, { abilities: ['test-reaping'] }),
          figure('Bob', 1, 118, 30, { abilities, cou: 1 }, { wounds: 'critical' }),
        ],
      },
      (play) => act(play, fighterNamed(play, 'Ann'), fighterNamed(play, 'Bob')),
      { dice: faces },
    )
    return [...credited]
  }
  const strike = (kind: 'combat' | 'fire' | 'effect') => (play: Play, by: Fighter, victim: Fighter) =>
    rollDamage(play, { victim, by, kind, strength: 15, rules: [] })

  test('the source of the Damage roll that removes the victim gets it, for every kind of roll', () => {
    for (const kind of ['combat', 'fire', 'effect'] as const)
      expect(gemsReaped([], strike(kind), [5, 3])).toEqual(['Bob'])
  })

  test('an absorbed death or flight off the table credits nobody', () => {
    expect(gemsReaped(['colossal'], strike('combat'), [5, 3])).toEqual([])
    expect(gemsReaped([], (play, _ann, bob) => flee(play, bob, { x: 1, y: 0 }), [])).toEqual([])
  })
})
