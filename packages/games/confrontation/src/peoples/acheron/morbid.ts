import { accept, type Json, type Procedure, refuse, text, type Verdict } from '@fray/kernel'
import { direction, readProposal, toJson, wholePoint } from '@fray/tabletop'
import { baseOf, footprintsTouch, inContact, isFree } from '../../ground/bodies.ts'
import { type Casting, spell, type Variant } from '../../incantation/spell.ts'
import { isWithin } from '../../incantation/spell-choices.ts'
import { fitsAt } from '../../movement/move-plan.ts'
import { ruleOfMystery } from '../../mystic/enchantment.ts'
import { pickFighter } from '../../pick-fighter.ts'
import { type Fighter, type Play, type PlayState, profileOf, type Stance, standing } from '../../state.ts'
import {
  barToSummoning,
  maySummon,
  remainingControl,
  type Summoning,
  summon,
  summonedBy,
} from '../../summoning/summoning.ts'

const PUPPET = 'acheron-morbid-puppet'
const ANGEL = 'acheron-morbid-angel'
/** How far from the caster a summoned fighter may be placed, in cm. */
const WITHIN = 10

function hasProfile(fighter: Fighter, id: string): boolean {
  return profileOf(fighter).id === id
}

function summoningOf(summoner: Fighter, who: string, cause: string): Summoning {
  return { summoner, who, within: WITHIN, cause, rule: ruleOfMystery(cause) }
}

const PUPPETS = 'morbid-puppet-invocation'

/** CF-REV-ACHERON-05: summons one puppet. */
spell(PUPPETS, {
  mayTarget: (play, caster) => maySummon(play, summoningOf(caster, PUPPET, PUPPETS)),
  bar: (play, caster) => barToSummoning(play, summoningOf(caster, PUPPET, PUPPETS)),
  *effect(play, { caster }) {
    yield* summon(play, summoningOf(caster, PUPPET, PUPPETS))
  },
})

const ANGELS = 'morbid-angel-invocation'
const MERGED: Variant = { x: 1, cost: [{ gems: 1, element: 'darkness' }], difficulty: 8 }
const DIRECT: Variant = { x: 4, cost: [{ gems: 4, element: 'darkness' }], difficulty: 8 }

/**
 * CF-REV-ACHERON-06: made of two puppets in contact, or without puppets for more gems, with the caster as the target.
 */
spell(ANGELS, {
  mayTarget: (play, target, caster) => {
    if (target === caster) return maySummon(play, summoningOf(caster, ANGEL, ANGELS))
    return (
      hasProfile(target, PUPPET) && partnersOf(play, target).some((partner) => mayMerge(play, caster, target, partner))
    )
  },
  bar: (play, caster) => barToSummoning(play, summoningOf(caster, ANGEL, ANGELS)),
  variants: (_play, target, caster) => [target === caster ? DIRECT : MERGED],
  *effect(play, casting) {
    const { caster, target } = casting
    if (target === caster) yield* summon(play, summoningOf(caster, ANGEL, ANGELS))
    else yield* merge(play, casting)
  },
})

/**
 * CF-REV-ACHERON-06: puppets of the same camp in contact with this one, both free of opponents and one of them unhurt.
 */
function partnersOf(play: PlayState, puppet: Fighter): Fighter[] {
  if (!isFree(play, puppet)) return []
  return standing(play).filter((fighter) => {
    if (fighter === puppet || fighter.seat !== puppet.seat || !hasProfile(fighter, PUPPET) || !isFree(play, fighter))
      return false
    return inContact(puppet, fighter) && (puppet.wounds === 0 || fighter.wounds === 0)
  })
}

/** CF-REV-ACHERON-06: the angel counts against the limit after the two puppets have gone. */
function mayMerge(play: PlayState, caster: Fighter, ...puppets: Fighter[]): boolean {
  const released = summonedBy(play, caster).filter((fighter) => puppets.includes(fighter)).length
  return remainingControl(play, caster) + released > 0
}

