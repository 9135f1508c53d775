import { type SelectField, text } from '@fray/kernel'

/** SW-TABLE-02: sizes that are often played on, in inches: width by depth. */
const SIZES = ['36x36', '40x40', '48x48', '60x40', '72x48'] as const

export const SIZE_CHART: SelectField = {
  kind: 'select',
  place: 'size',
  label: text('table.size'),
  value: '40x40',
  options: SIZES.map((value) => {
    const [width, depth] = sidesOf(value)
    return { value, text: text('table.size-of', { width, depth }) }
  }),
}

export function chosenSize({ size = '40x40' }: Readonly<Record<string, string>>): {
  readonly width: number
  readonly depth: number
} {
  const known = SIZES.find((chartSize) => chartSize === size) ?? '40x40'
  const [width, depth] = sidesOf(known)
  return { width, depth }
}

function sidesOf(size: string): [width: number, depth: number] {
  const [width = 40, depth = 40] = size.split('x').map(Number)
  return [width, depth]
}
