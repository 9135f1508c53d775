import type { MatchInfo } from '@fray/protocol'

/** Who or what a match waits for before it begins, seen by one of its players. */
export type WaitingStep = 'opponent' | 'own-army' | 'other-armies' | 'beginning' | 'table' | 'cancelled'

export function waitingStep({ status, seats }: Pick<MatchInfo, 'status' | 'seats'>, seat: number): WaitingStep {
  if (status === 'cancelled') return 'cancelled'
  if (status === 'open') return 'opponent'
  if (status === 'running') return 'table'
  if (status !== 'choosing') return 'beginning'
  return seats[seat]?.hasForce ? 'other-armies' : 'own-army'
}
