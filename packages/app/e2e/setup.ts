import { afterEach, beforeEach } from 'vitest'
import { restartChance } from './fixed-chance.ts'
import { closeEverything } from './shared-browser.ts'

beforeEach(restartChance)
afterEach(closeEverything)
