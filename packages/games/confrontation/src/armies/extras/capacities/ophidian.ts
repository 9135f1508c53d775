import { peopleNamed } from '../../peoples/peoples.ts'
import { type Capacity, soloCapacity } from '../capacity.ts'

/** CF-REV-OPHIDIAN-01: S'Erum joins any army of the Meanders of Darkness as one of its people. */
export const ophidian: readonly Capacity[] = [
  soloCapacity({
    id: 'enlistment',
    name: 'Enlistment',
    rule: 'CF-REV-OPHIDIAN-01',
    army: 'ophidian',
    ap: 10,
    suits: ({ id }) => id === 'ophidian-s-erum',
    enlists: (army) => army !== 'ophidian' && peopleNamed(army)?.path === 'darkness',
  }),
]
