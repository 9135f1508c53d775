import type { SheetBlock, SheetCell } from '@fray/kernel'
import { Fragment } from 'react'
import type { PhraseTranslator } from '../../locales/translator.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { useGuide } from './state/guide-book.ts'

/** The quick sheet of a game, on one page. */
export function Sheet({ game }: { game: string }) {
  const { ui } = useTranslator()
  const { guide, talk } = useGuide(game)
  if (!guide) return <p className="hint">{ui('ui.loading')}</p>
  const terms = Object.entries(guide.terms)
  return (
    <div className="sheet">
      {guide.sheet.map((block) => (
        <section key={block.title.id} className="sheet-block">
          <h2>{talk.say(block.title)}</h2>
          <Block block={block} talk={talk} />
        </section>
      ))}
      {terms.length > 0 ? (
        <section className="sheet-block">
          <h2>{ui('ui.terms')}</h2>
          <dl className="sheet-terms">
            {terms.map(([label, meaning]) => (
              <Fragment key={label}>
                <dt>{talk.say({ id: label })}</dt>
                <dd>{talk.say(meaning)}</dd>
              </Fragment>
            ))}
          </dl>
        </section>
      ) : null}
    </div>
  )
}

function Block({ block, talk }: { block: SheetBlock; talk: PhraseTranslator }) {
  const cell = (sheetCell: SheetCell) => (typeof sheetCell === 'object' ? talk.say(sheetCell) : talk.value(sheetCell))
  if (block.kind === 'steps') {
    return (
      <ol>
        {block.steps.map((step) => (
          <li key={step.id}>{talk.say(step)}</li>
        ))}
      </ol>
    )
  }
  return (
    <table>
      <thead>
        <tr>
          {block.head.map((sheetCell, column) =>
            sheetCell === '' ? (
              <td key={column.toString()} />
            ) : (
              <th key={column.toString()} scope="col">
                {cell(sheetCell)}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {block.rows.map(([first = '', ...cells], row) => (
          <tr key={row.toString()}>
            <th scope="row">{cell(first)}</th>
            {cells.map((sheetCell, column) => (
              <td key={column.toString()}>{cell(sheetCell)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
