import { effectOn, immediately } from '../../abilities/builders.ts'
import { makeTest } from '../../dice/test.ts'
import { baseOf, inContact } from '../../ground/bodies.ts'
import { addMarker, discOutline, markerKind, markersOf, removeMarker } from '../../ground/markers.ts'
import { type Casting, defineReaction, effectSourceOf, spell } from '../../incantation/spell.ts'
import { damage } from '../../incantation/spells/builders.ts'
import { enchant, enchantment } from '../../mystic/enchantment.ts'
import { isUntargetable, perceives } from '../../mystic/perception.ts'
import { type Fighter, fighter, type Play, type PlayState } from '../../state.ts'
import { has } from '../../traits.ts'

const TORPOR = 'eternal-torpor'
const UNMOVED = ['immortal', 'living-dead', 'construct']
/** CF-REV-ACHERON-23: the differences from which the Damage roll has their STR, and the target turns to stone. */
const HARD = 6
const STONE = 11

/** CF-REV-ACHERON-23: the Gorgon's Power against the target's Initiative. */
spell(TORPOR, {
  counteredByTarget: true,
  unseen: true,
  resultCounts: true,
  mayTarget: (play, target, caster) => inContact(caster, target) || eyesMeet(play, caster, target),
  *effect(play, casting) {
    const { caster, target } = casting
    if (UNMOVED.some((id) => has(play, target, id))) return
    const test = {
      kind: 'initiative',
      fighter: target,
      rules: ['CF-REV-ACHERON-23'],
      difficulty: null,
      dice: 1,
    } as const
    const { final } = yield* makeTest(play, { ...test, against: caster })
    const difference = (casting.result ?? 0) - final
    if (difference >= STONE) return petrify(play, casting)
    if (difference > 0) yield* damage(play, casting, target, difference < HARD ? 0 : difference)
  },
})

/** CF-REV-ACHERON-23, CF-CAST-07, -14: each sees the other, at most a level away. */
function eyesMeet(play: PlayState, gorgon: Fighter, target: Fighter): boolean {
  if (Math.abs(gorgon.level - target.level) > 1 || isUntargetable(play, gorgon, target)) return false
  return perceives(play, gorgon, target) && perceives(play, target, gorgon)
}

/** CF-REV-ACHERON-23: the target leaves play as if eliminated, and a stone marks its place. */
function petrify(play: Play, casting: Casting): void {
  const { caster, target } = casting
  const { x, y } = target.at
  const half = Math.min(baseOf(target).width, baseOf(target).depth) / 2
  addMarker(play, { kind: TORPOR, by: caster.id, at: { x, y }, to: { x: x + half, y }, x: target.id })
  enchant(play, effectSourceOf(casting), target)
  Object.assign(target, { status: 'eliminated', hasFallen: true })
  const args = { fighter: { figure: target.id } }
  play.log('petrified', args, ['CF-REV-ACHERON-23'], { seat: target.seat, isOutcome: true, removes: [target.id] })
}

/** CF-REV-ACHERON-23: only what ends spells, or the Gorgon's end, brings a petrified fighter back. */
enchantment(TORPOR, { lasts: 'game', petrified: true, mayReturn: () => false, onDissipation: revive })

markerKind(TORPOR, {
  icon: 'sleepy',
  outline: ({ at, to }) => discOutline(at, (to?.x ?? at.x) - at.x),
  isSolid: () => true,
  opaque: true,
})

/** CF-REV-ACHERON-23: the Gorgon's end frees its victims, with their Wounds and without other effects. */
defineReaction(TORPOR, { onElimination: (play, bearer) => immediately(() => release(play, bearer)) })

function release(play: Play, gorgon: Fighter): void {
  for (const marker of markersOf(play)) {
    if (marker.kind !== TORPOR || marker.by !== gorgon.id) continue
    revive(play, fighter(play, marker.x!))
  }
}

/** CF-REV-ACHERON-23: the victim keeps its Wounds and loses all effects. */
function revive(play: Play, victim: Fighter): void {
  for (const marker of markersOf(play)) {
    if (marker.kind === TORPOR && marker.x === victim.id) removeMarker(play, marker)
  }
  const returned = effectOn(victim, 'returned')
  const back = { status: 'standing', activated: true, hasFallen: returned !== undefined }
  Object.assign(victim, back, { effects: returned ? [returned] : [] })
  play.log('unpetrified', { fighter: { figure: victim.id } }, ['CF-REV-ACHERON-23'], {
    seat: victim.seat,
    isOutcome: true,
  })
}
