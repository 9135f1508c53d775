/** MI-CAST: the choice of spells and their strengths. */
import { type DecisionOption, type Message, type Procedure, refuse, type Seat, text } from '@fray/kernel'
import { unitOf } from '../roster.ts'
import type { Play, Spell, Strength } from '../state.ts'
import { NUMERALS, sizeInMm } from './areas.ts'
import { canCast, type Mage, magesOf } from './casters.ts'
import { uncloak } from './enchantments.ts'
import { spellKinds } from './spells/index.ts'
import type { SpellKind } from './spells/spell-kind.ts'
import { spellName } from './spells/spell-name.ts'

/** A caster's choice. */
interface Choice {
  readonly caster: number
  readonly type: Spell['type']
  readonly strength: Strength
}

/**
 * MI-CAST-03, -04: both players choose in secret for each caster of one art; then the types are revealed, the strengths
 * not.
 */
export function* castSpells(play: Play, art: Spell['art']): Procedure {
  const { state } = play
  const seats: readonly Seat[] = [state.mover, 1 - state.mover]
  const chosen = yield* play.simultaneously(seats.map((seat) => ({ seat, procedure: chooseSpells(play, seat, art) })))
  for (const choice of chosen.flat()) commit(play, art, choice)
}

function* chooseSpells(play: Play, seat: Seat, art: Spell['art']): Procedure<Choice[]> {
  const choices: Choice[] = []
  for (const mage of magesOf(play.state, seat, art)) {
    const choice = canCast(play.state, mage) ? yield* chooseSpell(play, mage, art) : null
    if (choice) choices.push(choice)
  }
  return choices
}

/** MI-CAST-01, MI-MAGE-03: offers every spell of the caster's art in every strength they have left. */
function* chooseSpell(play: Play, mage: Mage, art: Spell['art']): Procedure<Choice | null> {
  const strengths = ([1, 2, 3] as const).filter((strength) => mage.spells[strength - 1]! > 0)
  const options: DecisionOption<Choice | null>[] = spellKinds
    .filter((kind) => kind.art === art)
    .flatMap((kind) => strengths.map((strength) => spellOption(mage, kind, strength)))
  return yield* play.pick({
    seat: mage.seat,
    prompt: text(`ask.cast-${art}`, { mage: { figure: mage.id } }),
    rules: [art === 'attack' ? 'MI-CAST-03' : 'MI-CAST-04'],
    figure: mage.id,
    abstention: 'none',
    options: [
      { key: 'none', text: text('option.no-spell'), value: null, note: () => text('note.no-spell') },
      ...options,
    ],
    whyNot: (key) => {
      const kind = spellKinds.find(({ id }) => key.startsWith(`${id}-`))
      if (!kind) return undefined
      const why = kind.art === art ? 'bar.spell-spent' : 'bar.spell-of-other-art'
      return refuse(text(why, { mage: { figure: mage.id } }), 'MI-CAST-01', 'MI-MAGE-03')
    },
  })
}

/** Groups spells by kind; they differ by strength. */
function spellOption(
  mage: Mage,
  { id, type, name, icon, rule }: SpellKind,
  strength: Strength,
): DecisionOption<Choice> {
  const numeral = NUMERALS[strength]
  return {
    key: `${id}-${numeral}`,
    text: text('option.spell', { spell: { text: name }, strength: numeral }),
    value: { caster: mage.id, type, strength },
    group: { text: name, note: text(`spell.${id}-note`), icon, label: text('option.strength', { strength: numeral }) },
    rules: [rule],
    note: () => strengthNote(mage, type, strength),
  }
}

/** MI-AREA-01 to -03: tells how many are left, and the area of a spell of that strength. */
function strengthNote(mage: Mage, type: Spell['type'], strength: Strength): Message {
  const numbers = { left: mage.spells[strength - 1]!, saves: strength, ...sizeInMm({ type }, strength) }
  return text(strength === 1 ? 'note.strength-one' : 'note.strength', numbers)
}

/** MI-CAST-01, -02: spends the spell; everybody sees its type, nobody its strength (MI-GEN-11). */
function commit(play: Play, art: Spell['art'], { caster, type, strength }: Choice): void {
  const { state } = play
  const mage = unitOf(state, caster)
  mage.now.cast = true
  mage.spells[strength - 1]!--
  const spell: Spell = {
    caster,
    art,
    type,
    strength,
    at: null,
    line: null,
    use: null,
    spent: false,
    shown: false,
  }
  state.spells.push(spell)
  play.log(`cast.${art}`, { mage: { figure: caster }, spell: { text: spellName(spell) } }, RULES[art], {
    seat: mage.seat,
  })
  if (art === 'attack') uncloak(play, mage)
}

const RULES = { attack: ['MI-CAST-02', 'MI-CAST-03'], defence: ['MI-CAST-02', 'MI-CAST-04'] } as const

/** MI-DUEL-07: reveals all strengths. */
export function showStrengths(play: Play): void {
  play.reveal()
  for (const spell of play.state.spells) {
    spell.shown = true
    const { seat } = unitOf(play.state, spell.caster)
    const args = {
      mage: { figure: spell.caster },
      spell: { text: spellName(spell) },
      strength: NUMERALS[spell.strength],
    }
    play.log('strength-shown', args, ['MI-DUEL-07'], { seat })
  }
}
