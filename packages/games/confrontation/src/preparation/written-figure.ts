/** Other names of the fields of a figure. */
const FIELDS_CALLED: Readonly<Record<string, string>> = {
  orientation: 'facing',
  altitude: 'level',
  rout: 'inRout',
  routed: 'inRout',
  cover: 'underCover',
  profile: 'who',
}

/** Other names of the fields of a card, and of a weapon. */
const CARD_CALLED: Readonly<Record<string, string>> = {
  ...{ movement: 'mov', initiative: 'ini', attack: 'att', strength: 'str', defence: 'def', defense: 'def' },
  ...{ resilience: 'res', courage: 'cou', discipline: 'dis', power: 'pow', ability: 'abilities' },
}
const WEAPON_CALLED: Readonly<Record<string, string>> = { str: 'strength', range: 'ranges' }

/** Initials of the points of the compass. */
const INITIALS: Readonly<Record<string, string>> = {
  ...{ n: 'north', e: 'east', s: 'south', w: 'west' },
  ...{ ne: 'north-east', se: 'south-east', sw: 'south-west', nw: 'north-west' },
}

type Fields = Record<string, unknown>

function isRecord(data: unknown): data is Fields {
  return typeof data === 'object' && data !== null && !Array.isArray(data)
}

/** Finds a field by its letters only, in any case and with any gaps ("MOV", "in rout"). */
function fieldsOf(known: readonly string[], called: Readonly<Record<string, string>>) {
  const letters = (written: string) => written.toLowerCase().replaceAll(/[^a-z]/g, '')
  const fields = new Map(
    [...Object.entries(called), ...known.map((field) => [field, field] as const)].map(([as, field]) => [
      letters(as),
      field,
    ]),
  )
  return (written: string) => (known.includes(written) ? written : fields.get(letters(written)))
}

/**
 * Reads a figure written by people who do not know the exact fields: printed values may stand beside `changes`, fields
 * may be written as the book prints them, and a part may stand for the whole if it is the only one.
 */
export function figureReader(
  figureFields: readonly string[],
  cardFields: readonly string[],
): (data: unknown) => unknown {
  const fieldOf = fieldsOf(figureFields, FIELDS_CALLED)
  const printedOf = fieldsOf(cardFields, CARD_CALLED)
  return (data) => {
    if (!isRecord(data)) return data
    const figure: Fields = {}
    const changes: Fields = {}
    for (const [written, value] of Object.entries(data)) {
      const field = fieldOf(written)
      const printed = field === undefined ? printedOf(written) : undefined
      if (printed === undefined) figure[field ?? written] = value
      else changes[printed] = value
    }
    if (isRecord(figure.changes)) {
      for (const [written, value] of Object.entries(figure.changes)) changes[printedOf(written) ?? written] = value
    }
    const isChanged = figure.changes === undefined || isRecord(figure.changes)
    return expandParts({
      ...figure,
      ...(isChanged && Object.keys(changes).length > 0 ? { changes: expandCard(changes) } : {}),
    })
  }
}

const WOUNDS = ['none', 'light', 'serious', 'critical']

function expandParts(figure: Fields): Fields {
  const { facing, beside, effects, wounds } = figure
  const whole: Fields = {}
  if (typeof facing === 'string') whole.facing = INITIALS[facing.toLowerCase()] ?? facing
  if (typeof beside === 'string' || typeof beside === 'number') whole.beside = { figure: beside }
  if (Array.isArray(effects))
    whole.effects = effects.map((effect) => (typeof effect === 'string' ? { object: effect } : effect))
  if (typeof wounds === 'number') whole.wounds = WOUNDS[wounds] ?? wounds
  return { ...figure, ...whole }
}

/** "10/20" is MOV and flight, "20-40-60" the ranges of a weapon. */
function expandCard(card: Fields): Fields {
  const { mov, weapon } = card
  const [walked, flown] = typeof mov === 'string' ? numbersIn(mov) : []
  const ways = walked === undefined ? {} : { mov: walked, ...(flown === undefined ? {} : { flight: flown }) }
  return { ...card, ...ways, ...(isRecord(weapon) ? { weapon: expandWeapon(weapon) } : {}) }
}

function expandWeapon(weapon: Fields): Fields {
  const fieldOf = fieldsOf(['name', 'strength', 'ranges'], WEAPON_CALLED)
  const named = Object.entries(weapon).map(([written, value]) => [fieldOf(written) ?? written, value])
  const whole: Fields = Object.fromEntries(named)
  return typeof whole.ranges === 'string' ? { ...whole, ranges: numbersIn(whole.ranges) } : whole
}

function numbersIn(written: string): number[] {
  return written.split(/[-/]/).map(Number)
}
