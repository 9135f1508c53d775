/** Whether a key is meant for a field and not for the page. */
export function isTyping({ target }: KeyboardEvent): boolean {
  if (target instanceof HTMLInputElement) return target.type !== 'range' && target.type !== 'radio'
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
}
