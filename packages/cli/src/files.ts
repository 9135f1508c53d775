import { readFile, rename, writeFile } from 'node:fs/promises'
import { readJson } from '@fray/kernel'

/** A file that cannot be read or written, in one line. */
export class FileError extends Error {
  override readonly name = 'FileError'
}

/** The data of a JSON file; `what` says in errors what it should be. */
export async function readJsonFile(what: string, path: string): Promise<unknown> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new FileError(`cannot read the ${what} ${path}: ${reason(error)}`)
  })
  return readJson(`${what} ${path}`, text)
}

/** Writes beside the file first: whatever happens meanwhile, the file is the old one or the new one. */
export async function writeJsonFile(path: string, data: unknown): Promise<void> {
  try {
    await writeFile(`${path}.part`, `${JSON.stringify(data, undefined, 2)}\n`)
    await rename(`${path}.part`, path)
  } catch (error) {
    throw new FileError(`cannot write ${path}: ${reason(error as NodeJS.ErrnoException)}`)
  }
}

/** Why a file cannot be read or written, in words. */
export function reason({ code, message }: NodeJS.ErrnoException): string {
  if (code === 'ENOENT') return 'there is no such file or directory'
  if (code === 'EISDIR') return 'it is a directory'
  if (code === 'EACCES') return 'permission denied'
  return message
}
