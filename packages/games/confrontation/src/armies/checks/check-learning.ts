import type { MessageArgs } from '@fray/kernel'
import rules from '../../../data/army-rules.json' with { type: 'json' }
import type { Listed } from '../army-builder.ts'
import { elementsOf } from '../cards/elements.ts'
import { addMissingFault } from '../cards/forbidden.ts'
import type { Magic, Profile } from '../cards/profile.ts'
import {
  type Aspect,
  artefactNamed,
  type MiracleCard,
  miracleNamed,
  type SpellCard,
  spellNamed,
} from '../extras/armoury.ts'
import { virtueNamed } from '../extras/virtues.ts'
import { hasTrait } from '../peoples/alliance.ts'
import { peopleNamed } from '../peoples/peoples.ts'
import { addFault, type LineContext } from './army-fault.ts'

/** Why a fighter cannot learn something: the fault and the rules. */
interface Refusal {
  readonly id: string
  readonly rules: readonly string[]
}

/** CF-ARMY-09, -14: only magicians learn spells, within their intensity. */
export function checkSpells(army: LineContext, { profile, listed, place }: Listed): void {
  if (listed.spells.length === 0) return
  const { name, magic } = profile
  if (!magic) {
    addFault(army, 'no-magician', { name }, `${place}.spells`, 'CF-ARMY-09')
    return
  }
  checkEach(army, `${place}.spells`, listed.spells, 'spell', name, (id) => {
    const spell = spellNamed(id)
    return spell && { name: spell.name, refusal: spellRefusal(profile, magic, spell) }
  })
  const intensity = intensityOf(profile, listed.spells)
  if (intensity > magic.intensity) {
    addFault(army, 'intensity', { name, intensity, most: magic.intensity }, `${place}.spells`, 'CF-ARMY-14')
  }
}

/** CF-ARMY-14, CF-PACK-54: the total intensity of spells for a magician. */
export function intensityOf({ rankWords }: Profile, learnt: readonly string[]): number {
  const cards = learnt.flatMap((id) => spellNamed(id) ?? [])
  return cards
    .filter(({ lightFor }) => lightFor === undefined || !rankWords.includes(lightFor))
    .reduce((sum, { intensity }) => sum + intensity, 0)
}

/** CF-ARMY-15, -18: only faithful learn miracles, Warrior-monks a limited number. */
export function checkMiracles(army: LineContext, { profile, listed, place }: Listed): void {
  if (listed.miracles.length === 0) return
  const { name } = profile
  if (!profile.faith) {
    addFault(army, 'no-faithful', { name }, `${place}.miracles`, 'CF-ARMY-15')
    return
  }
  checkEach(army, `${place}.miracles`, listed.miracles, 'miracle', name, (id) => {
    const miracle = miracleNamed(id)
    return (
      miracle && {
        name: miracle.name,
        refusal: miracleRefusal(profile, listed, miracle),
      }
    )
  })
  const sentences = listed.miracles.filter((id) => miracleNamed(id)?.sentence)
  const { most, free, rule } = sentences.length > 0 ? INSTEAD : miraclesOf(profile)
  const count = listed.miracles.filter((id) => !free.includes(id) && !sentences.includes(id)).length
  if (count > most) addFault(army, 'miracle-number', { name, count, most }, `${place}.miracles`, rule)
  if (sentences.length > rules.sentences) {
    const args = { name, count: sentences.length, most: rules.sentences }
    addFault(army, 'miracle-number', args, `${place}.miracles`, INSTEAD.rule)
  }
}

/** CF-REV-GRIFFIN-12: a faithful that knows sentences knows no other miracles. */
const INSTEAD = { most: 0, free: [] as readonly string[], rule: 'CF-REV-GRIFFIN-12' }

/** Checks each spell or miracle alone: whether it exists, may be learnt, and is learnt once. */
function checkEach(
  army: LineContext,
  field: string,
  ids: readonly string[],
  kind: 'spell' | 'miracle',
  name: string,
  judged: (id: string) => { readonly name: string; readonly refusal: Refusal | null } | undefined,
): void {
  for (const [i, id] of ids.entries()) {
    const found = judged(id)
    const at = `${field}[${i}]`
    if (!found) {
      addMissingFault(army, kind, id, at, kind === 'spell' ? 'CF-ARMY-09' : 'CF-ARMY-15')
      continue
    }
    const args: MessageArgs = { name, card: found.name }
    if (found.refusal) addFault(army, found.refusal.id, args, at, ...found.refusal.rules)
    if (ids.indexOf(id) < i && !spellNamed(id)?.discarded) addFault(army, `${kind}-twice`, args, at, 'CF-ARMY-14')
  }
}

