import { useSettings } from '../../store/settings.ts'
import type { Sound } from '../model/sounds-of.ts'

const VOLUMES = { off: 0, quiet: 0.12, loud: 0.4 } as const
/** The same sound is not repeated within so many milliseconds: fast bots would make a din. */
const PAUSE = 160
/** After so many milliseconds of silence the audio output is released. */
const REST = 1500

let context: AudioContext | undefined
let output: GainNode | undefined
let allowed = false
let resting: ReturnType<typeof setTimeout> | undefined
const heard = new Map<Sound, number>()

/** Browsers block sound until the reader has done something; called once. */
export function listenForGesture(): void {
  const allow = () => {
    allowed = true
    removeEventListener('pointerdown', allow)
    removeEventListener('keydown', allow)
  }
  addEventListener('pointerdown', allow)
  addEventListener('keydown', allow)
}

/** Plays a sound, as loud as the settings say; in a tab that nobody sees only a call to come back. */
export function playSound(name: Sound, { isCall = false } = {}): void {
  const volume = VOLUMES[useSettings.getState().sound]
  const now = performance.now()
  if (volume === 0 || !allowed || (document.hidden && !isCall) || now - (heard.get(name) ?? -PAUSE) < PAUSE) return
  heard.set(name, now)
  try {
    play(name, volume)
  } catch {
    // A device without audio plays the match in silence.
    allowed = false
  }
}

function play(name: Sound, volume: number): void {
  context ??= new AudioContext()
  output ??= new GainNode(context)
  output.gain.value = volume
  output.connect(context.destination)
  SOUNDS[name](context, output)
  context.resume().catch(() => {})
  clearTimeout(resting)
  resting = setTimeout(() => context?.suspend().catch(() => {}), REST)
}

type Instrument = (context: AudioContext, output: AudioNode) => void

/**
 * Every sound is synthesised from noise and tones: there is nothing to load. They are about equally loud; low noise
 * needs more gain.
 */
const SOUNDS: Readonly<Record<Sound, Instrument>> = {
  dice: (at, out) => {
    for (const delay of [0, 0.07, 0.12, 0.2, 0.26]) noise(at, out, { delay, length: 0.03, band: 2600, loud: 0.7 })
  },
  steps: (at, out) => {
    for (const delay of [0, 0.22, 0.44]) noise(at, out, { delay, length: 0.07, band: 220, loud: 3.2 })
  },
  steel: (at, out) => {
    for (const pitch of [1730, 2610, 3920, 5230]) tone(at, out, { pitch, length: 0.35, loud: 0.14, shape: 'square' })
    noise(at, out, { length: 0.05, band: 5200, loud: 0.6 })
  },
  arrow: (at, out) => noise(at, out, { length: 0.24, band: 1500, loud: 1.2, to: 420 }),
  fall: (at, out) => {
    tone(at, out, { pitch: 110, to: 45, length: 0.5, loud: 0.7, shape: 'sine' })
    noise(at, out, { length: 0.16, band: 160, loud: 0.8 })
  },
  horn: (at, out) => {
    tone(at, out, { pitch: 220, length: 0.5, loud: 0.3, shape: 'sawtooth', soft: 700 })
    tone(at, out, { pitch: 330, delay: 0.3, length: 0.7, loud: 0.3, shape: 'sawtooth', soft: 900 })
  },
}

interface Tone {
  readonly pitch: number
  /** The pitch that it slides to. */
  readonly to?: number
  readonly delay?: number
  readonly length: number
  readonly loud: number
  readonly shape: OscillatorType
  /** The upper limit of its frequencies. */
  readonly soft?: number
}

function tone(
  context: AudioContext,
  output: AudioNode,
  { pitch, to, delay = 0, length, loud, shape, soft }: Tone,
): void {
  const from = context.currentTime + delay
  const oscillator = new OscillatorNode(context, { type: shape, frequency: pitch })
  if (to !== undefined) oscillator.frequency.exponentialRampToValueAtTime(to, from + length)
  const envelope = createFade(context, from, length, loud)
  const filter = soft === undefined ? undefined : new BiquadFilterNode(context, { type: 'lowpass', frequency: soft })
  if (filter) oscillator.connect(filter).connect(envelope)
  else oscillator.connect(envelope)
  envelope.connect(output)
  oscillator.start(from)
  oscillator.stop(from + length)
}

interface Noise {
  readonly delay?: number
  readonly length: number
  /** The centre of the audible band. */
  readonly band: number
  /** The band that it slides to. */
  readonly to?: number
  readonly loud: number
}

function noise(context: AudioContext, output: AudioNode, { delay = 0, length, band, to, loud }: Noise): void {
  const from = context.currentTime + delay
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  const source = new AudioBufferSourceNode(context, { buffer })
  const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: band, Q: 1.2 })
  if (to !== undefined) filter.frequency.exponentialRampToValueAtTime(to, from + length)
  source
    .connect(filter)
    .connect(createFade(context, from, length, loud))
    .connect(output)
  source.start(from)
}

/** A sound that starts at once and fades out. */
function createFade(context: AudioContext, from: number, length: number, loud: number): GainNode {
  const gain = new GainNode(context, { gain: 0 })
  gain.gain.setValueAtTime(0.0001, from)
  gain.gain.exponentialRampToValueAtTime(loud, from + 0.012)
  gain.gain.exponentialRampToValueAtTime(0.0001, from + length)
  return gain
}