function* merge(play: Play, { caster, target }: Casting): Procedure {
  const near = partnersOf(play, target).filter((fighter) => {
    return isWithin(WITHIN, caster, fighter) && mayMerge(play, caster, target, fighter)
  })
  if (near.length === 0) return
  const partner = yield* pickFighter(play, caster.seat, near, 'ask.merge', ['CF-REV-ACHERON-06'])
  const at = target.at
  depart(play, [target, partner], 'CF-REV-ACHERON-06')
  yield* summon(play, { ...summoningOf(caster, ANGEL, ANGELS), at })
}

/** Transformed fighters leave the table without a kill. */
function depart(play: Play, gone: readonly Fighter[], rule: string): void {
  for (const fighter of gone) {
    fighter.status = 'eliminated'
    fighter.effects = []
    play.log('departed', { fighter: { figure: fighter.id } }, [rule], { seat: fighter.seat, removes: [fighter.id] })
  }
}

const DIVISION = 'morbid-division'

/** CF-REV-ACHERON-07: an angel on the ground, free of opponents, with room beside it. */
spell(DIVISION, {
  mayTarget: (play, target, caster) => {
    if (!hasProfile(target, ANGEL) || target.level !== 0 || !isFree(play, target)) return false
    const released = summonedBy(play, caster).includes(target) ? profileOf(target).force : 0
    return remainingControl(play, caster) + released >= 2 && spotsBeside(play, target).length > 0
  },
  *effect(play, { caster, target }) {
    if (spotsBeside(play, target).length === 0) return
    const { at, wounds } = target
    const beside = yield* chooseSpot(play, caster, target)
    depart(play, [target], 'CF-REV-ACHERON-07')
    for (const spot of [at, beside]) {
      const puppet = yield* summon(play, { ...summoningOf(caster, PUPPET, DIVISION), at: spot })
      if (puppet) puppet.wounds = wounds
    }
  },
})

function* chooseSpot(play: Play, caster: Fighter, angel: Fighter): Procedure<Stance> {
  return yield* play.place<Stance>({
    seat: caster.seat,
    figure: angel.id,
    prompt: text('ask.division', { fighter: { figure: angel.id } }),
    rules: ['CF-REV-ACHERON-07'],
    form: toJson({ kind: 'deploy', base: baseOf(angel), turns: true }),
    check: (json) => judgeSpot(play, angel, json),
    suggest: () => spotsBeside(play, angel).map(({ x, y, facing }) => toJson({ path: [{ x, y }], facing })),
  })
}

function judgeSpot(play: PlayState, angel: Fighter, json: Json): Verdict<Stance> {
  const proposal = readProposal(json)
  const place = proposal?.path.at(-1)
  if (!proposal || !place) return refuse(text('refused.no-place'), 'CF-REV-ACHERON-07')
  const facing = proposal.facing ? direction(proposal.facing.x, proposal.facing.y) : angel.at.facing
  const at = { ...wholePoint(place.x, place.y), facing }
  if (!fitsAt(play, angelBeside(play, angel), at, 0)) return refuse(text('refused.no-room'), 'CF-REV-ACHERON-07')
  return touches(angel, at) ? accept(at) : refuse(text('refused.apart'), 'CF-REV-ACHERON-07')
}

/** Stands in for the second puppet: the size of the first, with an id that does not block its own place. */
function angelBeside({ state }: PlayState, angel: Fighter): Fighter {
  return { ...angel, id: state.fighters.length }
}

function touches(angel: Fighter, at: Stance): boolean {
  const base = baseOf(angel)
  return footprintsTouch({ base, pose: angel.at }, { base, pose: at })
}

/** Places against each edge of the angel's base. */
function spotsBeside(play: PlayState, angel: Fighter): Stance[] {
  const { x, y, facing } = angel.at
  const { width, depth } = baseOf(angel)
  const unit = Math.sqrt(facing.x * facing.x + facing.y * facing.y)
  const [fx, fy] = [facing.x / unit, facing.y / unit]
  const steps = [
    [depth, 0],
    [0 - depth, 0],
    [0, width],
    [0, 0 - width],
  ] as const
  return steps
    .map(([ahead, aside]) => ({ ...wholePoint(x + fx * ahead - fy * aside, y + fy * ahead + fx * aside), facing }))
    .filter((at) => touches(angel, at) && fitsAt(play, angelBeside(play, angel), at, 0))
}
