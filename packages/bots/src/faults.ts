/** Descriptions of what is wrong; empty if nothing is. */
export type Faults = string[]
