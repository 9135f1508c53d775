import { card as confrontation } from '@fray/confrontation/card'
import type { GameCard } from '@fray/kernel'
import { card as missum } from '@fray/missum/card'
import { card as spheresOfWar } from '@fray/spheres-of-war/card'
import { manuscriptCard, rulebookCard } from '@fray/spherewars/cards'

/** The cards of all games in the order they are offered. Kept small, because the first page loads them first. */
export const gameCards: readonly GameCard[] = [spheresOfWar, rulebookCard, manuscriptCard, missum, confrontation]
