import type { DecisionData } from '@fray/kernel'
import type { TableView } from '@fray/tabletop'
import { useMemo, useState } from 'react'
import type { PhraseTranslator } from '../../locales/translator.ts'
import { useReference } from '../rules/state/use-reference.ts'
import { giveAnswer, useMatch } from '../store/match-store.ts'
import { useFinger } from '../store/use-narrow.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { layoutOf } from './model/option-columns.ts'
import { blocksOf } from './model/option-groups.ts'
import { optionNote } from './model/option-note.ts'
import { indexOptions, isLong, optionsShownApart } from './model/option-search.ts'
import { ruleOfOption } from './model/rule-of-option.ts'
import { figureIn } from './model/subject.ts'
import { BarredButton, OptionButton } from './OptionButton.tsx'
import { OptionSearch } from './OptionSearch.tsx'
import { OptionsOfGroup } from './OptionsOfGroup.tsx'
import { useFocus } from './state/focus-store.ts'

type PickData = Extract<DecisionData, { kind: 'pick' }>

/** Options as buttons, with a search for long lists; barred options show their reason. */
export function PickDecision({ decision, view }: { decision: PickData; view: TableView }) {
  const talk = useTranslator()
  const { ui, say } = talk
  const { options: all, barred = [] } = decision
  const [wanted, setWanted] = useState('')
  const options = useFound(all, wanted)
  const apart = optionsShownApart(all)
  const choose = (key: string) => void giveAnswer(decision.seat, key)
  const list = (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div
      className={layoutOf(
        options.map(({ text, group }) => say(group?.label ?? text)),
        notesOf(options, talk),
      )}
      role="group"
      aria-label={ui('ui.options')}
    >
      {blocksOf(options).map((block, i) =>
        'option' in block ? (
          <OptionButton
            key={block.option.key}
            option={block.option}
            label={say(block.option.text)}
            figure={figureIn(view, block.option.figure)}
            rule={ruleOfOption(block.option, all)}
            first={i === 0}
            apart={apart.has(block.option.key)}
            onChoose={() => choose(block.option.key)}
          />
        ) : (
          <OptionsOfGroup key={say(block.group.text)} block={block} first={i === 0} onChoose={choose} />
        ),
      )}
      {barred.map((barredOption) => (
        <BarredButton key={barredOption.key} barred={barredOption} />
      ))}
    </div>
  )
  if (!isLong(all))
    return (
      <>
        {list}
        <HoldNote />
      </>
    )
  return (
    <>
      <OptionSearch
        wanted={wanted}
        found={options.length}
        onChange={setWanted}
        onOnly={() => options[0] && choose(options[0].key)}
      />
      {list}
      <HoldNote />
    </>
  )
}

/** Explains the long press until it has been used. */
function HoldNote() {
  const { ui } = useTranslator()
  const finger = useFinger()
  const known = useFocus(({ hasRested }) => hasRested)
  return finger && !known ? <p className="hint hold-note">{ui('ui.hold-for-odds')}</p> : null
}

/** The notes under options that are listed one by one. */
function notesOf(options: PickData['options'], talk: PhraseTranslator): readonly string[] {
  return options.flatMap((option) =>
    option.group ? [] : (optionNote(option, ruleOfOption(option, options), talk) ?? []),
  )
}

/** The matching options; rule texts are searched too, once they are loaded. */
function useFound(options: PickData['options'], wanted: string): PickData['options'] {
  const { say } = useTranslator()
  const game = useMatch(({ snapshot }) => snapshot?.game) ?? ''
  const rules = useReference(game, wanted.trim() !== '')
  const index = useMemo(() => indexOptions(options, say, (rule) => rules?.[rule]?.text ?? ''), [options, say, rules])
  return useMemo(() => index.filter(wanted), [index, wanted])
}
