import { lastingMiracle } from '../../divination/miracles/builders.ts'

/** CF-REV-LION-23: the target sees the attack before it chooses its defence. */
lastingMiracle('salutary-intuition', { defendsAfterwards: true })
