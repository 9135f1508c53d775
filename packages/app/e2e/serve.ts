import { type ServedApp, serveApp } from '../../../scripts/serve/serve-app.ts'
import { builtApp } from '../build/built-app.ts'

/** The built app and its server, the same that `npm start` runs, on an address of its own; matches are in memory. */
export async function serve(): Promise<ServedApp & { readonly folder: string }> {
  const folder = await builtApp()
  return { ...(await serveApp(folder, { port: 0 })), folder }
}
