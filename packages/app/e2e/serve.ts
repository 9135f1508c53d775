import { builtApp } from '../build/built-app.ts'
import { type Served, serveFolder } from '../build/serve-folder.ts'

/** The built app, the same that `npm start` serves, on an address of its own. */
export async function serve(): Promise<Served & { readonly folder: string }> {
  const folder = await builtApp()
  return { ...(await serveFolder(folder, { port: 0 })), folder }
}
