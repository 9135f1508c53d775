import type { Attention } from '@fray/kernel'
import { create } from 'zustand'
import { prefersReducedMotion } from './motion.ts'

/** The reader's settings, for every page. */
export interface Settings {
  /** The speed of figures and dice. */
  readonly speed: 'calm' | 'brisk' | 'at-once'
  readonly textSize: 'normal' | 'large' | 'largest'
  /** The colours of the sides; `distinct` suits colour-blind readers. */
  readonly palette: 'classic' | 'distinct'
  /** Whether rule codes are shown, or only a § link. */
  readonly ruleCodes: 'hidden' | 'shown'
  /** When a new match asks about interruptions; it can be changed during play. */
  readonly attention: 'when-it-matters' | 'always' | 'marked'
  /** How figures are drawn; symbols are plainer and cost less. */
  readonly figures: 'miniatures' | 'symbols'
  /** The faces of six-sided dice. */
  readonly dice: 'pips' | 'numbers'
  /** Whether the camera follows the action until somebody zooms by hand. */
  readonly zoom: 'follow' | 'still'
  readonly sound: 'off' | 'quiet' | 'loud'
}

export const SETTINGS: { readonly [K in keyof Settings]: readonly Settings[K][] } = {
  speed: ['calm', 'brisk', 'at-once'],
  textSize: ['normal', 'large', 'largest'],
  palette: ['classic', 'distinct'],
  ruleCodes: ['hidden', 'shown'],
  attention: ['when-it-matters', 'always', 'marked'],
  figures: ['miniatures', 'symbols'],
  dice: ['pips', 'numbers'],
  zoom: ['follow', 'still'],
  sound: ['off', 'quiet', 'loud'],
}

const USUAL: Settings = {
  speed: 'calm',
  textSize: 'normal',
  palette: 'classic',
  ruleCodes: 'hidden',
  attention: 'when-it-matters',
  figures: 'miniatures',
  dice: 'pips',
  zoom: 'follow',
  sound: 'quiet',
}
const KEY = 'fray.settings'

export const useSettings = create<Settings>(() => readSettings(readStored()))

/** Reads the stored settings, ignoring unknown ones. */
export function readSettings(kept: unknown): Settings {
  const given = typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {}
  const known = Object.entries(SETTINGS).filter(([name, values]) => values.includes(given[name] as never))
  return { ...USUAL, ...Object.fromEntries(known.map(([name]) => [name, given[name]])) }
}

export function changeSetting<K extends keyof Settings>(name: K, value: Settings[K]): void {
  useSettings.setState({ [name]: value } as Pick<Settings, K>)
  applySettings()
  try {
    localStorage.setItem(KEY, JSON.stringify(useSettings.getState()))
  } catch {
    // If nothing can be stored, it holds for this visit.
  }
}

/** Applies the settings to the page, for the style sheets. */
export function applySettings(): void {
  const { speed, textSize, palette } = useSettings.getState()
  Object.assign(document.documentElement.dataset, { speed, textSize, palette })
}

/** Gets the factor for animation durations, from 0 to 1. */
export function animationTempo(): number {
  if (prefersReducedMotion()) return 0
  return { calm: 1, brisk: 0.45, 'at-once': 0 }[useSettings.getState().speed]
}

/** Gets how often persons are asked in a new match. */
export function defaultAttention(): Attention {
  const { attention } = useSettings.getState()
  return attention === 'marked' ? { only: [] } : attention
}

function readStored(): unknown {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}')
  } catch {
    return {}
  }
}
