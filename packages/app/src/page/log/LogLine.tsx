import type { GameEvent } from '@fray/kernel'
import { FallenDice } from '../dice/FallenDice.tsx'
import { RuleLinks } from '../rules/RuleLinks.tsx'
import { showExplanation } from '../rules/state/explanation-store.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'

interface Props {
  readonly event: GameEvent
  readonly faces: Readonly<Record<string, number>>
}

/** One event in a sentence, with its dice and a link to its reasons. */
export function LogLine({ event, faces }: Props) {
  const { ui, say } = useTranslator()
  const words = { id: event.type, args: event.args }
  const { rules, numbers } = event
  return (
    <p className="log-line" data-seat={event.seat}>
      {say(words)} {event.dice ? <FallenDice pools={event.dice} faces={faces} /> : null} <RuleLinks rules={rules} />
      {numbers && numbers.length > 0 ? (
        <button
          type="button"
          className="rule-link why-link"
          aria-label={ui('ui.why-of', { what: { text: words } })}
          onClick={() => showExplanation({ what: words, numbers, rules })}
        >
          {ui('ui.why')}
        </button>
      ) : null}
    </p>
  )
}
