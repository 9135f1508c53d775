import type { Phrases } from '@fray/kernel'

/**
 * Writes out `{gemsByKind}` in phrases: how many gems of each kind, leaving out the kinds that are absent. Written out by
 * hand it would be the same seven plurals in twenty phrases of each language.
 */
export function writeOutGems<P extends Phrases>(phrases: P, names: Readonly<Record<string, string>>): P {
  const gemsByKind = Object.entries(names).map(([kind, name]) => {
    const counted = ` · # ${name}`
    return `{${kind}, plural, =0 {} one {${counted}} other {${counted}}}`
  })
  const written = Object.entries(phrases).map(([id, message]) => [
    id,
    message.replace('{gemsByKind}', () => gemsByKind.join('')),
  ])
  return Object.fromEntries(written) as P
}
