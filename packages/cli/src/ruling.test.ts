import { expect, test } from 'vitest'
import { reportData, reportLines } from './report.ts'
import { judgeSituation, UnfitScript } from './ruling.ts'
import { contact, position } from './testing/spheres.ts'

const attack = ['move', 'toward', contact]

async function report(script: object, odds = false, seed?: string): Promise<string> {
  return reportLines(await judgeSituation({ ...position, ...script }, { odds, seed })).join('\n')
}

test('a situation is played up to the next decision', async () => {
  const told = await report({ title: 'A meeting' })
  expect(told.split('\n')).toEqual([
    'A meeting',
    '',
    'Turn 1 begins. [SO-1-9 SO-1-11]',
    'Fox meets Hawk. [SO-1-12 SO-1-13]',
    '',
    'Beasts (Instigator): What does Fox do against Hawk? Action 1 of 5 [SO-1-16 SO-1-17 SO-1-24]',
    '  "wait"  Wait [SO-1-25]',
    '      stays; Hawk acts next',
    '  "move"  Move [SO-1-26]',
    '      up to 2″, toward or away; strikes at once on contact',
    '  not now: Fight: can’t fight yet: move into contact first [SO-1-24 SO-1-34]',
  ])
})

test('a situation without dice may take them from a seed', async () => {
  const [one, same, other] = await Promise.all(['1', '1', '3'].map((seed) => report({ answers: attack }, false, seed)))
  expect(one).toBe(same)
  expect(one).not.toBe(other)
})

test('if dice run out during an answer, the state is that of the moment', async () => {
  const figures = [
    { name: 'Ann', seat: 0, x: 30, y: 30, changes: { str: 6, res: 5 } },
    { name: 'Bob', seat: 1, x: 32.5, y: 30, changes: { res: 4 } },
  ]
  const allIn = (id: string) => ({ slots: { attack: [[id, 2]] } })
  // Ann strikes Bob, who is hurt; then the die of Bob's own attack is missing.
  const script = { answers: [allIn('1'), allIn('0')], dice: [5, 2, 4, 5, 3] }
  const ruling = judgeSituation(
    { game: 'confrontation', phase: 'frays', figures, ...script },
    { odds: false, seed: undefined },
  )
  const error = await ruling.catch((thrown) => thrown)
  expect(error).toBeInstanceOf(UnfitScript)
  expect(error.message).toContain('the 5 dice of the script run out: “Attack of Bob”')
  expect(reportLines(error.ruling, true).join('\n')).toMatch(/^ {2}Bob: .*wounds serious/m)
  expect(reportData(error.ruling)).toMatchObject({ pending: [], state: { figures: [{}, { wounds: 'serious' }] } })
})

test('the odds of the last answer use the given dice', async () => {
  const told = await report({ answers: attack, dice: [4, 1] }, true)
  // Two rolls are left: Hawk falls to the first with 1/3, Fox to the second with 2/3 times 1/3.
  expect(told).toContain('33.33% = 1/3  Fox defeats Hawk.')
  expect(told).toContain('22.22% = 2/9  Hawk defeats Fox.')
  expect(told).toContain('44.44% = 4/9  Fox and Hawk stay locked')
  expect(told).toContain('to 12.00 12.50')
})

test('the odds of a list cover all its options', async () => {
  const { odds } = await judgeSituation(position, { odds: true, seed: undefined })
  expect(odds?.map(({ answer, chances }) => [answer, chances])).toEqual([
    ['wait', []],
    ['move', []],
  ])
})

test('as data, a ruling has events, pending decisions, outcome and odds', async () => {
  const ruling = await judgeSituation({ ...position, answers: ['move'] }, { odds: true, seed: undefined })
  const data = JSON.parse(JSON.stringify(reportData(ruling)))
  expect(data.events[0]).toMatchObject({ type: 'turn', rules: ['SO-1-9', 'SO-1-11'], words: 'Turn 1 begins.' })
  expect(data.pending[0]).toMatchObject({ kind: 'pick', words: 'Which way does Fox move?' })
  const note = 'in contact after 1.5″: strikes at once'
  expect(data.pending[0].choices[0]).toEqual({ answer: 'toward', words: 'Toward Hawk', note })
  expect(data.odds).toHaveLength(2)
  expect(data).not.toHaveProperty('outcome')
})

