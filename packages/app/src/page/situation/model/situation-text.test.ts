import { expect, test, vi } from 'vitest'
import { formatSituation, isSituationFile, linkToSituation, nameInSituation, parseSituation } from './situation-text.ts'

vi.stubGlobal('location', { origin: 'https://fray.example', pathname: '/play/' })

const SITUATION = { game: 'spheres-of-war', figures: [{ name: 'Fox', seat: 0 }, { seat: 1 }], turn: 2 }

test('a situation survives a link, and other text is taken as it is', async () => {
  const text = JSON.stringify(SITUATION)
  expect(await parseSituation(`  ${await linkToSituation(text)} `)).toBe(text)
  expect(await parseSituation(text)).toBe(text)
})

test('a situation is told apart from matches and forces, which name their format', () => {
  expect(isSituationFile(JSON.stringify(SITUATION))).toBe(true)
  expect(isSituationFile('{"format":"fray-match-2","game":"toy"}')).toBe(false)
  expect(isSituationFile('{"figures":[]}')).toBe(false)
  expect(isSituationFile('not json')).toBe(false)
})

test('a formatted situation reads the same, with its title and one line per figure', () => {
  const written = formatSituation(SITUATION, 'Fox attacks')
  expect(JSON.parse(written)).toEqual({ ...SITUATION, title: 'Fox attacks' })
  expect(written.split('\n').filter((line) => line.includes('"seat"'))).toHaveLength(2)
  expect(JSON.parse(formatSituation(SITUATION, ''))).toEqual(SITUATION)
})

test('figures are named as in the list, or by number', () => {
  const name = nameInSituation(JSON.stringify(SITUATION))
  expect([0, 1, 7].map(name)).toEqual(['Fox', '1', '7'])
  expect(nameInSituation('{')(0)).toBe('0')
})
