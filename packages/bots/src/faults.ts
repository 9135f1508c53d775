/** What is wrong, in words; none if all is well. */
export type Faults = string[]
