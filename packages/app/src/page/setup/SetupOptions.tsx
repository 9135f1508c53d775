import type { Json } from '@fray/kernel'
import { useEffect, useState } from 'react'
import { formatFault } from '../../locales/fault.ts'
import type { AgreedSetup, GameInfo, OfferedOption } from '../../shared/protocol.ts'
import { Choices } from '../pages/Choices.tsx'
import { reportCrash } from '../store/match-store.ts'
import { service } from '../store/service.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'

/** The chosen options of a game, by id. */
export type ChosenOptions = Readonly<Record<string, string>>

interface Agreed {
  /** The options of the setup; the previous ones while new ones are loading. */
  readonly options: readonly OfferedOption[]
  /** The setup with the chosen options that are allowed; undefined until it is known. */
  readonly setup: Json | undefined
}

export function useAgreedSetup({ id, hasOptions }: GameInfo, setup: Json | undefined, wanted: ChosenOptions): Agreed {
  const [agreed, setAgreed] = useState<{ of: Json; wanted: ChosenOptions; is: AgreedSetup }>()
  useEffect(() => {
    if (setup === undefined || !hasOptions) return
    let isWanted = true
    service.agree(id, setup, wanted).then((is) => isWanted && setAgreed({ of: setup, wanted, is }), reportCrash)
    return () => {
      isWanted = false
    }
  }, [id, hasOptions, setup, wanted])
  if (!hasOptions) return { options: [], setup }
  const isCurrent = agreed?.of === setup && agreed?.wanted === wanted
  return { options: agreed?.is.options ?? [], setup: isCurrent ? agreed?.is.setup : undefined }
}

interface Props {
  readonly options: readonly OfferedOption[]
  onChoose(option: string, choice: string): void
}

/** Further options: the most important visible, the rest on demand. */
export function SetupOptions({ options: [first, ...others], onChoose }: Props) {
  const { ui } = useTranslator()
  return (
    <>
      {first ? <SetupOptionField option={first} onChoose={onChoose} /> : null}
      {others.length > 0 ? (
        <details className="setup-more">
          <summary>{ui('ui.more-options')}</summary>
          <div className="setup-choices">
            {others.map((option) => (
              <SetupOptionField key={option.id} option={option} onChoose={onChoose} />
            ))}
          </div>
        </details>
      ) : null}
    </>
  )
}

interface OptionProps extends Pick<Props, 'onChoose'> {
  readonly option: OfferedOption
}

function SetupOptionField({ option: { id, text, chosen, choices }, onChoose }: OptionProps) {
  const talk = useTranslator()
  return (
    <Choices
      title={talk.say(text)}
      value={chosen}
      options={choices.map(({ id: value, text, note, barred }) => ({
        value,
        words: talk.say(text),
        ...(note && { note: talk.say(note) }),
        ...(barred && { barred: formatFault(barred, talk) }),
      }))}
      onChoose={(choice) => onChoose(id, choice)}
    />
  )
}
