export * from './distribution.ts'
export * from './explore.ts'
export * from './forecast.ts'
export type { Mass, Probability } from './mass.ts'
