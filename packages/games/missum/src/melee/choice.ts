/** MI-WEAPON-10, -11, MI-MELEE-14, MI-UNENGAGED-03: the secret choices of a side before the melees of a turn. */
import { type DecisionOption, optionWithNote, type Procedure, type Seat, text } from '@fray/kernel'
import { meleeAttack } from '../combat/factors.ts'
import { isInDenseWoods } from '../combat/ground.ts'
import { declareGazesInMelee, type GazeOrder } from '../magic/devices/devices.ts'
import { isRouting, type Present, presentUnit } from '../roster.ts'
import type { Play } from '../state.ts'
import { type Bout, boutsWith, sidesOf } from './bout.ts'
import { type Fighter, fightersOf, idleFigures, type Opponent, overlappingEnds } from './engaged.ts'
import { groupIn, type MeleeWeapon, shortWeaponsOf, weaponCalled, weaponsOf } from './weapons.ts'

/** The choices of one side. */
export interface Choices {
  readonly weapons: readonly { readonly bout: Bout; readonly unit: number; readonly weapon: MeleeWeapon }[]
  readonly lent: readonly { readonly bout: Bout; readonly unit: number; readonly figures: number }[]
  /** The enemy of each figure that could fight several. */
  readonly allotted: readonly { readonly unit: number; readonly figure: number; readonly enemy: number }[]
  readonly gazes: readonly GazeOrder[]
}

export function* choose(play: Play, seat: Seat, bouts: readonly Bout[]): Procedure<Choices> {
  const weapons: Choices['weapons'][number][] = []
  const lent: Choices['lent'][number][] = []
  const allotted: Choices['allotted'][number][] = []
  for (const unit of fightingUnits(play, seat, bouts)) {
    const opponents: Opponent[] = []
    for (const bout of boutsWith(bouts, unit.id)) {
      const weapon = yield* chooseWeapon(play, unit, bout)
      weapons.push({ bout, unit: unit.id, weapon })
      const { enemy } = sidesOf(bout, unit.id)
      opponents.push({ unit: presentUnit(play.state, enemy.unit), contact: bout.contact, weapon })
    }
    const fighters = fightersOf(unit, opponents)
    let idle = idleFigures(unit, fighters)
    for (const [i, bout] of boutsWith(bouts, unit.id).entries()) {
      const figures = yield* chooseLoan(play, unit, opponents[i]!, idle)
      lent.push({ bout, unit: unit.id, figures })
      idle -= figures
    }
    allotted.push(...(yield* allot(play, unit, fighters)))
  }
  return { weapons, lent, allotted, gazes: yield* declareGazesInMelee(play, seat) }
}

/** MI-ROUT-10: routing units do not fight. */
function fightingUnits({ state }: Play, seat: Seat, bouts: readonly Bout[]): Present[] {
  const ids = new Set(bouts.flatMap(({ attacker, defender }) => [attacker.unit, defender.unit]))
  return [...ids].map((id) => presentUnit(state, id)).filter((unit) => unit.seat === seat && !isRouting(unit))
}

function* chooseWeapon(play: Play, unit: Present, bout: Bout): Procedure<MeleeWeapon> {
  const weapons = bout.contact.rounds === 0 ? weaponsToEnterWith(play, unit, bout) : weaponsToGoOnWith(unit, bout)
  const entering = bout.contact.rounds === 0
  const { enemy } = sidesOf(bout, unit.id)
  return yield* play.pick({
    seat: unit.seat,
    prompt: text(entering ? 'ask.weapon' : 'ask.change-weapon', {
      unit: { figure: unit.id },
      enemy: { figure: enemy.unit },
    }),
    rules: [entering ? 'MI-WEAPON-11' : 'MI-WEAPON-10'],
    figure: unit.id,
    defaultAnswer: () => weapons[0]!.id,
    secret: false,
    options: weapons.map((weapon) => weaponOption(weapon, entering)),
  })
}

function weaponOption(weapon: MeleeWeapon, first: boolean): DecisionOption<MeleeWeapon> {
  const words = text('option.weapon', { weapon: { text: text(`weapon.${weapon.id}`) }, group: groupIn(weapon, first) })
  const note = () => text(first ? 'note.weapon-first' : 'note.weapon-later', { attack: meleeAttack(weapon).total })
  return { key: weapon.id, text: words, value: weapon, note }
}

/**
 * MI-WEAPON-11, MI-MISSILE-18, MI-TERRAIN-13: all its weapons; only short ones if it shot before contact, or in dense
 * woods.
 */
function weaponsToEnterWith({ state }: Play, unit: Present, bout: Bout): MeleeWeapon[] {
  const { contact } = bout
  const chosen = contact.attacker === unit.id ? contact.weapons.attacker : contact.weapons.defender
  if (chosen !== null) return [weaponCalled(unit, chosen)]
  const { enemy } = sidesOf(bout, unit.id)
  const surprised = contact.defender === unit.id && contact.since === state.turn && unit.now.shots.length > 0
  if (surprised || isInDenseWoods(state, unit, presentUnit(state, enemy.unit))) return shortWeaponsOf(unit)
  return weaponsOf(unit)
}

/** MI-WEAPON-10: its current weapon, or one of a higher group. */
function weaponsToGoOnWith(unit: Present, bout: Bout): MeleeWeapon[] {
  const { weapon } = sidesOf(bout, unit.id).own
  return [weapon, ...weaponsOf(unit).filter((other) => groupIn(other, false) > groupIn(weapon, false))]
}

/** MI-UNENGAGED-03: asked again each turn. */
function* chooseLoan(play: Play, unit: Present, opponent: Opponent, idle: number): Procedure<number> {
  const figures = Math.min(idle, overlappingEnds(unit, opponent))
  if (figures === 0) return 0
  return yield* play.pick({
    seat: unit.seat,
    prompt: text('ask.lend', { unit: { figure: unit.id }, enemy: { figure: opponent.unit.id } }),
    rules: ['MI-UNENGAGED-03'],
    figure: unit.id,
    abstention: 'keep',
    secret: false,
    options: [
      { key: 'lend', text: text('option.lend', { figures }), value: figures, note: () => text('note.lend') },
      { key: 'keep', text: text('option.keep-figures'), value: 0, ...optionWithNote('note.keep-figures') },
    ],
  })
}

/** MI-MELEE-02, -14: assigns one enemy to each figure that could fight several. */
function* allot(play: Play, unit: Present, fighters: readonly Fighter[]): Procedure<Choices['allotted'][number][]> {
  const allotted: Choices['allotted'][number][] = []
  for (const { figure, enemies } of fighters) {
    if (enemies.length < 2) continue
    const enemy = yield* play.pick({
      seat: unit.seat,
      prompt: text('ask.fight-whom', { unit: { figure: unit.id }, figure: figure + 1 }),
      rules: ['MI-MELEE-02', 'MI-MELEE-14'],
      figure: unit.id,
      defaultAnswer: () => String(enemies[0]),
      secret: false,
      options: enemies.map((id): DecisionOption<number> => {
        return { key: String(id), text: text('option.fight', { enemy: { figure: id } }), value: id, figure: id }
      }),
    })
    allotted.push({ unit: unit.id, figure, enemy })
  }
  return allotted
}
