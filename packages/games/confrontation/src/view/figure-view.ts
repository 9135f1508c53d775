import { listOf, type Message, type Seat, text } from '@fray/kernel'
import type { AbilityView, FigureView, StateView } from '@fray/tabletop'
import { abilities, traitsOf } from '../ability.ts'
import { elementsOf } from '../armies/cards/elements.ts'
import type { Profile, Trait } from '../armies/cards/profile.ts'
import { traitName, traitRule } from '../armies/cards/trait-name.ts'
import { isImmobile } from '../armies/checks/check-cards.ts'
import { miracleNamed, spellNamed } from '../armies/extras/armoury.ts'
import { MARK } from '../command/savagery.ts'
import { isFaithful } from '../divination/faith.ts'
import { machineTraits } from '../forces/figures.ts'
import { baseOf } from '../ground/bodies.ts'
import { amountOf, gemsIn, ICONS, isMagician, kindsIn, masteredBy } from '../incantation/mana.ts'
import { crewNeeded, crewOf } from '../machines/crew.ts'
import { passengersOf } from '../machines/passengers.ts'
import { structurePoints, structureText } from '../machines/structure.ts'
import { type Effect, type Fighter, type PlayState, profileOf } from '../state.ts'
import { LOCATIONS } from '../wounds/wound-table.ts'
import { lookOf } from './figure-look.ts'

/** CF-TOKEN-01: a fighter as everybody sees it, under a given name; everything about it is public. */
export function figureView(play: PlayState, fighter: Fighter, name: string, viewer: Seat | undefined): FigureView {
  const profile = profileOf(fighter)
  return {
    id: fighter.id,
    seat: fighter.seat,
    name,
    icon: profile.icon,
    look: lookOf(profile),
    base: baseOf(fighter),
    pose: fighter.at,
    wounds: boxesOf(fighter),
    states: [...machineStates(play, fighter), ...statesOf(fighter), ...manaOf(fighter, viewer)],
    // Fighters that have acted still fight, so nobody is spent in the combat phase.
    spent: fighter.activated && play.state.phase === 'activation',
    ...captionOf(fighter),
    attributes: attributesOf(profile),
    abilities: [
      ...machineTraits(profile),
      ...weaponView(profile),
      ...traitsOf(fighter).map(abilityView),
      ...magicView(fighter),
      ...miracleViews(fighter),
    ],
  }
}

/** CF-ABIL-116: the vehicle that carries the fighter. */
function captionOf({ vehicle }: Fighter): Pick<FigureView, 'caption'> {
  return vehicle === null ? {} : { caption: text('figure.aboard', { vehicle: { figure: vehicle } }) }
}

/** The Wound levels left, or the structure points of a machine (CF-MACHINE-05). */
function boxesOf(fighter: Fighter): NonNullable<FigureView['wounds']> {
  const points = structurePoints(fighter)
  if (points === null) return { left: 4 - fighter.wounds, of: 4, text: text(`health.${fighter.wounds}`) }
  return { left: points - fighter.structureLost, of: points, text: structureText(fighter) }
}

/** CF-MACHINE-05, -07, -42: a machine's structure points, its crew, its passengers, and whether it has fired. */
function machineStates(play: PlayState, fighter: Fighter): StateView[] {
  const crew = crewNeeded(fighter)
  const points = structurePoints(fighter)
  const inside = passengersOf(play, fighter)
  return [
    ...(inside.length > 0
      ? [
          {
            text: text('state.passengers', { passengers: listOf(inside.map(({ id }) => ({ figure: id }))) }),
            icon: 'old-wagon',
            rule: 'CF-ABIL-116',
          },
        ]
      : []),
    ...(points !== null && fighter.structureLost > 0
      ? [{ text: structureText(fighter), icon: 'cracked-shield', rule: 'CF-MACHINE-38' }]
      : []),
    ...(crew > 0
      ? [
          {
            text: text('state.crew', { men: crewOf(play, fighter).length, crew }),
            icon: 'minions',
            rule: 'CF-MACHINE-13',
          },
        ]
      : []),
    ...(isImmobile(profileOf(fighter)) && fighter.shots > 0
      ? [{ text: text('state.machine-fired'), icon: 'cannon-ball', rule: 'CF-MACHINE-42' }]
      : []),
  ]
}

function statesOf(fighter: Fighter): StateView[] {
  const { wounds, stunned, inRout, underCover, chargePenalty, defenceOnly, faith, level } = fighter
  const isMarked = fighter.effects.some(({ object }) => object === MARK)
  const state = (shown: boolean, id: string, icon: string, rule: string): StateView[] =>
    shown ? [{ text: text(id), icon, rule }] : []
  return [
    ...(wounds > 0 ? [{ text: woundText(fighter), icon: 'bleeding-wound', rule: 'CF-WOUND-08' }] : []),
    ...(level > 0
      ? [{ text: text('figure.level', { level }), icon: 'feathered-wing', rule: 'CF-FLY-01', count: level }]
      : []),
    ...state(stunned, 'state.stunned', 'star-swirl', 'CF-WOUND-09'),
    ...state(inRout, 'state.rout', 'run', 'CF-ROUT-01'),
    ...state(underCover, 'state.cover', 'hidden', 'CF-ACT-09'),
    ...state(chargePenalty, 'state.charged', 'charging-bull', 'CF-CHARGE-15'),
    ...state(isMarked, 'state.savagery', 'wolf-howl', 'CF-WOLFEN-09'),
    ...state(defenceOnly, 'state.defence', 'shield', 'CF-DISENGAGE-06'),
    ...fighter.effects.flatMap(effectView),
    ...(isFaithful(fighter)
      ? [{ text: text('state.faith', { faith }), icon: 'prayer', rule: 'CF-FAITH-07', count: faith }]
      : []),
  ]
}

