import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test, vi } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import { run } from './run.ts'
import { position } from './testing/spheres.ts'

const tie = join(import.meta.dirname, '../../../docs/situations/spheres-of-war/tie.json')
const commands = ['games', 'play', 'simulate', 'ladder', 'referee', 'force', 'replay', 'odds']

/** Runs a command line in this process. */
async function fray(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const [out, err]: [string[], string[]] = [[], []]
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation((data) => out.push(String(data)) > 0),
    vi.spyOn(process.stderr, 'write').mockImplementation((data) => err.push(String(data)) > 0),
    vi.spyOn(console, 'log').mockImplementation((data) => void out.push(`${data}\n`)),
    vi.spyOn(console, 'error').mockImplementation((data) => void err.push(`${data}\n`)),
  ]
  const code = await run(args).finally(() => {
    for (const spy of spies) spy.mockRestore()
  })
  return { code, out: out.join(''), err: err.join('') }
}

test('the help lists all commands, and the version is the package’s', async () => {
  const help = await fray('--help')
  expect(help).toMatchObject({ code: 0, err: '' })
  for (const command of commands) expect(help.out).toMatch(RegExp(`^  ${command}[ |]`, 'm'))
  expect(await fray('--version')).toEqual({ code: 0, out: `${manifest.version}\n`, err: '' })
})

test.each(commands)('%s has help, and a wrong option gives usage and exit code 2', async (command) => {
  expect(await fray(command, '--help')).toMatchObject({ code: 0, err: '' })
  const wrong = await fray(command, '--no-such-option')
  expect(wrong).toMatchObject({ code: 2, out: '' })
  expect(wrong.err).toContain(`Usage: fray ${command}`)
})

test.each([
  [[], 'Usage: fray'],
  [['frobnicate'], "unknown command 'frobnicate'"],
  [['play'], "missing required argument 'game'"],
  [['play', 'chess'], 'unknown game "chess"; known games: spheres-of-war'],
  [['play', 'spheres-of-war', '--preset', 'huge'], 'no preset "huge"; known presets: standard, small, wide'],
  [['play', 'confrontation', '--preset', 'wolfen-dwarves-400'], 'similar presets: wolfen-wolfen-400, '],
  [['play', 'confrontation', '--preset', 'nobody'], 'no preset "nobody"; list all 5'],
  [['play', 'spheres-of-war', '--bot', 'marvin'], 'Allowed choices are recruit, soldier'],
  [['play', 'spheres-of-war', '--seat', '2'], 'seat 2 does not exist'],
  [['play', 'spheres-of-war', '--preset', 'small', '--setup', 'x.json'], 'cannot be used with option'],
  [['simulate', 'chess'], 'unknown game "chess"'],
  [['simulate', 'spheres-of-war', '--games', '0'], 'whole number of at least 1'],
  [['simulate', 'spheres-of-war', '--bots', 'random,marvin'], 'Unknown bot "marvin"'],
  [['simulate', 'spheres-of-war', '--bots', 'random,random,random'], 'has 2 seats'],
  [['referee'], "missing required argument 'paths'"],
  [['replay', 'a', 'b'], 'too many arguments'],
  [['odds', tie, '--at', '3'], '--at is for saved matches'],
])('wrong arguments %j give usage and exit code 2', async (args, message) => {
  const { code, out, err } = await fray(...args)
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toContain(message)
  expect(err).toContain('Usage: fray')
})

test('games are listed as text and as JSON', async () => {
  expect((await fray('games')).out).toContain('spheres-of-war: Spheres of War\n  Five against five.')
  const [first] = JSON.parse((await fray('games', '--json')).out)
  expect(first).toMatchObject({ id: 'spheres-of-war', presets: [{ id: 'standard' }, {}, {}] })
})

test('a simulation is printed as text', async () => {
  const { out } = await fray('simulate', 'spheres-of-war', '--games', '2', '--preset', 'small')
  expect(out).toMatch(/^2 matches of spheres-of-war\n {2}seat 0 \(random\) won \d, .* \(95%: .*% to .*%\)\n/)
})

test('an unexpected error is not hidden', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {
    throw new TypeError('a bug')
  })
  await expect(run(['games'])).rejects.toThrow('a bug')
  vi.restoreAllMocks()
})

