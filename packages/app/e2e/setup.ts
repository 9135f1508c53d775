import { afterEach, beforeEach } from 'vitest'
import { beginChanceAnew } from './fixed-chance.ts'
import { closeEverything } from './shared-browser.ts'

beforeEach(beginChanceAnew)
afterEach(closeEverything)
