/** Offers a text for download. */
export function download(name: string, content: string, type = 'application/json'): void {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

/** Makes a file name from the game and the time. */
export function fileName(game: string, now: Date, ending = 'json'): string {
  return `fray-${game}-${now.toISOString().slice(0, 16).replaceAll(':', '')}.${ending}`
}