const refusals: [string, object, string][] = [
  [
    'an answer that a rule forbids',
    { answers: ['fight'] },
    'situation: answers[0]: Beasts (Instigator) may not answer "fight" to “What does Fox do against Hawk? Action 1 of 5”: ' +
      'can’t fight yet: move into contact first [SO-1-24 SO-1-34]; possible: "wait", "move"',
  ],
  [
    'a place that a rule forbids',
    { answers: ['move', 'toward', { path: [{ x: 0, y: 0 }] }] },
    'a move must go straight toward or away from the opponent [SO-1-28]; possible: ' +
      '{"path":[{"x":30480,"y":31750}]}, {"path":[{"x":30480,"y":33655}]}, {"path":[{"x":30480,"y":34925}]}',
  ],
  [
    'a script that runs out of dice',
    { answers: attack, dice: [4, 1] },
    'situation: dice: the 2 dice of the script run out: “Hawk defends against Fox on 4 or less” ' +
      '[SO-1-2 SO-1-40] needs 1 die, 1d6 of Birds (Retaliator)',
  ],
  ['no dice at all', { answers: attack }, 'dice are missing (add some, or give --seed)'],
  ['dice left over', { answers: attack, dice: [5, 6] }, 'situation: dice: 1 of the script were not thrown'],
  [
    'a face that the die does not have',
    { answers: attack, dice: [4, 7] },
    'situation: dice[1]: a 6-sided die cannot show 7: “Fox defends against Hawk on 4 or less” [SO-1-2 SO-1-40] ' +
      'is 1d6 of Beasts (Instigator)',
  ],
  [
    'an answer after the end',
    { answers: [...attack, 'wait'], dice: [5] },
    'answers[3]: the match has no decision left',
  ],
  ['an unknown field', { weather: 'fine' }, 'Unrecognized key: "weather"; known keys:'],
  [
    'an unknown field of a figure',
    { figures: [{ ...position.figures[0], speed: 3 }, position.figures[1]] },
    'figures[0]: Unrecognized key: "speed"; known keys: name, seat, x, y',
  ],
  ['a wrong field', { instigator: 2 }, 'situation: instigator: '],
  ['an unknown game', { game: 'chess' }, 'situation: game: there is no "chess"; known games: spheres-of-war'],
]

test.each(refusals)('%s is reported in one message that names the place', async (_, script, message) => {
  await expect(report(script)).rejects.toThrow(message)
})

test('odds do not excuse missing dice before the last answer', async () => {
  await expect(report({ answers: [...attack, 'wait'] }, true)).rejects.toThrow('dice are missing')
})

test('a script that does not fit shows how far it was played and what was asked then', async () => {
  const story = async (script: object) => {
    const error: unknown = await report(script).catch((fault: unknown) => fault)
    if (!(error instanceof UnfitScript)) throw error
    return reportLines(error.ruling).join('\n')
  }
  expect(await story({ answers: ['move', 'jump'] })).toMatch(/Fox meets Hawk\..*Which way does Fox move\?/s)
  expect(await story({ answers: attack, dice: [5, 6] })).toContain('Fox defeats Hawk.')
  expect(await story({ answers: attack, dice: [4, 7] })).toMatch(/Hawk defends against Fox.*: 4 /)
  const interrupted = await story({ answers: attack, dice: [4, 1] })
  expect(interrupted).toMatch(/Hawk defends against Fox.*: 4 .*Fox defends against Hawk.*: 1 /s)
  expect(interrupted).not.toContain('How far')
  const [fox] = position.figures
  const locked = { figures: [fox, { name: 'Hawk', seat: 1, x: 12, y: 13 }], dice: [] }
  expect(await story(locked)).toContain('Fox strikes at Hawk.')
})

test('an answer to a question that was not asked says so, and why it would have been refused', async () => {
  const touching = [
    { name: 'Ann', seat: 0, x: 30, y: 30, facing: 'east', assaulted: true },
    { name: 'Bob', seat: 1, x: 32.5, y: 30, facing: 'west' },
  ]
  const story = (...answers: string[]) => {
    const situation = { game: 'confrontation', figures: touching, answers: ['play', ...answers] }
    return judgeSituation(situation, { odds: false, seed: undefined })
  }
  await expect(story('done')).resolves.toBeDefined()
  await expect(story('0:walk')).rejects.toThrow(
    /“What does Ann do\?” was not asked of .*: only "0:nothing" was left, because: .* \[CF-DISENGAGE-02\]/,
  )
  // An answer that fits no such question does not mention one, nor does one before the last answer.
  await expect(story('dance')).rejects.not.toThrow('was not asked')
  await expect(story('play', '0:walk')).rejects.not.toThrow('was not asked')
})

