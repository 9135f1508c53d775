import type { WindowUse } from '@fray/hooks'
import { choice, type Procedure, type Seat, text } from '@fray/kernel'
import { asProcedure, listedAbility } from '../../abilities/builders.ts'
import { define, registry } from '../../ability.ts'
import { SPHERE } from '../../dice.ts'
import { addEffect } from '../../morale/effects.ts'
import { provideBeforeStrategicRoll } from '../../preparation/strategy.ts'
import { type Combatant, isIn, isStanding, ownerOf, type Play } from '../../state.ts'
import { hasRoomFor, mightHave, spendConsumable } from '../consumables.ts'
import { askAboutHidden } from '../hidden.ts'

/** SW-CONSUMABLE-09, -42 to -44: what each papyrus gives a leader: an ability, or dice. */
const PAPYRI: Readonly<Record<string, { readonly object: string; readonly amount: number }>> = {
  'strategic-papyrus': { object: 'strategist', amount: 1 },
  'inferior-tactical-papyrus': { object: 'tactics', amount: 1 },
  'superior-tactical-papyrus': { object: 'tactics', amount: 2 },
  'sublime-tactical-papyrus': { object: 'tactics', amount: 3 },
}

function papyri(play: Play, seat: Seat): readonly WindowUse[] {
  const uses: WindowUse[] = []
  for (const band of play.state.bands) {
    const leader = band.leader === null ? undefined : play.state.combatants[band.leader]
    if (band.seat !== seat || !leader || !isStanding(leader) || isIn(leader, 'paralysed')) continue
    for (const id of leader.consumables) {
      if (PAPYRI[id] && !leader.pledged.includes(id)) uses.push(pledge(play, leader, id))
    }
  }
  return uses
}

/** SW-CONSUMABLE-06: whether the leader may have been given one and has not used it. */
function mightHavePapyrus(play: Play, seat: Seat): boolean {
  return play.state.bands.some((band) => {
    const leader = band.leader === null ? undefined : play.state.combatants[band.leader]
    if (band.seat !== seat || !leader || !isStanding(leader) || isIn(leader, 'paralysed')) return false
    return hasRoomFor(leader) && Object.keys(PAPYRI).some((id) => mightHave(leader, id))
  })
}

provideBeforeStrategicRoll({ uses: papyri, might: mightHavePapyrus })

/** SW-TURN-04: chosen in secret and shown when everyone has chosen. Until then only the leader's own side knows. */
function pledge(play: Play, leader: Combatant, id: string): WindowUse {
  const { name, rule } = registry.get(id)
  return {
    key: `${id}:${leader.id}`,
    text: text('option.consumable', { carrier: { figure: leader.id }, consumable: name }),
    icon: 'papyrus',
    rules: [rule],
    reaction: { source: `consumable:${id}`, matters: () => true },
    secret: true,
    perform: (later) =>
      asProcedure(() => {
        leader.pledged.push(id)
        later.push(asProcedure(() => show(play, leader, id)))
      }),
  }
}

function show(play: Play, leader: Combatant, id: string): void {
  // The papyrus is missing when another seat, which may not know of it, imagines how the match goes on.
  if (!leader.pledged.includes(id)) return
  leader.pledged = leader.pledged.filter((consumable) => consumable !== id)
  spendConsumable(play, leader, id)
  addEffect(play, leader, { ...PAPYRI[id]!, until: 'turn', source: { bearer: leader.id, object: id } })
}

/** SW-RGEAR-43, SW-CRIT-03: re-rolls all dice of the band. */
function* strategicBlow(play: Play, leader: Combatant, dice: number[]): Procedure {
  if (isIn(leader, 'paralysed')) return
  const seat = ownerOf(play, leader)
  const chosen = yield* askAboutHidden(play, leader, 'strategic-blow', {
    prompt: text('ask.strategic-blow', { leader: { figure: leader.id } }),
    rules: ['SW-RGEAR-43'],
    options: [
      choice('pass', text('option.pass'), { icon: 'hand' }),
      choice('strategic-blow', text('option.roll-again'), { icon: 'rolling-dices' }),
    ],
  })
  if (chosen === 'pass') return
  spendConsumable(play, leader, 'strategic-blow')
  const pools = [{ seat, count: dice.length, sides: SPHERE }]
  const [fallen = []] = yield* play.rollDice(text('roll.strategic'), ['SW-RGEAR-43'], pools)
  dice.splice(0, dice.length, ...fallen)
}

define(listedAbility('strategic-blow', { afterStrategicRoll: strategicBlow }))
