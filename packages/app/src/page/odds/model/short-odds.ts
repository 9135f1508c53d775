import type { Seat } from '@fray/kernel'
import type { Forecast } from '@fray/session'
import type { PhraseTranslator } from '../../../locales/translator.ts'

/** Less than this rounds to nothing. */
const TRIFLE = 0.005

/** Summarises how likely an answer hurts others and oneself; undefined if nobody can be hurt. */
export function shortOdds({ losses, supposes }: Forecast, seat: Seat, talk: PhraseTranslator): string | undefined {
  const risk = (of: Forecast['losses']) => Math.max(0, ...of.map(({ probability }) => probability))
  const them = risk(losses.filter((loss) => loss.seat !== seat))
  const us = risk(losses.filter((loss) => loss.seat === seat))
  const words = [
    ...(them > TRIFLE ? [talk.ui('ui.odds-harm', { chance: roundPercent(them, talk) })] : []),
    ...(us > TRIFLE ? [talk.ui('ui.odds-risk', { chance: roundPercent(us, talk) })] : []),
  ]
  if (words.length === 0) return undefined
  const told = words.join(' · ')
  return supposes ? talk.ui('ui.odds-if-near', { odds: told }) : told
}

/** Rounds to whole percents, but never calls something certain that is not. */
function roundPercent(probability: number, { ui }: PhraseTranslator): string {
  const value = probability < 1 ? Math.min(Math.round(probability * 100), 99) / 100 : 1
  return ui('ui.percent', { value })
}