test('a script with open dice ends at the roll that needs more, without an error', async () => {
  const played = await judgeSituation(
    { ...position, answers: attack, dice: [4, 1, '...'] },
    { odds: false, seed: undefined },
  )
  const told = reportLines(played, true)
  expect(told.join('\n')).toMatch(
    /Hawk defends against Fox[\s\S]*run out: “Hawk defends against Fox on 4 or less”.* needs 1 die/,
  )
  expect(reportData(played)).toMatchObject({ needed: expect.stringContaining('needs 1 die') })
  expect(told.join('\n')).not.toContain('no earlier decision')
  // An answer meant for a question that was not asked is still mentioned.
  const early = await judgeSituation(
    { ...position, answers: [...attack, 'wait'], dice: [4, 1, '...'] },
    { odds: false, seed: undefined },
  )
  expect(early.needed).toContain(`no earlier decision took answers[${attack.length}]`)
  // Nor are those that come after it.
  const late = await judgeSituation(
    { ...position, answers: [...attack, 'wait', 'move'], dice: [4, 1, '...'] },
    { odds: false, seed: undefined },
  )
  expect(late.needed).toContain(`no earlier decision took answers[${attack.length}], answers[${attack.length + 1}]`)
  // Written dice must still be rolled, and be faces.
  const faulty = [{ dice: [5, 6, 6, 6, '...'] }, { dice: [9, '...'] }]
  for (const script of faulty) {
    const ruling = judgeSituation({ ...position, answers: attack, ...script }, { odds: false, seed: undefined })
    await expect(ruling).rejects.toThrow('dice')
  }
})

test('a long list of possible answers names the first ones and the last', async () => {
  const line = (seat: number, y: number) =>
    [0, 1, 2, 3, 4].map((i) => ({ name: `${seat}-${i}`, seat, x: 20 + 5 * i, y, card: `of ${seat}` }))
  const figures = [...line(0, 50), ...line(1, 10)]
  const walking = { game: 'confrontation', figures, answers: ['play', '0:walk'] }
  await expect(judgeSituation(walking, { odds: false, seed: undefined })).rejects.toThrow(
    /possible: "0:charge:5", .*, and \d+ more, "done"/,
  )
})

test('a refused place names only a few of the possible ones, as they are long to read', async () => {
  const figures = [
    { name: 'Ann', seat: 0, x: 20, y: 30, card: 'Ann' },
    ...[0, 1, 2, 3].map((i) => ({ name: `Bob ${i}`, seat: 1, x: 60 + 5 * i, y: 10 + 10 * i, facing: 'west' })),
  ]
  const walking = { game: 'confrontation', figures, answers: ['play', 'done', '0:walk', { to: [110, 50] }] }
  const refused = await judgeSituation(walking, { odds: false, seed: undefined }).catch(String)
  const possible = /possible: (.*)/.exec(String(refused))?.[1] ?? ''
  expect(possible.match(/"path"/g)).toHaveLength(3)
  expect(possible).toMatch(/, and \d+ more, "stay"$/)
})

test('a script that lacks dice names a figure that joined later by its name', async () => {
  const neran = { who: 'midnor-neran-the-scary', miracles: ['CF-REV-MIDNOR-16'], faith: 8 }
  const figures = [
    { ...neran, seat: 0, x: 30, y: 30, facing: 'east' },
    { name: 'Guard', seat: 1, x: 46, y: 30, facing: 'west' },
  ]
  const summoned = ['play', 'done', '0:call', '0', { to: [36, 30] }, '0:nothing']
  const charged = ['play', '1:charge:2', { to: [38.5, 30] }, 'done']
  const fight = { game: 'confrontation', figures, answers: [...summoned, ...charged], dice: [5, 6] }
  await expect(judgeSituation(fight, { odds: false, seed: undefined })).rejects.toThrow(
    '“Initiative of Reaper of Mid-Nor”',
  )
})

test('suggestions of the referee can be copied unchanged, including lengths of manoeuvres', async () => {
  const legion = (name: string, seat: number, y: number) => ({ name, seat, at: [600, y], weapons: ['longSword'] })
  const march = { game: 'missum', units: [legion('South', 0, 900), legion('North', 1, 200)], answers: ['unit-0'] }
  const { pending } = reportData(await judgeSituation(march, { odds: false, seed: undefined })) as {
    pending: { choices: { answer: unknown }[] }[]
  }
  const [first] = pending[0]!.choices
  expect(first?.answer).toEqual([{ do: 'advance', by: 75 }])
  const moved = await judgeSituation({ ...march, answers: ['unit-0', first?.answer] }, { odds: false, seed: undefined })
  expect(reportLines(moved).join('\n')).toContain('South moves 75 mm.')
  const tooFar = judgeSituation(
    { ...march, answers: ['unit-0', [{ do: 'advance', by: 500 }]] },
    { odds: false, seed: undefined },
  )
  await expect(tooFar).rejects.toThrow(
    /may not answer \[\{"do":"advance","by":500\}\].*possible: \[\{"do":"advance","by":75\}\]/,
  )
})

