import type { Procedure, Refusal } from '@fray/kernel'
import type { Contour, Side } from '@fray/tabletop'
import type { Contact } from '../assault/assault.ts'
import type { Effect, Fighter, Play, PlayState } from '../state.ts'
import type { Device, Pressure, PressureRoll } from '../steam/pressure.ts'

/** Machines, steam and naphtha. */
export interface MachineHooks {
  /** CF-ABIL-111: the bearer is under way and turns only by curves. */
  readonly keepsHeading?: true
  /** CF-ABIL-111: why this assailant may not assault the bearer on this side. */
  barsSide?(
    play: PlayState,
    assailant: Fighter,
    side: Side,
    bearer: Fighter,
    effect: Effect | null,
  ): Refusal | undefined
  /** CF-ABIL-111: the bearer takes no charge penalties from this assailant. */
  braces?(play: PlayState, assailant: Fighter, bearer: Fighter, effect: Effect | null): boolean
  /** CF-ABIL-112: called when an assault by or against the bearer has made contact. */
  contactMade?(play: Play, contact: Contact, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-ABIL-115: whether the bearer keeps flyers from landing at this place. */
  forbidsLanding?(play: PlayState, landing: Contour, bearer: Fighter, effect: Effect | null): boolean
  /** CF-ABIL-116: the bearer's room for fighters of Small or Medium Size. */
  carries?(bearer: Fighter, effect: Effect | null): number
  /**
   * CF-ABIL-89: the bearer is an object on the table that belongs to no camp: it has no card and counts for nothing.
   */
  readonly isObject?: true
  /** CF-CARD-27: the bearer cannot replace servants of a machine. */
  readonly neverSubstitutes?: true
  /** CF-REV-TIRNABOR-05, -17: called after the bearer's pressure roll; true repeats it once. */
  repeatsPressure?(play: Play, fallen: PressureRoll, bearer: Fighter, effect: Effect | null): Procedure<boolean>
  /** CF-REV-TIRNABOR-08: faces of the bearer's pressure rolls that are incidents in addition to 1. */
  spoilsPressure?(bearer: Fighter, effect: Effect | null): readonly number[]
  /** CF-REV-GOBLIN-04: an incident of a device of the bearer with its own table; undefined for the common table. */
  ownIncident?(
    device: Device,
    bearer: Fighter,
    effect: Effect | null,
  ): ((play: Play) => Procedure<Pressure>) | undefined
}
