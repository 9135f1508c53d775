import { expect, test } from 'vitest'
import { strengthChart } from './strength-chart.ts'

const turns = [
  { turn: 1, from: 0 },
  { turn: 2, from: 2 },
]
const moment = { at: 2, seat: 1, change: 1, chapter: 0, events: [] }

test('two sides share one line over their areas, with turns, key moments and a legend', () => {
  const leads = [
    [0, 0],
    [1, -1],
    [-1, 1],
    [0, 0],
    [0, 0],
  ]
  const svg = strengthChart({ leads, turns, moments: [moment] }, ['Sun <1>', 'Moon'])
  expect(svg).toContain('viewBox="-6 -6 652 172" role="img" aria-label="Sun &lt;1&gt;, Moon"')
  expect(svg).toContain('<line x1="0" x2="640" y1="80" y2="80"/>')
  expect(svg).toContain('<line x1="320" x2="320" y1="0" y2="160"/>')
  expect(svg.match(/<path class="area" data-seat="[01]"/g)).toHaveLength(2)
  expect(svg.match(/<path class="line"/g)).toHaveLength(1)
  // The shared line belongs to neither side.
  expect(svg).not.toMatch(/class="line" data-seat/)
  expect(svg).toContain('<circle data-seat="1" cx="320" cy="160" r="4.5"/>')
  expect(svg).toContain('<span class="middle" style="left:50%">2</span>')
  expect(svg).toContain('<span data-seat="0">Sun &lt;1&gt;</span> <span data-seat="1">Moon</span>')
})

test('three sides have a line each, and crowded turns have no number', () => {
  const crowded = [1, 2, 3, 4].map((turn) => ({ turn, from: turn - 1 }))
  const leads = Array.from({ length: 100 }, () => [0, 0, 0])
  const svg = strengthChart({ leads, turns: crowded, moments: [] }, ['A', 'B', 'C'])
  expect([...svg.matchAll(/class="line" data-seat="(\d)"/g)].map(([, seat]) => seat)).toEqual(['0', '1', '2'])
  expect(svg).not.toContain('class="area"')
  expect(svg.match(/<line /g)).toHaveLength(5)
  expect([...svg.matchAll(/%">(\d)</g)].map(([, turn]) => turn)).toEqual(['4'])
})