/** CF-ARMY-10 to -13: why a magician cannot learn a spell. */
export function spellRefusal(profile: Profile, magic: Magic, spell: SpellCard): Refusal | null {
  if (!isOpenTo(profile, spell)) return { id: 'spell-reserved', rules: ['CF-ARMY-10'] }
  const { paths, elements, instead } = spell
  const anyPath = paths.length === 0 || paths.includes('primagic') || paths.includes('elemental')
  if (!anyPath && !paths.some((path) => magic.paths.includes(path)))
    return { id: 'spell-path', rules: ['CF-ARMY-10', 'CF-ARMY-11', 'CF-ARMY-12'] }
  const mastered: readonly string[] = elementsOf(profile)
  const other = elements.includes('other') && mastered.every((element) => elements.includes(element))
  const masters = (element: string) => mastered.includes(element)
  const spared = instead?.army === profile.army && masters(instead.element)
  const unknown = !spared && elements.some((element) => element !== 'other' && !masters(element))
  if (!paths.includes('primagic') && (other || unknown)) return { id: 'spell-element', rules: ['CF-ARMY-13'] }
  return null
}

/** Whether a spell is reserved to an army, to an ability or to profiles that this one does not match. */
function isOpenTo(profile: Profile, { army, ability, only }: SpellCard): boolean {
  if (army !== undefined && profile.army !== army) return false
  if (ability !== undefined && !hasTrait(profile, ability)) return false
  return only === undefined || isOneOf(profile, only)
}

/** CF-PACK-02: a Character bound to another faction loses what is reserved to it. */
function isOneOf({ id, estranged }: Profile, only: readonly string[]): boolean {
  return only.includes(id) && !estranged
}

/** CF-ARMY-16, -17: why a faithful cannot learn a miracle. */
export function miracleRefusal(profile: Profile, learner: Learner, miracle: MiracleCard): Refusal | null {
  if (!isTaught(profile, miracle)) return { id: 'miracle-cult', rules: ['CF-ARMY-16'] }
  const enough = hasAspects(profile, learner, miracle)
  return enough ? null : { id: 'miracle-aspects', rules: ['CF-ARMY-17', 'CF-LITANY-03'] }
}

/** The options that change a faithful's Aspects. */
export type Learner = Pick<Listed['listed'], 'artefacts' | 'virtues'>

/** CF-ARMY-16: of the fighter's cult, of its people's path, or universal. */
function isTaught(profile: Profile, { cults, only, named }: MiracleCard): boolean {
  const { faith, people, name } = profile
  if (only) return isOneOf(profile, only)
  if (named !== undefined) return name === named
  const path = peopleNamed(people)?.path
  return cults.some((cult) => cult === 'universal' || cult === faith?.cult || cult === path)
}

/** CF-ARMY-17, CF-LITANY-03: whether the Aspects, raised by relics and virtues, reach those of the miracle. */
function hasAspects({ faith }: Profile, learner: Learner, { aspects = {} }: MiracleCard): boolean {
  return ASPECTS.every((aspect) => (faith?.[aspect] ?? 0) + addedTo(aspect, learner) >= (aspects[aspect] ?? 0))
}

const ASPECTS: readonly Aspect[] = ['creation', 'alteration', 'destruction']

/** CF-RELIC-03, CF-VIRTUE-18: what relics and virtues add to an Aspect. */
function addedTo(aspect: Aspect, { artefacts, virtues }: Learner): number {
  const byRelics = artefacts.reduce((sum, id) => sum + (artefactNamed(id)?.relic?.aspects[aspect] ?? 0), 0)
  return byRelics + virtues.filter((id) => virtueNamed(id)?.aspect === aspect).length
}

/** CF-ARMY-18: how many miracles a faithful may know, and those that do not count. */
export function miraclesOf(profile: Profile): {
  readonly most: number
  readonly free: readonly string[]
  readonly rule: string
} {
  const besides = rules.besides.find((beside) => beside.profile === profile.id)
  const free = besides?.miracles ?? []
  const cult = rules.cultMiracles.find((cultMiracle) => cultMiracle.cult === profile.faith?.cult)
  if (cult) {
    const byLevel: Readonly<Record<string, number>> = cult.byLevel
    const most = (byLevel[profile.faith!.level] ?? 1) + (profile.character ? cult.character : 0)
    return { most, free, rule: cult.rule }
  }
  if (!hasTrait(profile, 'warrior-monk')) return { most: Number.POSITIVE_INFINITY, free, rule: 'CF-ARMY-18' }
  return { most: rules.warriorMonkMiracles, free, rule: 'CF-ARMY-18' }
}
