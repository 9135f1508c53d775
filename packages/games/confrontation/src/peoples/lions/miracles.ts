import { lastingMiracle } from '../../divination/miracles/builders.ts'

/** CF-REV-LION-23: he sees the attack before he says how he meets it. */
lastingMiracle('CF-REV-LION-23', { defendsAfterwards: true })
