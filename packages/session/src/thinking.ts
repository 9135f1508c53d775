export * from './advice.ts'
export * from './thinker.ts'
