/** What happened, told in one breath: each sentence ends, whether or not its words do. */
export function asSentences(told: readonly string[]): string {
  return told.map((words) => (/[.!?…]$/.test(words) ? words : `${words}.`)).join(' ')
}
