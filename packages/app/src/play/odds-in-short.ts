import type { Seat, Text } from '@fray/kernel'
import type { Forecast } from '../match/protocol.ts'
import type { Talk } from '../words/talk.ts'

/** Less than this rounds to nothing. */
const TRIFLE = 0.005

/**
 * What an answer leads to in a few words: how likely it hurts others, and how likely oneself is hurt; where nobody can be, the
 * likeliest that may or may not happen. Undefined where dice decide nothing.
 */
export function oddsInShort(forecast: Forecast, seat: Seat, talk: Talk): string | undefined {
  const { losses, chances, supposes } = forecast
  const risk = (of: readonly Forecast['losses'][number][]) => Math.max(0, ...of.map(({ probability }) => probability))
  const them = risk(losses.filter((loss) => loss.seat !== seat))
  const us = risk(losses.filter((loss) => loss.seat === seat))
  const open = chances.find(({ probability }) => probability > TRIFLE && probability < 1)
  const words = [
    ...(them > TRIFLE ? [talk.ui('ui.odds-harm', { chance: rounded(them, talk) })] : []),
    ...(us > TRIFLE ? [talk.ui('ui.odds-risk', { chance: rounded(us, talk) })] : []),
  ]
  if (words.length === 0 && open) words.push(sentence(open, talk))
  if (words.length === 0) return undefined
  const told = words.join(' · ')
  return supposes ? talk.ui('ui.odds-if-near', { odds: told }) : told
}

function sentence({ event, probability }: Forecast['chances'][number], talk: Talk): string {
  const what: Text = { id: event.type, args: event.args }
  return talk.ui('ui.odds-event', { chance: rounded(probability, talk), what: { text: what } })
}

/** Whole hundredths are enough at a glance; what is not certain is never called so. */
function rounded(probability: number, { ui }: Talk): string {
  const value = probability < 1 ? Math.min(Math.round(probability * 100), 99) / 100 : 1
  return ui('ui.percent', { value })
}
