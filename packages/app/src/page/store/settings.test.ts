import { expect, test, vi } from 'vitest'

vi.stubGlobal('localStorage', {
  getItem: () => '{"speed":"brisk"',
  setItem: () => {
    throw new Error('denied')
  },
})
vi.stubGlobal('matchMedia', () => ({ matches: false }))
vi.stubGlobal('document', { documentElement: { dataset: {} } })
const { changeSetting, readSettings, animationTempo, useSettings, defaultAttention } = await import('./settings.ts')

test('stored settings are read as far as they are valid', () => {
  expect(readSettings({ speed: 'at-once', palette: 'plaid', ruleCodes: 'shown', theme: 'dark' })).toEqual({
    speed: 'at-once',
    textSize: 'normal',
    palette: 'classic',
    ruleCodes: 'shown',
    attention: 'when-it-matters',
    figures: 'miniatures',
    dice: 'pips',
    zoom: 'follow',
    sound: 'quiet',
  })
  expect(readSettings('nonsense')).toEqual(readSettings({}))
})

test('a broken or denied store gives default settings, and changes hold for the visit', () => {
  expect(useSettings.getState().speed).toBe('calm')
  expect(animationTempo()).toBe(1)
  changeSetting('speed', 'at-once')
  expect(document.documentElement.dataset.speed).toBe('at-once')
  expect(animationTempo()).toBe(0)
})

test('a new match asks as often as the settings say', () => {
  expect(defaultAttention()).toBe('when-it-matters')
  changeSetting('attention', 'marked')
  expect(defaultAttention()).toEqual({ only: [] })
})

test('a reader who prefers reduced motion has no animations at any speed', () => {
  changeSetting('speed', 'calm')
  expect(animationTempo()).toBe(1)
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  expect(animationTempo()).toBe(0)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})
