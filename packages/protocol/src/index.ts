export * from './calls.ts'
export * from './http.ts'
export * from './socket-messages.ts'
export * from './version.ts'
