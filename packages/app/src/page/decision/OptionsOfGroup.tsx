import type { OptionData } from '@fray/kernel'
import { useId } from 'react'
import { Icon } from '../icons/Icon.tsx'
import { RuleFold } from '../rules/RuleFold.tsx'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import type { OptionBlock } from './model/option-groups.ts'
import { sharedNotes } from './model/option-note.ts'
import { ruleOfOption } from './model/rule-of-option.ts'
import { OptionButton } from './OptionButton.tsx'

interface Props {
  readonly block: Extract<OptionBlock, { group: unknown }>
  /** Whether it starts with the first option. */
  readonly first: boolean
  onChoose(key: string): void
}

/** Options with a common heading; each button shows only its difference. */
export function OptionsOfGroup({ block: { group, options }, first, onChoose }: Props) {
  const talk = useTranslator()
  const { ui, say } = talk
  const rule = commonRule(options)
  const ruleOf = (option: OptionData) => (rule === undefined ? ruleOfOption(option, options) : undefined)
  const shared = sharedNotes(options, ruleOf, talk)
  const heading = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div className="option-group" role="group" aria-labelledby={heading}>
      {group.icon ? <Icon name={group.icon} size={22} /> : null}
      <p id={heading}>
        <b>{say(group.text)}</b> {group.note ? <small>{say(group.note)}</small> : null}
      </p>
      {rule === undefined ? null : <RuleFold rule={rule}>{ui('ui.option-rule')}</RuleFold>}
      {shared.map(({ words, icon }) => (
        <p key={words} className="option-legend">
          {icon ? <Icon name={icon} size={16} /> : null} <small>{words}</small>
        </p>
      ))}
      <div className="option-group-options">
        {options.map((option, i) => (
          <OptionButton
            key={option.key}
            option={option}
            label={say(option.group.label)}
            fullLabel={say(option.text)}
            rule={ruleOf(option)}
            shared={shared}
            first={first && i === 0}
            onChoose={() => onChoose(option.key)}
          />
        ))}
      </div>
    </div>
  )
}

/** Gets the one rule that all of them share, such as their spell. */
function commonRule(options: Props['block']['options']): string | undefined {
  const [first, another] = new Set(options.flatMap(({ rules = [] }) => rules))
  return another === undefined ? first : undefined
}
