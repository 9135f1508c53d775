import type { FigureView, SideView, TableView } from '@fray/tabletop'
import { Icon } from '../icons/Icon.tsx'
import { useTranslator } from '../translator/TranslatorContext.tsx'

/** The forces of each side with their figures. */
export function ForcesLinks({ view }: { view: TableView }) {
  const { ui } = useTranslator()
  const figures = [...view.figures, ...(view.reserve ?? [])]
  return (
    <section className="army-links" aria-label={ui('ui.forces')}>
      {view.sides.map((side) => (
        <Band key={side.seat} side={side} figures={figures.filter(({ seat }) => seat === side.seat)} />
      ))}
    </section>
  )
}

function Band({ side, figures }: { side: SideView; figures: readonly FigureView[] }) {
  const talk = useTranslator()
  return (
    <section data-seat={side.seat}>
      <h2>{talk.say(side.name)}</h2>
      <ul>
        {figures.map(({ id, name, icon }) => (
          <li key={id}>
            <span className="face face-small" data-seat={side.seat}>
              <Icon name={icon} size={18} />
            </span>
            {talk.name(name)}
          </li>
        ))}
      </ul>
    </section>
  )
}
