import { type Message, type Procedure, text } from '@fray/kernel'
import { gap } from '@fray/tabletop'
import { type Ability, define, traitsOf } from '../../ability.ts'
import type { Action } from '../../activation/activity.ts'
import { type Artefact, artefactNamed, artefacts } from '../../armies/extras/armoury.ts'
import { contourOf } from '../../ground/bodies.ts'
import { limits } from '../../limits.ts'
import { areEnemies, type Fighter, type Play, type PlayState, standing } from '../../state.ts'
import { type DamageRoll, rollDamage } from '../../wounds/damage-roll.ts'
import { addOwnEffect, askToUse, effectOn, lasting, rollDie } from '../builders.ts'
import { type RaisableValue, raising } from '../dice/points.ts'

/** CF-ARTEFACT-26: the die face on which a potion has no effect. */
const SPILT = 1

/**
 * CF-ARTEFACT-26 to -38: a potion can be drunk at any time in its bearer's activation. It may have no effect; otherwise
 * it lasts until the end of the round.
 */
function potion({ id, name, rule }: Artefact): Ability {
  return { id, name, rule, activationStart: (play, bearer) => offerDoses(play, bearer, id), actions: [drinkingOf(id)] }
}

/** CF-ARTEFACT-26: offered as long as the bearer may act, even after an exclusive action. */
function drinkingOf(id: string): Action {
  return {
    ...{ id: `use-${id}`, thing: id, free: true, icon: 'square-bottle', rules: ['CF-ARTEFACT-26'] },
    concerns: ({ state }, { fighter }) =>
      fighter.activated && limits.left(state, fighter.uses, dosesOf(fighter, id)) > 0,
    bar: () => undefined,
    note: () => potionNote(id),
    perform: (play, { fighter }) => drink(play, fighter, id),
  }
}

function dosesOf(bearer: Fighter, id: string) {
  return { id, per: 'game', times: traitsOf(bearer).filter(({ ability }) => ability === id).length } as const
}

/** CF-ARTEFACT-26: says what a dose does, and that it may fail. */
function potionNote(id: string): Message {
  const { raises, by = 0 } = artefactNamed(id)!
  return text('note.potion', { characteristic: { text: text(`characteristic.${raises}`) }, points: by })
}

function* offerDoses(play: Play, bearer: Fighter, id: string): Procedure {
  const doses = dosesOf(bearer, id)
  while (limits.left(play.state, bearer.uses, doses) > 0 && (yield* askToUse(play, bearer, id, potionNote(id)))) {
    yield* drink(play, bearer, id)
  }
}

function* drink(play: Play, bearer: Fighter, id: string): Procedure {
  const { raises, by = 0, rule } = artefactNamed(id)!
  limits.spend(play.state, bearer.uses, dosesOf(bearer, id))
  const face = yield* rollDie(play, bearer, 'CF-ARTEFACT-26', 'roll.potion')
  const works = face !== SPILT
  if (works) addOwnEffect(play, bearer, drunk(id), id, 'round', (effectOn(bearer, drunk(id))?.x ?? 0) + by)
  const characteristic = { text: text(`characteristic.${raises}`) }
  const args = { fighter: { figure: bearer.id }, characteristic, points: works ? by : 0 }
  play.log('potion', args, [rule, 'CF-ARTEFACT-26'], { seat: bearer.seat })
}

function drunk(id: string): string {
  return `drunk-${id}`
}

const potions = artefacts.filter(({ raises }) => raises !== undefined)

/** CF-ARTEFACT-39: the STR from which projectiles are too heavy for the zephyr. */
const TOO_HEAVY = 10

const zephyr = artefactNamed('offering-of-the-zephyr')!

/** CF-ARTEFACT-39: a shot that hits the bearer may be blown away, or blown onto the nearest fighter. */
const offeringOfTheZephyr: Ability = {
  id: zephyr.id,
  name: zephyr.name,
  rule: zephyr.rule,
  stage: { sparesDamage: 'set' },
  *sparesDamage(play, roll, bearer) {
    if (!isBlownAside(roll, bearer)) return false
    const face = yield* rollDie(play, bearer, zephyr.rule, 'roll.zephyr')
    if (face <= 2) return false
    const other = face >= 5 ? nearestTo(play, bearer) : null
    const fighter = { figure: bearer.id }
    if (other) play.log('zephyr.aside', { fighter, other: { figure: other.id } }, [zephyr.rule], { seat: bearer.seat })
    else play.log('zephyr.away', { fighter }, [zephyr.rule], { seat: bearer.seat })
    if (other) yield* rollDamage(play, { ...roll, victim: other })
    return true
  },
}

function isBlownAside({ kind, by, strength, artillery }: DamageRoll, bearer: Fighter): boolean {
  return kind === 'fire' && !artillery && by !== null && areEnemies(by, bearer) && strength < TOO_HEAVY
}

/** CF-ARTEFACT-39: the nearest fighter, friend or enemy; undefined if several are equally near. */
function nearestTo(play: PlayState, bearer: Fighter): Fighter | null {
  const others = standing(play).filter((fighter) => fighter !== bearer)
  const gaps = others.map((other) => gap(contourOf(bearer), contourOf(other)))
  const least = Math.min(...gaps)
  const nearest = others.filter((_, i) => gaps[i] === least)
  return nearest.length === 1 ? nearest[0]! : null
}

define(...potions.map(potion), offeringOfTheZephyr)
define(...potions.map(({ id, raises }) => lasting(drunk(id), id, printing(id, raises as RaisableValue))))

/** CF-ARTEFACT-26: values raised by a potion count as printed. */
function printing(id: string, raises: RaisableValue): Pick<Ability, 'movement' | 'prints'> {
  const prints: Ability['prints'] = (which, _bearer, effect) => (which === raises ? (effect?.x ?? 0) : 0)
  return raises === 'mov' ? { ...raising(id, raises), prints } : { prints }
}
