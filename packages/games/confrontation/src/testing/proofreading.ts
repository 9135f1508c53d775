import { Proofreader } from '@fray/kernel'
import { confrontation } from '../game.ts'

export const proofreader = new Proofreader(confrontation.content.phrases)
