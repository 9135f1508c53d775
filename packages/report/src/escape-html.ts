const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for HTML: names come from files and from people. */
export function escapeHtml(words: string): string {
  return words.replace(/[&<>"']/g, (sign) => ENTITIES[sign]!)
}
