import { choice, optionWithNote, type Procedure, text } from '@fray/kernel'
import { define } from '../../ability.ts'
import { isInCombat, isWithin, standing } from '../../ground/board.ts'
import type { Act, ActOn } from '../../magic/act.ts'
import { settleContacts } from '../../melee/contacts.ts'
import { enterState } from '../../morale/states.ts'
import { freeMove } from '../../movement/free-move.ts'
import { type Combatant, isIn, isStanding, ownerOf, type Play } from '../../state.ts'
import { inches } from '../../units.ts'
import { strikingSeveral } from '../../wounds/wounds.ts'
import {
  addAbilityTerm,
  addLastingEffect,
  enemySpell,
  listedAbility,
  ownSpell,
  rowFor,
  strike,
  strikesWith,
} from '../builders.ts'
import { canSummonAsh, mayBeSummoned, summon } from '../summoning.ts'

/** SW-RACE-56: whether the fires of its own side leave a combatant unharmed. */
export function isFireproof(combatant: Combatant, fire: Combatant): boolean {
  return combatant.side === fire.side && combatant.profile.abilities.includes('volcanic-skin')
}

/**
 * Lists the target and every other combatant within 2 inches of it, friend or enemy, that the caster's fires can harm.
 */
function aroundTarget(play: Play, { actor, target }: ActOn): Combatant[] {
  const near = standing(play).filter(
    (combatant) => combatant.id !== target.id && isWithin(target, combatant, 2) && !isFireproof(combatant, actor),
  )
  return [target, ...near]
}

/** SW-RACE-71: rolls separately against everyone that stood there when the hail fell. */
function hail(play: Play, act: ActOn): Procedure {
  return strikingSeveral(play, function* (casualties) {
    for (const target of aroundTarget(play, act)) {
      if (isStanding(target)) yield* strike(play, { ...act, target, casualties }, rowFor(act.successes, 1, 2, 3))
    }
  })
}

/** SW-RACE-82: weakens one enemy with fumes. */
function fumes(play: Play, act: ActOn): void {
  const choking = act.successes >= 2 ? aroundTarget(play, act) : [act.target]
  for (const combatant of choking) addLastingEffect(play, combatant, 'sulphuric-fumes', 'next-activation', act)
  if (act.successes >= 3) enterState(play, act.target, 'stunned', act.rules)
}

/** SW-RACE-65: leaps over everything; ending beside an enemy is an engagement, which ends magic in this activation. */
function* flash(play: Play, { actor, successes, rules }: Act): Procedure {
  const longest = rowFor(successes, 2, 4, 6)
  const moved = yield* freeMove(play, actor, {
    longest: inches(longest),
    prompt: text('ask.flash', { mover: { figure: actor.id }, inches: longest }),
    rules,
    // SW-STATE-24: fearful combatants cannot engage.
    contact: isIn(actor, 'fearful') ? 'forbidden' : 'allowed',
    optional: true,
    over: true,
    straight: true,
  })
  if (!moved) return
  yield* settleContacts(play)
  if (isInCombat(play, actor)) play.state.acting!.move = 'engage'
}

/** SW-RACE-72: chooses one of two kinds for each success. */
function choosePack(play: Play, caster: Combatant): Procedure<string> {
  return play.pick({
    seat: ownerOf(play, caster),
    figure: caster.id,
    prompt: text('ask.procreate'),
    rules: ['SW-RACE-72'],
    options: [
      choice('pack-of-imps', text('option.imp'), optionWithNote('note.imp')),
      choice('pack-of-blowpipers', text('option.blowpiper'), optionWithNote('note.blowpiper')),
    ],
  })
}

function* procreate(play: Play, { actor, successes, rules }: Act): Procedure {
  for (let i = 0; i < successes && mayBeSummoned(play, actor); i++) {
    yield* summon(play, actor, yield* choosePack(play, actor), 4, rules)
  }
}

function* summonImps(play: Play, { actor, successes, rules }: Act): Procedure {
  const count = rowFor(successes, 1, 1, 2)
  for (let i = 0; i < count && mayBeSummoned(play, actor); i++) yield* summon(play, actor, 'pack-of-imps', 3, rules)
}

function tooManySummoned(play: Play, caster: Combatant): string | null {
  return mayBeSummoned(play, caster) ? null : 'barred.summoned'
}

define(
  listedAbility('flashing-form', {
    spell: ownSpell('variable', flash, (play, caster) => (isInCombat(play, caster) ? 'barred.in-contact' : null)),
  }),
  listedAbility('imp-summoner', { spell: ownSpell('variable', summonImps, tooManySummoned) }),
  listedAbility('hail-of-fire', { spell: enemySpell('variable', 12, hail) }),
  listedAbility('magma-of-procreation', { spell: ownSpell('variable', procreate, tooManySummoned) }),
  listedAbility('incinerating-blast', { spell: enemySpell(2, 8, strikesWith(5)) }),
  listedAbility('lava-torrent', { spell: enemySpell(1, 6, strikesWith(3)) }),
  listedAbility('summon-ashes', {
    spell: ownSpell(
      1,
      (play, { actor, rules }) => summon(play, actor, 'ash', 6, rules),
      (play, caster) => (canSummonAsh(play, caster) ? null : 'barred.messengers'),
    ),
  }),
  listedAbility('sulphuric-fumes', {
    spell: enemySpell('variable', 8, fumes),
    leaves: {
      dexterity: ({ tally }) => addAbilityTerm(tally, 'sulphuric-fumes', -1),
      precision: ({ tally }) => addAbilityTerm(tally, 'sulphuric-fumes', -1),
    },
  }),
)
