import { atOnce } from '../../abilities/making.ts'
import { characteristic } from '../../characteristics.ts'
import { miracle } from '../miracle.ts'

/** CF-MIRACLE-18. */
miracle('CF-MIRACLE-18', {
  difficulty: (play, target) => characteristic(play, target, 'att').total + 2,
  effect: () => atOnce(() => {}),
})
