import type { Plugin } from 'vite'

/** `import('x.json', { with: { type: 'json' } })`, whatever the spacing. */
const DYNAMIC_JSON = /(\bimport\(\s*(["'])[^"']+\.json\2)\s*,\s*\{\s*with\s*:\s*\{\s*type\s*:\s*(["'])json\3\s*\}\s*\}/g

/**
 * Node wants JSON to be imported as such. Vite serves JSON as a module of JavaScript while developing, and takes that wish
 * out of static imports but leaves it in dynamic ones, which a browser then refuses for their type.
 */
export function jsonImports(): Plugin {
  return {
    name: 'fray:json-imports',
    apply: 'serve',
    enforce: 'pre',
    transform: (code) => (code.includes('.json') ? withoutJsonType(code) : null),
  }
}

/** The same code with dynamic imports of JSON that do not say so. */
export function withoutJsonType(code: string): string {
  return code.replace(DYNAMIC_JSON, '$1')
}
