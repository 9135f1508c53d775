import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import { run } from './run.ts'

const tie = join(import.meta.dirname, '../../../docs/situations/spheres-of-war/tie.json')
const commands = ['games', 'play', 'simulate', 'referee', 'replay', 'odds']

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

test('the help lists all commands, the version is the package’s', async () => {
  const help = await fray('--help')
  expect(help).toMatchObject({ code: 0, err: '' })
  for (const command of commands) expect(help.out).toContain(`  ${command} `)
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
  [['play', 'chess'], 'there is no game "chess"; known are spheres-of-war'],
  [['play', 'spheres-of-war', '--preset', 'huge'], 'no preset "huge"; known are standard, small, wide'],
  [['play', 'spheres-of-war', '--bot', 'marvin'], 'Allowed choices are random, greedy'],
  [['play', 'spheres-of-war', '--seat', '2'], 'has 2 seats'],
  [['play', 'spheres-of-war', '--preset', 'small', '--setup', 'x.json'], 'cannot be used with option'],
  [['simulate', 'chess'], 'there is no game "chess"'],
  [['simulate', 'spheres-of-war', '--games', '0'], 'whole number of at least 1'],
  [['simulate', 'spheres-of-war', '--bots', 'random,marvin'], 'There is no bot "marvin"'],
  [['simulate', 'spheres-of-war', '--bots', 'random,random,random'], 'has 2 seats'],
  [['referee'], "missing required argument 'file'"],
  [['replay', 'a', 'b'], 'too many arguments'],
  [['odds', tie, '--at', '3'], '--at is for saved matches'],
])('wrong arguments %j give usage and exit code 2', async (args, message) => {
  const { code, out, err } = await fray(...args)
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toContain(message)
  expect(err).toContain('Usage: fray')
})

test('games are listed for people and for programs', async () => {
  expect((await fray('games')).out).toContain('spheres-of-war: Spheres of War\n  Five against five.')
  const [first] = JSON.parse((await fray('games', '--json')).out)
  expect(first).toMatchObject({ id: 'spheres-of-war', presets: [{ id: 'standard' }, {}, {}] })
})

test('a simulation is told in words', async () => {
  const { out } = await fray('simulate', 'spheres-of-war', '--games', '2', '--preset', 'small')
  expect(out).toMatch(/^2 matches of spheres-of-war\n {2}seat 0 \(random\) won \d, .* \(95%: .*% to .*%\)\n/)
})

test('a fault of this program is not hidden', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {
    throw new TypeError('a bug')
  })
  await expect(run(['games'])).rejects.toThrow('a bug')
  vi.restoreAllMocks()
})
