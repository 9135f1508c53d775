import type { Attention } from '@fray/kernel'
import { create } from 'zustand'
import { prefersReducedMotion } from './motion.ts'

/** How things are shown and told to the reader, on every page. */
export interface Settings {
  /** How long figures walk and dice fall. */
  readonly speed: 'calm' | 'brisk' | 'at-once'
  readonly textSize: 'normal' | 'large' | 'largest'
  /** The colours of the sides; `distinct` are told apart by those who see fewer colours, too. */
  readonly palette: 'classic' | 'distinct'
  /** Whether the codes of rules stand beside what they explain, or only a sign that leads to them. */
  readonly ruleCodes: 'hidden' | 'shown'
  /** When a new match asks about interruptions; each can be told otherwise while it is played. */
  readonly attention: 'when-it-matters' | 'always' | 'marked'
  /** What six-sided dice show. */
  readonly dice: 'pips' | 'numbers'
  /** Whether the sight goes where something happens, as long as nobody zooms by hand. */
  readonly zoom: 'follow' | 'still'
  readonly sound: 'off' | 'quiet' | 'loud'
}

export const SETTINGS: { readonly [K in keyof Settings]: readonly Settings[K][] } = {
  speed: ['calm', 'brisk', 'at-once'],
  textSize: ['normal', 'large', 'largest'],
  palette: ['classic', 'distinct'],
  ruleCodes: ['hidden', 'shown'],
  attention: ['when-it-matters', 'always', 'marked'],
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
  dice: 'pips',
  zoom: 'follow',
  sound: 'quiet',
}
const KEY = 'fray.settings'

export const useSettings = create<Settings>(() => readSettings(readStored()))

/** What was kept, as far as it is a setting that there is. */
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
    // Where nothing can be kept, it holds for this visit.
  }
}

/** Puts the settings on the page, where the style sheets look for them. */
export function applySettings(): void {
  const { speed, textSize, palette } = useSettings.getState()
  Object.assign(document.documentElement.dataset, { speed, textSize, palette })
}

/** How much of its time every movement takes, from 0 to 1. */
export function animationTempo(): number {
  if (prefersReducedMotion()) return 0
  return { calm: 1, brisk: 0.45, 'at-once': 0 }[useSettings.getState().speed]
}

/** How often persons are asked in a match that begins now. */
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
