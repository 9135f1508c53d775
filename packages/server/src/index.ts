export { openRoomThread } from './rooms/worker-threads.ts'
export { type RunningServer, type ServerOptions, startServer } from './server.ts'
