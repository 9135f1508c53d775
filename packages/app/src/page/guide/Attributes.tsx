import type { KeyFigure } from '@fray/kernel'
import type { CSSProperties } from 'react'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { useGuide } from './state/guide-book.ts'
import { Term } from './Term.tsx'

interface Props {
  readonly className: string
  readonly figures: readonly KeyFigure[]
  /** The game whose guide explains them. */
  readonly game: string | undefined
}

/** Most columns in one row. */
const MOST_COLUMNS = 9

/** Makes rows of about the same length, so that none is left alone in the last one. */
function columnsFor(count: number): number {
  return Math.ceil(count / Math.ceil(count / MOST_COLUMNS))
}

/** Values in a row, each explained on hover. */
export function Attributes({ className, figures, game }: Props) {
  const { ui, say, value: written } = useTranslator()
  const { guide, talk } = useGuide(game)
  const meaningOf = (label: string) => {
    const meaning = guide?.terms[label]
    return meaning && talk.say(meaning)
  }
  if (figures.length === 0) return null
  return (
    <dl
      className={className}
      aria-label={ui('ui.attributes')}
      style={{ '--columns': columnsFor(figures.length) } as CSSProperties}
    >
      {figures.map(({ label, value }) => (
        <div key={label.id}>
          <dt>
            <Term meaning={meaningOf(label.id)}>{say(label)}</Term>
          </dt>
          <dd>{written(value)}</dd>
        </div>
      ))}
    </dl>
  )
}
