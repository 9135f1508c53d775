import { Proofreader } from '@fray/kernel'
import { spherewars } from '../game.ts'

export const proofreader = new Proofreader(spherewars.content.phrases)
