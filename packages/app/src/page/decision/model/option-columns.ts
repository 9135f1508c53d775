/** More options than this get smaller buttons. */
const MANY = 8

/** A longer label fills three lines of a button with an icon in half of the narrowest panel. */
const LONG = 20

/** A longer note fills four lines or more under the label. */
const LONG_NOTE = 44

/** Chooses the layout of a list of buttons: columns, dense if there are many, or lines. */
export function layoutOf(labels: readonly string[], notes: readonly string[] = []): string {
  const many = labels.length > MANY
  const long = Math.max(
    labels.filter(({ length }) => length > LONG).length,
    notes.filter(({ length }) => length > LONG_NOTE).length,
  )
  // One long name among many short ones does not make everybody scroll.
  const lines = many ? long * 2 > labels.length : long > 0
  return `options${many ? ' options-many' : ''}${lines ? ' options-lines' : ''}`
}