test('an answer that no interruption took is reported with what the passed ones would have taken', async () => {
  const script = {
    game: 'confrontation',
    figures: [
      { who: 'cynwall-galhyan', seat: 0, x: 30, y: 30, facing: 'east', spells: ['arrow-of-mana'], gems: { light: 2 } },
      { who: 'acheron-azael-the-unfaithful', seat: 1, x: 45, y: 30, facing: 'west', gems: { air: 1 } },
    ],
    answers: ['play', 'done', '0:cast', 'counter:air'],
    dice: [],
    passing: 'unmentioned',
  }
  const passed = judgeSituation(script, { odds: false, seed: undefined })
  await expect(passed).rejects.toThrow(
    /script run out.*answers\[3\]: "counter:air" did not fit “Galhyan casts .*”, which was passed; possible answers: "counter:1:air1", "pass"/s,
  )
  const told = judgeSituation({ ...script, answers: ['play', 'done', '0:cast'] }, { odds: false, seed: undefined })
  await expect(told).rejects.toThrow(/^(?!.*did not fit)/s)
})

test('a counterspell or censure that is not possible is explained by its rule, though it was not asked for', async () => {
  const foe = (x: number, changes: object, more: object = {}) => ({
    name: 'Foe',
    seat: 1,
    x,
    y: 30,
    facing: 'west',
    changes,
    ...more,
  })
  const story = (figure: object, other: object, ...answers: unknown[]) => {
    const figures = [{ name: 'Ann', seat: 0, x: 30, y: 30, facing: 'east', ...figure }, other]
    const situation = { game: 'confrontation', figures, answers: ['play', 'done', ...answers], dice: [2] }
    return judgeSituation(situation, { odds: false, seed: undefined })
  }
  const ann = { changes: { pow: 4 }, spells: ['Arrow of Mana'], gems: { light: 2 } }
  const counter = (other: object) => story(ann, other, '0:cast', 'counter:1:light1')
  const magician = (x: number, more: object = {}) => foe(x, { pow: 4 }, { gems: { light: 1 }, ...more })
  await expect(counter(magician(60))).rejects.toThrow('Ann is out of range of Arrow of Mana [CF-COUNTER-01]')
  await expect(counter(magician(45, { facing: 'east' }))).rejects.toThrow('Ann cannot be seen [CF-COUNTER-01]')
  await expect(counter(magician(45, { inRout: true }))).rejects.toThrow('in rout [CF-MAGE-07]')
  await expect(counter(magician(45, { gems: {} }))).rejects.toThrow('[CF-COUNTER-06 CF-COUNTER-07]')
  await expect(counter(foe(45, { pow: 4, army: 'orcs' }, { gems: { neutral: 1 } }))).rejects.toThrow('[CF-COUNTER-11]')
  const faith = { level: 'zealot', cult: 'Arin', aura: 10, creation: 1, alteration: 1, destruction: 1 }
  const priest = { changes: { faith }, miracles: ['Kingdom of the Blind'], faith: 2 }
  const censure = (x: number, more: object) => story(priest, foe(x, { faith }, more), '0:call', '1:1')
  await expect(censure(60, { faith: 1 })).rejects.toThrow('Ann is out of range of Kingdom of the Blind [CF-CALL-13]')
  await expect(censure(45, { faith: 1, facing: 'east' })).rejects.toThrow('Ann cannot be seen [CF-CALL-13]')
  await expect(censure(45, { faith: 0 })).rejects.toThrow('[CF-CALL-14]')
})

test('answers that no decision took before the dice ran out are named, even if dice come before the first decision', async () => {
  const judge = (given: object) => judgeSituation({ ...position, ...given }, { odds: false, seed: undefined })
  await expect(judge({ answers: [...attack, 'wait'], dice: [4] })).rejects.toThrow(
    `answers[${attack.length}]: no decision before the dice ran out took answers[${attack.length}]`,
  )
  const frays = {
    ...{ game: 'confrontation', phase: 'frays' },
    figures: [
      { name: 'Ann', seat: 0, x: 30, y: 30 },
      { name: 'Bob', seat: 1, beside: { figure: 'Ann' } },
    ],
  }
  const script = { answers: ['plain', 'none'], dice: ['...'] }
  const { needed } = await judgeSituation({ ...frays, ...script }, { odds: false, seed: undefined })
  expect(needed).toContain('no earlier decision took answers[0], answers[1]')
})
