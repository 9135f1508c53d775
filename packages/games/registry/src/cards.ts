import { card as confrontation } from '@fray/confrontation/card'
import type { GameCard } from '@fray/kernel'
import { card as missum } from '@fray/missum/card'
import { card as spheresOfWar } from '@fray/spheres-of-war/card'
import { manuscriptCard, rulebookCard } from '@fray/spherewars/cards'

/** What a first page says of each game, in the order they are offered: as little as possible, for it is loaded first. */
export const gameCards: readonly GameCard[] = [spheresOfWar, rulebookCard, manuscriptCard, missum, confrontation]
