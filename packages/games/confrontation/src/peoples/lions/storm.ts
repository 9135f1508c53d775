import { endEffects } from '@fray/hooks'
import { type DecisionOption, type Procedure, text } from '@fray/kernel'
import { effectOn, immediately } from '../../abilities/builders.ts'
import { gapBetween } from '../../ground/bodies.ts'
import { amountOf, spendGems } from '../../incantation/mana.ts'
import { type Casting, effectSourceOf, spell } from '../../incantation/spell.ts'
import { damage } from '../../incantation/spells/builders.ts'
import { enchant, enchantment, enchantmentOf } from '../../mystic/enchantment.ts'
import { perceives } from '../../mystic/perception.ts'
import { mayAimPower, passesSpotting } from '../../mystic/spotting.ts'
import { survivesTargeting } from '../../mystic/targeting.ts'
import { pickFighter } from '../../pick-fighter.ts'
import { areEnemies, type Fighter, type Play, type PlayState, standing } from '../../state.ts'
import { CENTIMETRE } from '../../units.ts'
import { freeAction } from '../builders.ts'

const STORM = 'storm-of-light'
/** CF-REV-LION-14: the reach of a bolt in cm, and the STR of each gem. */
const REACH = 50
const STRENGTH = 2

/**
 * CF-REV-LION-14: one attempt a round until it succeeds, once in a game; the numbers of its two effects are the
 * caster's coordinates in cm.
 */
const storm = spell(STORM, {
  uncounterable: true,
  oncePerGame: false,
  discarded: true,
  effect: (play, casting) =>
    immediately(() => {
      const { x, y } = casting.caster.at
      enchant(play, effectSourceOf(casting), casting.caster, { x: x / CENTIMETRE })
      enchant(play, effectSourceOf(casting), casting.caster, { x: y / CENTIMETRE, part: 'place' })
    }),
})

function isShifted(bearer: Fighter): boolean {
  const [x, y] = [enchantmentOf(STORM), enchantmentOf(STORM, 'place')].map((object) => effectOn(bearer, object)?.x)
  return bearer.at.x / CENTIMETRE !== x || bearer.at.y / CENTIMETRE !== y
}

function end(play: Play, bearer: Fighter): void {
  const hasEnded = endEffects(bearer, ({ source }) => source.object === STORM)
  if (hasEnded.length > 0)
    play.log('storm.ended', { fighter: { figure: bearer.id } }, ['CF-REV-LION-14'], { seat: bearer.seat })
}

/** CF-REV-LION-14: while the caster neither moves nor turns, and is neither assaulted nor wounded. */
enchantment(STORM, {
  lasts: 'game',
  shownAs: 'lightning-storm',
  afterMove: (play, _points, bearer) => immediately(() => end(play, bearer)),
  afterTravel: (play, _travel, bearer) => immediately(() => end(play, bearer)),
  contactMade: (play, _contact, bearer) => immediately(() => end(play, bearer)),
  onWound: (play, bearer) => immediately(() => end(play, bearer)),
  settle: (play, bearer) =>
    immediately(() => {
      if (isShifted(bearer)) end(play, bearer)
    }),
  actions: [
    freeAction(STORM, {
      icon: 'lightning-storm',
      rules: ['CF-REV-LION-14'],
      part: 'storm-bolt',
      isOpen: (play, bearer) => amountOf(bearer.gems, 'light') > 0 && targetsOf(play, bearer).length > 0,
      use: strike,
    }),
    freeAction(STORM, {
      icon: 'cancel',
      rules: ['CF-REV-LION-14'],
      part: 'storm-end',
      isOpen: (_play, bearer) => !isShifted(bearer),
      use: (play, bearer) => immediately(() => end(play, bearer)),
    }),
  ],
})
enchantment(STORM, { lasts: 'game' }, 'place')

/** CF-REV-LION-14, CF-CAST-07, -14: perceived enemies, at most a level away; their distance may be measured first. */
function targetsOf(play: PlayState, bearer: Fighter): Fighter[] {
  if (isShifted(bearer)) return []
  return standing(play).filter((fighter) => {
    if (!areEnemies(fighter, bearer) || Math.abs(fighter.level - bearer.level) > 1) return false
    if (gapBetween(bearer, fighter) > REACH * CENTIMETRE) return false
    return mayAimPower(play, bearer, fighter) && perceives(play, bearer, fighter)
  })
}

function* strike(play: Play, caster: Fighter): Procedure {
  const target = yield* pickFighter(play, caster.seat, targetsOf(play, caster), 'ask.storm-target', ['CF-REV-LION-14'])
  if (!(yield* passesSpotting(play, caster, target, 'power'))) return
  if (!(yield* survivesTargeting(play, caster, target))) return
  const gems = yield* chooseGems(play, caster, target)
  const used = { light: gems }
  spendGems(caster, used)
  const strength = STRENGTH * gems
  const names = { fighter: { figure: caster.id }, target: { figure: target.id } }
  play.log('storm.struck', { ...names, strength }, ['CF-REV-LION-14'], { seat: caster.seat })
  const bolt: Casting = {
    ...{ spell: storm, caster, target, targets: [], difficulty: 0, x: gems },
    ...{ cost: [{ gems, element: 'light' }], paid: used, used, mastery: 0 },
  }
  yield* damage(play, bolt, target, strength)
}

function* chooseGems(play: Play, caster: Fighter, target: Fighter): Procedure<number> {
  return yield* play.pick<number>({
    seat: caster.seat,
    figure: caster.id,
    prompt: text('ask.storm-gems', { fighter: { figure: caster.id }, target: { figure: target.id } }),
    rules: ['CF-REV-LION-14'],
    options: Array.from({ length: amountOf(caster.gems, 'light') }, (_, i): DecisionOption<number> => {
      const gems = i + 1
      return { key: String(gems), text: text('option.storm-gems', { gems, strength: STRENGTH * gems }), value: gems }
    }),
  })
}
