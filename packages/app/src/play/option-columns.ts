/** More options than this are shown in smaller buttons. */
const MANY = 8

/** Words longer than this fill three lines of a button with a face in half of the narrowest panel. */
const LONG = 20

/** What stands under the words of a button is smaller: longer than this it fills four lines and more. */
const LONG_NOTE = 44

/** How a list of buttons is laid out so that their words can be read: in columns, closer if there are many, or in lines. */
export function layoutOf(labels: readonly string[], notes: readonly string[] = []): string {
  const many = labels.length > MANY
  const long = Math.max(
    labels.filter(({ length }) => length > LONG).length,
    notes.filter(({ length }) => length > LONG_NOTE).length,
  )
  // One long name among many short ones is no reason to make everybody scroll.
  const lines = many ? long * 2 > labels.length : long > 0
  return `options${many ? ' options-many' : ''}${lines ? ' options-lines' : ''}`
}
