import { immediately } from '../../../abilities/builders.ts'
import { characteristic } from '../../../characteristics.ts'
import { enchant, enchantment, leavesAbility, onCharacteristic, termOfMystery } from '../../../mystic/enchantment.ts'
import { type Fighter, type PlayState, profileOf } from '../../../state.ts'
import { has } from '../../../traits.ts'
import { maintainedForGems } from '../../maintenance.ts'
import { effectSourceOf, spell } from '../../spell.ts'
import { addSpellEffect, grantingSpell, lastingSpell } from '../builders.ts'

/** CF-SPELL-38, -40: a possessed fighter of the caster's kind. */
function isPossessed(play: PlayState, target: Fighter): boolean {
  return has(play, target, 'possessed') && profileOf(target).people === 'midnor'
}

/** CF-SPELL-37: Fierce, at a difficulty by STR. */
grantingSpell('demonic-will', 'fierce', {
  mayTarget: (play, target) => ['possessed', 'mutagenic', 'living-dead'].some((trait) => has(play, target, trait)),
  difficulty: (play, target) => characteristic(play, target, 'str').total + 2,
})

/** CF-SPELL-41: STR −2. */
lastingSpell('harassment-spell', onCharacteristic('harassment-spell', 'str', -2))

/** CF-SPELL-42: MOV +2.5. */
lastingSpell('celerity-of-the-shadows', {
  movement: ({ tally }) => void tally.add(2.5, termOfMystery('celerity-of-the-shadows'), 'CF-SPELL-42'),
})

/** CF-SPELL-38: a target with one of the two abilities gets the other; two gems prolong it. */
spell('tentacular-outgrowth', {
  mayTarget: isPossessed,
  effect: (play, casting) =>
    immediately(() => {
      const [hasLimb, concentrates] = ['additional-limb', 'concentration'].map((id) => has(play, casting.target, id))
      // CF-BOOK-05: a target with both, perhaps by another spell, gets nothing that would need upkeep.
      if (hasLimb && concentrates) return
      if (!hasLimb) addSpellEffect(play, casting, 'additional-limb', { until: 'game' })
      if (!concentrates) {
        addSpellEffect(play, casting, 'concentration', { x: 2, until: 'game' })
        addSpellEffect(play, casting, 'under-tentacular-outgrowth-outgrowth')
      }
      enchant(play, effectSourceOf(casting), casting.target)
    }),
})
enchantment('tentacular-outgrowth', {
  lasts: 'game',
  ...maintainedForGems('darkness', 2, 'Tentacular Outgrowth', 'CF-SPELL-38'),
})
enchantment('tentacular-outgrowth', { lasts: 'game', concentratesOn: ['str', 'res'] }, 'outgrowth')
const lacksConcentration = (play: PlayState, bearer: Fighter) => !has(play, bearer, 'concentration')
leavesAbility('tentacular-outgrowth', 'additional-limb', {
  isFor: (play, bearer) => !has(play, bearer, 'additional-limb'),
})
leavesAbility('tentacular-outgrowth', 'under-tentacular-outgrowth-outgrowth', { isFor: lacksConcentration })
leavesAbility('tentacular-outgrowth', 'concentration', { numberFor: () => 2, isFor: lacksConcentration })

/** CF-SPELL-39: the target's 2 counts as a 1. */
lastingSpell('curse-of-the-possessed', {
  spoilsTwos: ({ kind, fighter }, bearer) =>
    fighter === bearer && ['initiative', 'agility', 'attack', 'defence', 'aim'].includes(kind),
})

/** CF-SPELL-40: difficulty 5, and one more for every degree; being Stunned counts as a Light Wound. */
spell('demonic-regeneration', {
  mayTarget: isPossessed,
  difficulty: (_play, target) => 5 + Math.max(target.wounds, target.stunned ? 1 : 0),
  effect: (play, casting) =>
    immediately(() => {
      if (has(play, casting.target, 'regeneration')) return
      enchant(play, effectSourceOf(casting), casting.target)
      addSpellEffect(play, casting, 'regeneration', { x: 5 })
    }),
})
enchantment('demonic-regeneration', { suspends: ['possessed'] })
leavesAbility('demonic-regeneration', 'regeneration', { numberFor: () => 5 })
