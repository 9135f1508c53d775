import type { Procedure, Refusal } from '@fray/kernel'
import type { Contour, Side } from '@fray/tabletop'
import type { Contact } from '../assault/assault.ts'
import type { Effect, Fighter, Play, PlayState } from '../state.ts'
import type { Device, Pressure, PressureRoll } from '../steam/pressure.ts'

/** Machines, steam and naphtha. */
export interface MachineHooks {
  /** CF-ABIL-111: the bearer is under way and turns by curves alone. */
  readonly keepsHeading?: true
  /** CF-ABIL-111: why the bearer may not be assaulted on this side by this assailant. */
  barsSide?(
    play: PlayState,
    assailant: Fighter,
    side: Side,
    bearer: Fighter,
    effect: Effect | null,
  ): Refusal | undefined
  /** CF-ABIL-111: charge penalties of this assailant do not reach the bearer. */
  braces?(play: PlayState, assailant: Fighter, bearer: Fighter, effect: Effect | null): boolean
  /** CF-ABIL-112: an assault, of the bearer or at him, has been brought into contact. */
  contactMade?(play: Play, contact: Contact, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-ABIL-115: whether the bearer keeps flyers from landing where their bases would stand so. */
  forbidsLanding?(play: PlayState, landing: Contour, bearer: Fighter, effect: Effect | null): boolean
  /** CF-ABIL-116: how many fighters of Small or Medium Size the bearer has room for. */
  carries?(bearer: Fighter, effect: Effect | null): number
  /** CF-ABIL-89: the bearer is a thing that stands on the table and nobody's miniature: it acts on no card and counts for nothing. */
  readonly isObject?: true
  /** CF-CARD-27: the bearer never stands in for the servants of a machine. */
  readonly neverSubstitutes?: true
  /** CF-REV-TIRNABOR-05, -17: a pressure roll of the bearer's has fallen; true makes it again, once. */
  repeatsPressure?(play: Play, fallen: PressureRoll, bearer: Fighter, effect: Effect | null): Procedure<boolean>
  /** CF-REV-TIRNABOR-08: faces of the bearer's pressure rolls that are incidents besides the 1. */
  spoilsPressure?(bearer: Fighter, effect: Effect | null): readonly number[]
  /** CF-REV-GOBLIN-04: an incident of this device of the bearer's, which has a table of its own; undefined leaves it to the common one. */
  ownIncident?(
    device: Device,
    bearer: Fighter,
    effect: Effect | null,
  ): ((play: Play) => Procedure<Pressure>) | undefined
}
