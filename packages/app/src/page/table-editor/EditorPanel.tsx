import { useId } from 'react'
import { formatFault } from '../../locales/fault.ts'
import type { GameInfo } from '../../shared/protocol.ts'
import type { TableBook } from '../../shared/table-protocol.ts'
import { inUnits } from '../board/model/drawing-units.ts'
import { Icon } from '../icons/Icon.tsx'
import { RuleLinks } from '../rules/RuleLinks.tsx'
import { useFinger } from '../store/use-narrow.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { ChartForm } from './ChartForm.tsx'
import { Palette } from './Palette.tsx'
import { PieceForm } from './PieceForm.tsx'
import { changeTable, choosePiece, type Editor, generateTable } from './state/editor-store.ts'

interface Props {
  readonly game: GameInfo
  readonly book: TableBook
  readonly editor: Editor
}

/** The side panel: name and size of the table, charts, terrain to add, and the selected piece. */
export function EditorPanel({ book, editor }: Props) {
  const talk = useTranslator()
  const { ui, say } = talk
  const finger = useFinger()
  const { layout } = editor.history.now
  const piece = editor.chosen === undefined ? undefined : layout.pieces[editor.chosen]
  return (
    <>
      {piece && editor.chosen !== undefined ? (
        <PieceForm key={editor.chosen} layout={layout} piece={piece} number={editor.chosen} />
      ) : null}
      <section aria-label={ui('ui.table-palette')}>
        <h2>{ui('ui.table-palette')}</h2>
        <Palette kinds={book.kinds} layout={layout} />
        <p className="hint">{ui('ui.table-keys', { by: finger ? 'finger' : 'keys' })}</p>
      </section>
      <section aria-label={ui('ui.table-generate')}>
        <h2>{ui('ui.table-generate')}</h2>
        <ChartForm
          game={editor.game}
          charts={book.charts}
          words={ui('ui.table-generate-go')}
          onGenerate={generateTable}
        />
      </section>
      <section aria-label={ui('ui.table-itself')}>
        <h2>{ui('ui.table-itself')}</h2>
        <NameField name={layout.name} />
        <div className="table-sides">
          <SideField side="width" editor={editor} />
          <SideField side="depth" editor={editor} />
        </div>
        <ul className="table-notes">
          {layout.notes.map((note) => (
            <li key={say(note)}>{say(note)}</li>
          ))}
        </ul>
        {layout.faults.map(({ piece: number, text, rules }) => (
          <p key={`${number} ${say(text)}`} className="table-fault">
            <button type="button" className="tool" onClick={() => choosePiece(number)}>
              <Icon name="hazard-sign" size={13} /> {say(text)}
            </button>{' '}
            <RuleLinks rules={rules} />
          </p>
        ))}
        <p className="hint" role="status">
          {editor.refusal ? formatFault(editor.refusal, talk) : ui(editor.kept ? 'ui.table-kept' : 'ui.table-not-kept')}
        </p>
      </section>
    </>
  )
}

function NameField({ name }: { name: string }) {
  const { ui } = useTranslator()
  const id = useId()
  return (
    <div className="force-field">
      <label htmlFor={id}>{ui('ui.table-name')}</label>
      <input
        key={name}
        id={id}
        className="field"
        defaultValue={name}
        maxLength={80}
        placeholder={ui('ui.table-unnamed')}
        onBlur={({ target }) => target.value !== name && void changeTable({ do: 'name', name: target.value })}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
      />
    </div>
  )
}

function SideField({ side, editor }: { side: 'width' | 'depth'; editor: Editor }) {
  const { ui } = useTranslator()
  const id = useId()
  const { table, unit, sides } = editor.history.now.layout
  const value = inUnits(table[side], unit)
  const change = (units: number) => {
    const length = Math.round(units * unit.length)
    if (Number.isFinite(length) && length !== table[side]) void changeTable({ do: 'table', ...table, [side]: length })
  }
  return (
    <div className="force-field">
      <label htmlFor={id}>{ui(`ui.table-${side}`, { sign: unit.sign })}</label>
      <input
        key={value}
        id={id}
        className="field"
        type="number"
        min={inUnits(sides.least, unit)}
        max={inUnits(sides.most, unit)}
        defaultValue={value}
        onBlur={({ target }) => change(target.valueAsNumber)}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
      />
    </div>
  )
}
