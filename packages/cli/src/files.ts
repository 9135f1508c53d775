import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readJson } from '@fray/kernel'

/** A file that cannot be read or written, explained in one line. */
export class FileError extends Error {
  override readonly name = 'FileError'
}

/** Reads a JSON file; `what` names the expected content in errors. */
export async function readJsonFile(what: string, path: string): Promise<unknown> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new FileError(`cannot read the ${what} ${path}: ${reason(error)}`)
  })
  return readJson(`${what} ${path}`, text)
}

/**
 * Lists the JSON files of a path: a file, or everything in a folder and its subfolders. `what` names the expected
 * content in errors.
 */
export async function jsonFilesAt(what: string, path: string): Promise<string[]> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    throw new FileError(`cannot read the ${what} ${path}: ${reason(error)}`)
  })
  if (!found.isDirectory()) return [path]
  const names = await readdir(path, { recursive: true })
  const files = names.filter((name) => name.endsWith('.json')).sort()
  if (files.length === 0) throw new FileError(`no ${what}s found in ${path}`)
  return files.map((name) => join(path, name))
}

/** Writes a temporary file first, so that the target is always complete: the old version or the new one. */
export async function writeJsonFile(path: string, data: unknown): Promise<void> {
  try {
    await writeFile(`${path}.part`, `${JSON.stringify(data, undefined, 2)}\n`)
    await rename(`${path}.part`, path)
  } catch (error) {
    throw new FileError(`cannot write ${path}: ${reason(error as NodeJS.ErrnoException)}`)
  }
}

/** Explains why a file cannot be read or written. */
function reason({ code, message }: NodeJS.ErrnoException): string {
  if (code === 'ENOENT') return 'no such file or directory'
  if (code === 'EISDIR') return 'is a directory'
  if (code === 'EACCES') return 'permission denied'
  return message
}
