import { define } from '../ability.ts'
import { addAbilityTerm, asProcedure, listedAbility } from './builders.ts'
import { addLingeringWound } from './lingering-wound.ts'

/** Effects of potions while they last. */
define(
  {
    id: 'vigour',
    name: 'Vigour Potion',
    rule: 'SW-CONSUMABLE-13',
    strength(q, _bearer, effect) {
      if (q.own) addAbilityTerm(q.tally, 'vigour', effect!.amount)
    },
  },
  {
    id: 'stamina',
    name: 'Stamina Potion',
    rule: 'SW-CONSUMABLE-16',
    constitution: (q, _bearer, effect) => addAbilityTerm(q.tally, 'stamina', effect!.amount),
  },
  {
    id: 'agility',
    name: 'Agility Potion',
    rule: 'SW-CONSUMABLE-28',
    dexterity: (q, _bearer, effect) => addAbilityTerm(q.tally, 'agility', effect!.amount),
  },
  {
    id: 'prowess',
    name: 'Combat Potion',
    rule: 'SW-CONSUMABLE-45',
    strength(q, _bearer, effect) {
      if (q.own) addAbilityTerm(q.tally, 'prowess', effect!.amount)
    },
    dexterity: (q, _bearer, effect) => addAbilityTerm(q.tally, 'prowess', effect!.amount),
  },
  {
    id: 'speed',
    name: 'Speed Potion',
    rule: 'SW-CONSUMABLE-31',
    movementPoints: (q, _bearer, effect) => addAbilityTerm(q.tally, 'speed', effect!.amount),
  },
  {
    id: 'tactics',
    name: 'Tactical Papyrus',
    rule: 'SW-CONSUMABLE-42',
    strategicDice: ({ tally }, _bearer, effect) => addAbilityTerm(tally, 'tactics', effect!.amount),
  },
  /** SW-RGEAR-18: applies only to the deed named when the tooth was used. */
  {
    id: 'tooth-bites',
    name: 'Tooth of Kurgan',
    rule: 'SW-RGEAR-18',
    deedDifficulty: ({ tally }) => addAbilityTerm(tally, 'tooth-bites', -1),
  },
)

/** Facts about consumables that the core needs before one is used. */
define(
  listedAbility('inferior-enchantment-papyrus', { castingGems: 1 }),
  listedAbility('superior-enchantment-papyrus', { castingGems: 2 }),
  listedAbility('sublime-enchantment-papyrus', { castingGems: 3 }),
  listedAbility('choice-blow', { changesDexterityDice: true, changesCastingDice: true }),
  listedAbility('ember-brew', {
    leaves: {
      afterDamage: (play, bearer, victim, wounds, kind) =>
        asProcedure(() => {
          if (kind === 'melee' && wounds > 0) addLingeringWound(play, victim, bearer, ['SW-RGEAR-48'])
        }),
    },
  }),
)
