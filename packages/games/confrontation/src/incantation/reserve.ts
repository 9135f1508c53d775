import { type Procedure, type Seat, text } from '@fray/kernel'
import magic from '../../data/magic.json' with { type: 'json' }
import { makeTest } from '../dice/test.ts'
import { type Fighter, fighter, isInPlay, otherSeat, type Play, type PlayState, profileOf } from '../state.ts'
import { allWith, announce } from '../traits.ts'
import { addPurses, chooseGems, type Gem, gemArgs, gemsIn, isInstinctive, isMagician, roomFor } from './mana.ts'
import { isHindered } from './power.ts'

/** CF-MANA-10: POW gems for every magician, of kinds that both players choose in secret. */
export function* chooseReserves(play: Play): Procedure {
  const { camps } = play.state
  const chosen = yield* play.simultaneously(camps.map(({ seat }) => ({ seat, procedure: reservesOf(play, seat) })))
  for (const [magician, gems] of chosen.flat()) fighter(play, magician).gems = gems
}

/** Nothing is shown before both have chosen, so that a choice does not reveal itself. */
function* reservesOf(play: Play, seat: Seat): Procedure<[magician: number, gems: Fighter['gems']][]> {
  const chosen: [number, Fighter['gems']][] = []
  for (const magician of play.state.fighters.filter((fighter) => fighter.seat === seat && isMagician(fighter))) {
    const { pow } = profileOf(magician)
    chosen.push([magician.id, yield* chooseGems(play, magician, pow ?? 0, 'ask.reserve', 'CF-MANA-10')])
  }
  return chosen
}

/** CF-MANA-10: the reserve becomes public with the miniature. */
export function revealReserve(play: Play, magician: Fighter): void {
  if (!isMagician(magician)) return
  const args = { fighter: { figure: magician.id }, gems: gemsIn(magician.gems), ...gemArgs(magician.gems) }
  play.log('mana.revealed', args, ['CF-MANA-10'], { seat: magician.seat })
}

/** CF-MANA-11: gems beyond the limit are lost. */
export function gainGems(play: Play, magician: Fighter, gem: Gem, gems: number, rules: readonly string[]): void {
  const kept = Math.min(gems, roomFor(play, magician))
  const gained = kept > 0 ? { [gem]: kept } : {}
  magician.gems = addPurses(magician.gems, gained)
  const args = { fighter: { figure: magician.id }, gems: kept, lost: gems - kept, ...gemArgs(gained) }
  play.log('mana.gained', args, rules, { seat: magician.seat })
}

/** CF-RECOVER-01: a roll for every magician, those of the Tactical roll's winner first. */
export function* recoverMana(play: Play): Procedure {
  const winner = play.state.tacticalWinner
  for (const seat of [winner, otherSeat(winner)]) {
    for (const fighter of play.state.fighters) {
      if (fighter.seat !== seat || !isInPlay(fighter) || !isMagician(fighter)) continue
      if (!(yield* isSkipped(play, fighter))) yield* recover(play, fighter)
    }
  }
}

/** CF-REV-GRIFFIN-21: whether the magician forgoes the roll for another benefit. */
function* isSkipped(play: Play, magician: Fighter): Procedure<boolean> {
  for (const [ability, effect] of allWith(play, magician, 'skipsRecovery')) {
    if (yield* ability.skipsRecovery(play, magician, effect)) return true
  }
  return false
}

/** CF-RECOVER-02, -04 to -08: the roll, the gems it gives, and the choice of their Elements. */
function* recover(play: Play, magician: Fighter): Procedure {
  const { natural, final } = yield* makeTest(play, {
    kind: 'recovery',
    fighter: magician,
    rules: ['CF-RECOVER-02'],
    difficulty: null,
    against: null,
    dice: 1,
    ...(isInstinctive(magician) ? { onesCount: true } : {}),
    modifiers: (tally) => {
      if (magician.inRout) tally.add(-2, text('state.rout'), 'CF-RECOVER-07')
    },
  })
  const found = natural === null ? 0 : gemsRecovered(levelOf(magician), final)
  // CF-RECOVER-06: enemies in contact cost one gem.
  const gems = Math.max(0, found - (isDisturbed(play, magician) ? 1 : 0))
  yield* gainMastered(play, magician, gems, ['CF-RECOVER-03', 'CF-RECOVER-05'])
  yield* announce(play, magician, 'afterRecovery', (ability, effect) => ability.afterRecovery(play, magician, effect))
}

/** CF-RECOVER-04, -05: gains gems of mastered Elements, as far as there is room. */
export function* gainMastered(play: Play, magician: Fighter, gems: number, rules: readonly string[]): Procedure {
  const room = Math.min(gems, roomFor(play, magician))
  const gained = yield* chooseGems(play, magician, room, 'ask.recovery', 'CF-RECOVER-04')
  magician.gems = addPurses(magician.gems, gained)
  const args = { fighter: { figure: magician.id }, gems: room, lost: gems - room, ...gemArgs(gained) }
  play.log('mana.gained', args, rules, { seat: magician.seat })
}

/** CF-MAGE-03: from the lowest to the highest. */
const LEVELS: readonly string[] = ['initiate', 'adept', 'master', 'virtuoso']

/** CF-RECOVER-03: the table gives an Initiate a number of gems, and each higher rank one more. */
export function gemsRecovered(level: number, final: number): number {
  const row = final <= 0 ? 1 : Math.min(9, 2 + Math.floor((final - 1) / 3))
  return row + level
}

/** CF-MAGE-03: a magician's rank from 0; without a rank on the card its category counts. */
function levelOf(magician: Fighter): number {
  const { magic: art, category } = profileOf(magician)
  const printed = LEVELS.indexOf(art?.level ?? '')
  return printed >= 0 ? printed : category - 1
}

/** CF-RECOVER-06: pure magicians in contact, except those of some paths. */
function isDisturbed(play: PlayState, magician: Fighter): boolean {
  if (!isHindered(play, magician)) return false
  return !(profileOf(magician).magic?.paths ?? []).some((path) => magic.undisturbedPaths.includes(path))
}
