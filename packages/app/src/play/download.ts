/** Hands a text to the reader as a file. */
export function download(name: string, content: string, type = 'application/json'): void {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

/** A name for the file that tells the game and when it was saved. */
export function fileName(game: string, now: Date, ending = 'json'): string {
  return `fray-${game}-${now.toISOString().slice(0, 16).replaceAll(':', '')}.${ending}`
}
