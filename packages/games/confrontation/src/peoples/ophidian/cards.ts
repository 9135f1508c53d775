import { choice, text } from '@fray/kernel'
import { capacity } from '../../abilities/builders.ts'
import { define } from '../../ability.ts'
import { artefact } from '../builders.ts'

const BLADE = 'CF-REV-OPHIDIAN-03'

/** CF-REV-OPHIDIAN-03: a blow at the chest may move to the head, on the same line; poison is not a blow. */
const vorpalBlade = artefact('ophidian-vorpal-blade', {
  mindsDice: true,
  *relocates(play, location, { kind, victim }, bearer) {
    if (kind !== 'combat' || location !== 'chest') return location
    const answer = yield* play.pick({
      seat: bearer.seat,
      figure: bearer.id,
      prompt: text('ask.location', { victim: { figure: victim.id } }),
      rules: [BLADE],
      defaultAnswer: () => 'head',
      options: [choice('head', text('location.head')), choice('chest', text('location.chest'))],
    })
    return answer === 'chest' ? 'chest' : 'head'
  },
})

/** CF-REV-OPHIDIAN-01: one of another people, except that it leads only ophidians, and never coordinates. */
const enlistment = capacity('enlistment', { leadsPeople: () => 'ophidian', cannotCoordinate: true })

define(vorpalBlade, enlistment)
