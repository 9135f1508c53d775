import { immediately } from '../../abilities/builders.ts'
import { artefactNamed } from '../../armies/extras/armoury.ts'
import { characteristic } from '../../characteristics.ts'
import { isFaithful } from '../../divination/faith.ts'
import { miracle } from '../../divination/miracle.ts'
import { effectSourceOf } from '../../divination/miracles/builders.ts'
import { enchant, enchantment } from '../../mystic/enchantment.ts'
import { type Fighter, profileOf } from '../../state.ts'
import { has } from '../../traits.ts'

const ID = 'aura-of-profanation'

/** CF-REV-DRUNE-02: an orthodox faithful becomes an iconoclast, and the other way round. */
miracle(ID, {
  mayTarget: (_play, target) => isFaithful(target),
  difficulty: (play, target) => characteristic(play, target, profileOf(target).dis === null ? 'res' : 'dis').total,
  effect: (play, calling) =>
    immediately(() => {
      const { target } = calling
      if (carriesCreedObject(target)) return
      enchant(play, effectSourceOf(calling), target, {
        part: has(play, target, 'iconoclast') ? 'orthodox' : 'iconoclast',
      })
    }),
})
enchantment(ID, { shownAs: 'broken-heart', grants: ['iconoclast'] }, 'iconoclast')
enchantment(ID, { shownAs: 'prayer', suspends: ['iconoclast'] }, 'orthodox')

/** CF-REV-DRUNE-02: carries an object that is only for iconoclasts, or makes its bearer one. */
function carriesCreedObject({ member }: Fighter): boolean {
  return member.extras.some(({ ability }) => {
    const { relic, prints } = artefactNamed(ability) ?? {}
    return relic?.needs === 'iconoclast' || prints?.abilities.includes('iconoclast') === true
  })
}
