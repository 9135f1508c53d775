import { atOnce } from '../../abilities/making.ts'
import { miracle } from '../../divination/miracle.ts'

/** CF-REV-SESSAIR-09: the roll that was answered is made again where it was made. */
miracle('CF-REV-SESSAIR-09', { unlimited: true, effect: () => atOnce(() => {}) })
