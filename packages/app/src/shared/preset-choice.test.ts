import { gameIds, loadGame } from '@fray/games'
import { type Preset, text } from '@fray/kernel'
import { expect, test } from 'vitest'
import { keyOf, pairingOf, pairingsIn, presetOf, quickPreset } from './preset-choice.ts'

function pairing(first: string, second: string, size: string): Preset {
  const words = (id: string) => ({ text: text(id) })
  const args = { first: words(first), second: words(second), size: words(size) }
  return { id: `${first}-${second}-${size}`, text: text('preset', args), setup: null }
}

const presets = [pairing('elf', 'elf', 'small'), pairing('elf', 'orc', 'small'), pairing('elf', 'orc', 'large')]
const plain: Preset = { id: 'plain', text: text('plain'), setup: null }

test('presets of sides and sizes become three choices', () => {
  expect(pairingsIn(presets)).toEqual({
    sides: [{ id: 'elf' }, { id: 'orc' }],
    sizes: [{ id: 'small' }, { id: 'large' }],
  })
  expect(pairingsIn([...presets, plain])).toBeUndefined()
  expect(pairingsIn([])).toBeUndefined()
})

test('sizes with the same phrase are told apart by their arguments', () => {
  const points = (size: number): Preset => ({
    ...plain,
    text: text('preset', { ...pairing('elf', 'orc', '').text.args, size: { text: text('points', { size }) } }),
  })
  const both = [points(500), points(750)]
  const { sizes = [] } = pairingsIn(both) ?? {}
  expect(sizes).toEqual([text('points', { size: 500 }), text('points', { size: 750 })])
  expect(presetOf(both, { first: 'elf', second: 'orc', size: keyOf(sizes[1]!) })?.preset).toBe(both[1])
})

test('a pairing is found either way round', () => {
  expect(presetOf(presets, { first: 'elf', second: 'orc', size: 'large' })).toMatchObject({ seat: 0 })
  expect(presetOf(presets, { first: 'orc', second: 'elf', size: 'small' })).toEqual({ preset: presets[1], seat: 1 })
  expect(presetOf(presets, { first: 'orc', second: 'orc', size: 'small' })).toBeUndefined()
})

test('a quick battle is between different sides, if there are any', () => {
  expect(quickPreset(presets)?.id).toBe('elf-orc-small')
  expect(quickPreset([plain])).toBe(plain)
  expect(quickPreset([])).toBeUndefined()
})

test.each(gameIds)('%s: every offered side and size can be chosen in any combination', async (id) => {
  const {
    content: { presets: ready },
  } = (await loadGame(id))!
  const { sides = [], sizes = [] } = pairingsIn(ready) ?? {}
  const there = new Set(ready.map((preset) => JSON.stringify(pairingOf(preset))))
  const isThere = (first: string, second: string, size: string) => there.has(JSON.stringify({ first, second, size }))
  const missing = sides.flatMap((a, i) =>
    sides.slice(i).flatMap((b) =>
      sizes.flatMap((size) => {
        const [first, second, points] = [keyOf(a), keyOf(b), keyOf(size)]
        return isThere(first, second, points) || isThere(second, first, points) ? [] : [[first, second, points]]
      }),
    ),
  )
  expect(missing).toEqual([])
})
