/** Why a combatant joins combat: by its owner's choice, or because it must (SW-ABIL-14, -27). */
export type JoinReason = 'chosen' | 'impetuous' | 'frenzied'
