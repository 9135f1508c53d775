import type { FigureView, TableView } from '@fray/tabletop'
import { Attributes } from '../guide/Attributes.tsx'
import { Icon } from '../icons/Icon.tsx'
import { RuleFold } from '../rules/RuleFold.tsx'
import { useMatch } from '../store/match-store.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { HouseSeal, Mark } from './Mark.tsx'
import { endurance } from './model/figure-label.ts'
import { Portrait } from './Portrait.tsx'

/** Everything a seat may know about a figure. */
export function FigureCard({ figure, view }: { figure: FigureView; view: TableView }) {
  const talk = useTranslator()
  const played = useMatch(({ snapshot }) => snapshot?.game)
  const { say } = talk
  const who = talk.name(figure.name)
  const side = view.sides.find(({ seat }) => seat === figure.seat)
  const facts = [side && say(side.name), figure.caption && say(figure.caption), endurance(figure, talk)]
  return (
    <section className="card" data-seat={figure.seat} aria-label={who}>
      <div className="card-who">
        <span className="face">
          <Portrait figure={figure} size={36} />
        </span>
        <div>
          <h2>{who}</h2>
          <p>{facts.filter(Boolean).join(' · ')}</p>
        </div>
      </div>
      <Attributes className="attributes" figures={figure.attributes} game={played} />
      <ul className="marks">
        {figure.states.map(({ text, icon, rule }) => (
          <Mark key={say(text)} words={say(text)} rule={rule} className="mark mark-state">
            <Icon name={icon} size={14} />
          </Mark>
        ))}
        {figure.abilities
          .filter(({ kind }) => !kind)
          .map(({ name, rule, house }) => (
            <Mark key={say(name)} words={say(name)} rule={rule} className="mark">
              {house ? <HouseSeal /> : null}
            </Mark>
          ))}
      </ul>
      <AbilitiesByKind abilities={figure.abilities} />
    </section>
  )
}

/** Spells and the like by kind, each with the text of its rule. */
function AbilitiesByKind({ abilities }: Pick<FigureView, 'abilities'>) {
  const { say } = useTranslator()
  const kindOf = ({ kind }: FigureView['abilities'][number]) => kind && say(kind)
  const kinds = new Set(abilities.flatMap((ability) => kindOf(ability) ?? []))
  return [...kinds].map((kind) => (
    <section key={kind} className="card-kind">
      <h3>{kind}</h3>
      {abilities
        .filter((ability) => kindOf(ability) === kind)
        .map(({ name, rule }) =>
          rule === undefined ? (
            <p key={say(name)}>{say(name)}</p>
          ) : (
            <RuleFold key={say(name)} rule={rule}>
              {say(name)}
            </RuleFold>
          ),
        )}
    </section>
  ))
}