describe('the referee over files and folders', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fray-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const write = (name: string, content: unknown) => {
    const file = join(folder, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
    return file
  }
  const story = { ...position, answers: ['wait'] }

  test('plays all files of a folder with a line each and a summary', async () => {
    write('good/one.json', story)
    // The note that a figure moving into contact strikes is about a possible answer, not an event.
    write('good/one.expect', '# Fox lets it pass\nFox waits\\. \\[SO-1-25\\]\n!strikes\nstrikes at once on contact\n')
    write('good/deeper/two.json', story)
    const { code, out, err } = await fray('referee', join(folder, 'good'))
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out.split('\n')).toEqual([
      `played ${join(folder, 'good/deeper/two.json')}`,
      `right  ${join(folder, 'good/one.json')}`,
      '',
      '2 situations: 1 right, 0 wrong, 1 played without expectations',
      '',
    ])
  })

  test('lists the unmet lines of each wrong file, and fails', async () => {
    const wrong = write('bad/wrong.json', story)
    write('bad/wrong.expect', 'Fox waits\nHawk dies\n!Fox\n')
    const refused = write('bad/refused.json', { ...position, answers: ['jump'] })
    const { code, out } = await fray('referee', wrong, refused)
    expect(code).toBe(1)
    expect(out).toContain(`wrong  ${wrong}\n         line 2 does not match: Hawk dies\n         line 3 matches: !Fox\n`)
    expect(out).toMatch(
      /wrong {2}.*refused\.json\n +situation: answers\[0\]: Beasts \(Instigator\) may not answer "jump"/,
    )
    expect(out).toContain('2 situations: 0 right, 2 wrong, 0 played without expectations')
  })

  test('accepts a refusal if it is expected', async () => {
    const file = write('refusal/no.json', { ...position, answers: ['fight'] })
    write('refusal/no.expect', 'exit 1\ncan’t fight yet.*\\[SO-1-24 SO-1-34\\]\n')
    const { code, out } = await fray('referee', file, file)
    expect(code).toBe(0)
    expect(out).toContain(`right  ${file}`)
    write('refusal/no.expect', 'can’t fight yet\n')
    expect((await fray('referee', file, file)).out).toContain('exit code 1 instead of 0')
  })

  test('prints a single file in full, then compares it with its expectations', async () => {
    const file = write('single/one.json', story)
    write('single/one.expect', 'Hawk waits\n')
    const { code, out } = await fray('referee', file)
    expect(code).toBe(1)
    expect(out).toMatch(
      /^Turn 1 begins\..*Fox waits\..*\n\nwrong {2}.*one\.json\n {9}line 1 does not match: Hawk waits\n$/s,
    )
  })

  test('names a line with an invalid regular expression', async () => {
    const file = write('broken/one.json', story)
    const expectations = write('broken/one.expect', 'Fox\n(\n')
    const { code, err } = await fray('referee', file)
    expect(code).toBe(1)
    expect(err).toContain(`fray: ${expectations}, line 2: Invalid regular expression`)
  })

  test('prints a list of results as JSON', async () => {
    const { out } = await fray('referee', join(folder, 'bad'), '--json')
    expect(JSON.parse(out)).toMatchObject([
      { file: join(folder, 'bad/refused.json'), error: expect.stringContaining('may not answer "jump"') },
      {
        file: join(folder, 'bad/wrong.json'),
        right: false,
        unmet: expect.arrayContaining([expect.stringContaining('Hawk dies')]),
      },
    ])
  })

  test('fails for a folder without situations', async () => {
    write('empty/read-me.txt', '')
    expect(await fray('referee', join(folder, 'empty'))).toMatchObject({
      code: 1,
      err: expect.stringContaining('no situations found in'),
    })
  })

  test('--state shows the state at the end, which expectations may cover', async () => {
    const moved = write('state/moved.json', { ...position, answers: ['move', 'toward', { to: [12, 13.5] }] })
    expect((await fray('referee', moved)).out).not.toContain('State\n')
    const { out } = await fray('referee', moved, '--state')
    expect(out).toMatch(/\nState\n(.*\n)* {2}Fox: seat 0, x 12, y 13\.5\n/)
    write('state/moved.expect', '^  Fox: .*y 13\\.5$\n')
    expect((await fray('referee', moved)).code).toBe(0)
    const data = JSON.parse((await fray('referee', moved, '--json')).out)
    expect(data.state.figures[0]).toMatchObject({ name: 'Fox', x: 12, y: 13.5 })
  })
})
