export * from './advice.ts'
export * from './thinker.ts'
export * from './thinking-thread.ts'
