import { afterEach, beforeEach } from 'vitest'
import { restartRandomness } from './fixed-randomness.ts'
import { closeEverything } from './shared-browser.ts'

beforeEach(restartRandomness)
afterEach(closeEverything)
