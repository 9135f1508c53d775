import { afterEach } from 'vitest'
import { closeEverything } from './shared-browser.ts'

afterEach(closeEverything)