/** CF-WOUND-02, -08: the Wound level, and the locations of the hits that the dice have named. */
function woundText({ wounds, hits = [] }: Fighter): Message {
  const level = text(`wound-level.${wounds}`)
  const places = LOCATIONS.toReversed().filter((location) => hits.includes(location))
  if (places.length === 0) return level
  const where = listOf(places.map((place) => ({ text: text(`location.${place}`) })))
  return text('state.wound-at', { level: { text: level }, where })
}

/** CF-MANA-01, -12: a magician's gems by kind, or that there are none. */
function manaOf(fighter: Fighter, viewer: Seat | undefined): StateView[] {
  const { gems, status, seat } = fighter
  const kinds = kindsIn(gems)
  if (kinds.length === 0 && (!isMagician(fighter) || status === 'waiting')) return []
  const shown = { icon: 'gems', rule: 'CF-MANA-12', count: gemsIn(gems) }
  if (kinds.length === 0) return [{ ...shown, text: text('state.no-mana') }]
  // CF-MANA-10: the Elements of a magician's gems stay secret until it comes to the table.
  const hidden = status === 'waiting' && seat !== viewer && masteredBy(fighter).length > 1
  if (hidden) return [{ ...shown, text: text('state.mana-hidden', { gems: gemsIn(gems) }), rule: 'CF-MANA-10' }]
  return kinds.map((gem) => {
    const count = amountOf(gems, gem)
    const words = text('state.mana', { element: { text: text(`element.${gem}`) }, gems: count })
    return { text: words, icon: ICONS[gem], rule: 'CF-MANA-01', count }
  })
}

/** CF-REV-27: effects on a fighter are public, and so are their numbers. */
function effectView({ object, x }: Effect): StateView[] {
  const { name, rule, shownAs } = abilities.get(object)
  const told = x === null ? text('trait', { name }) : text('state.counted', { name, count: x })
  return shownAs === undefined ? [] : [{ text: told, icon: shownAs, rule }]
}

/** Printed on a card for a characteristic that the fighter does not have. */
const NOTHING = '–'
const formatValue = (value: number | null) => (value === null ? NOTHING : String(value))

/** CF-PROFILE-02 to -09: in the order of the card; a machine shows only the characteristics it has (CF-MACHINE-03). */
function attributesOf(profile: Profile): FigureView['attributes'] {
  const { mov, flight, ini, att, str, def, res, aim, cou, fear, dis, pow, machine } = profile
  const attributes: [Message, string][] = [
    [text('characteristic.mov'), flight === null ? formatValue(mov) : `${formatValue(mov)}·${flight}`],
    [text('characteristic.ini'), formatValue(ini)],
    [text('characteristic.att'), formatValue(att)],
    [text('characteristic.str'), formatValue(str)],
    [text('characteristic.def'), formatValue(def)],
    [text('characteristic.res'), formatValue(res)],
    [text('characteristic.aim'), formatValue(aim)],
    [text(fear === null ? 'characteristic.cou' : 'characteristic.fear'), formatValue(fear ?? cou)],
    [text('characteristic.dis'), formatValue(dis)],
    ...(pow === null ? [] : [[text('characteristic.pow'), formatValue(pow)] as [Message, string]]),
  ]
  const had = machine ? attributes.filter(([, value]) => value !== NOTHING) : attributes
  return had.map(([label, value]) => ({ label, value }))
}

/** CF-FIRE-05: a range weapon with its ranges and STR. */
function weaponView({ weapon }: Profile): AbilityView[] {
  if (!weapon) return []
  const [short, medium, long] = weapon.ranges
  const { name, strength } = weapon
  return [{ name: text('figure.weapon', { name, strength, short, medium, long }), rule: 'CF-FIRE-05' }]
}

/** CF-FAITH-04: the miracles that a faithful has learnt are public. */
function miracleViews({ member }: Fighter): AbilityView[] {
  return member.miracles.map((id) => ({
    name: text('miracle', { name: miracleNamed(id)?.name ?? id }),
    rule: id,
    kind: text('figure.miracles'),
  }))
}

function abilityView(trait: Trait): AbilityView {
  const rule = traitRule(trait)
  return { name: traitName(trait), ...(rule === undefined ? {} : { rule }) }
}

/** CF-MAGE-09: the Elements that a magician masters, and the spells it has learnt. */
function magicView({ member: { profile, spells } }: Fighter): AbilityView[] {
  const { magic } = profile
  if (!magic) return []
  const mastered = elementsOf(profile)
  const elements = listOf(mastered.map((element) => ({ text: text(`element.${element}`) })))
  const learnt = spells.map(
    (id): AbilityView => ({
      name: text('trait', { name: spellNamed(id)?.name ?? id }),
      rule: spellNamed(id)?.rule ?? id,
      kind: text('figure.spells'),
    }),
  )
  return [{ name: text('figure.elements', { elements, count: mastered.length }), rule: 'CF-MANA-07' }, ...learnt]
}
