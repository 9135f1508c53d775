export { openRoomThread } from './rooms/worker-threads.ts'
export { type RunningServer, startServer } from './server.ts'
export type { ServerOptions } from './server-options.ts'
