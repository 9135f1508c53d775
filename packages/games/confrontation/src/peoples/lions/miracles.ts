import { lastingMiracle } from '../../divination/miracles/builders.ts'

/** CF-REV-LION-23: the target sees the attack before it chooses its defence. */
lastingMiracle('CF-REV-LION-23', { defendsAfterwards: true })
