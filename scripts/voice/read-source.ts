import { type Comment, parseSync, Visitor } from 'oxc-parser'
import type { Where } from './patterns.ts'

/** A name or a text of a source file that the house style speaks about. */
export interface Spoken {
  readonly where: Where
  readonly words: string
  readonly line: number
}

const TEST_CALLS = new Set(['test', 'it', 'describe'])

/** Lists the names, comments, test titles and texts of a TypeScript file. */
export function readSource(file: string, source: string): Spoken[] {
  const { program, comments } = parseSync(file, source)
  const lineStarts = startsOfLines(source)
  const found: Spoken[] = []
  const add = (where: Where, words: string, offset: number) =>
    found.push({ where, words, line: lineAt(lineStarts, offset) })
  const addName = (where: Where, node: { type: string; name?: unknown; start: number } | null | undefined) => {
    if (node?.type === 'Identifier' && typeof node.name === 'string') add(where, node.name, node.start)
  }
  const addFunction = (node: { type: string; name?: unknown; start: number } | null | undefined) => {
    addName('function', node)
    addName('declaration', node)
  }
  const titles = new Set<number>()

  new Visitor({
    FunctionDeclaration: ({ id, params }) => {
      addFunction(id)
      for (const param of params) addName('loop variable', param)
    },
    ArrowFunctionExpression: ({ params }) => {
      for (const param of params) addName('loop variable', param)
    },
    VariableDeclarator: ({ id, init }) => {
      addName('loop variable', id)
      if (init?.type === 'ArrowFunctionExpression' || init?.type === 'FunctionExpression') addFunction(id)
      else addName('declaration', id)
    },
    ClassDeclaration: ({ id }) => addName('declaration', id),
    TSInterfaceDeclaration: ({ id }) => addName('declaration', id),
    TSTypeAliasDeclaration: ({ id }) => addName('declaration', id),
    MethodDefinition: ({ key, kind }) => addName(kind === 'method' ? 'function' : 'declaration', key),
    TSMethodSignature: ({ key }) => addName('function', key),
    CallExpression: ({ callee, arguments: [title] }) => {
      if (!TEST_CALLS.has(calledName(callee)) || !title) return
      if (title.type !== 'Literal' && title.type !== 'TemplateLiteral') return
      titles.add(title.start)
      add('title', source.slice(title.start + 1, title.end - 1), title.start)
    },
    Literal: ({ value, start }) => {
      if (typeof value === 'string' && isSentence(value) && !titles.has(start)) add('text', value, start)
    },
    TemplateLiteral: ({ start, end }) => {
      const words = source.slice(start + 1, end - 1)
      if (isSentence(words) && !titles.has(start)) add('text', words, start)
    },
    JSXText: ({ value, start }) => {
      if (isSentence(value)) add('text', value.trim(), start)
    },
  }).visit(program)

  for (const { words, start } of joinLineComments(comments, source)) add('comment', words, start)
  return found
}

function calledName(callee: { type: string }): string {
  const node = callee as { type: string; name?: string; object?: { type: string }; callee?: { type: string } }
  if (node.type === 'Identifier') return node.name ?? ''
  const inner = node.object ?? node.callee
  return inner ? calledName(inner) : ''
}

function isSentence(words: string): boolean {
  return /[A-Za-z]{2,}\s+\S/.test(words)
}

/** Neighbouring `//` lines are one comment. */
function joinLineComments(comments: readonly Comment[], source: string): { words: string; start: number }[] {
  const joined: { words: string; start: number; end: number; type: string }[] = []
  for (const { value, start, end, type } of comments) {
    const words = value.replace(/^\*?\s*|\s*$/g, '').replace(/\s*\n\s*\*? ?/g, ' ')
    const before = joined.at(-1)
    const isNext =
      before?.type === 'Line' && type === 'Line' && /^[ \t]*\n[ \t]*$/.test(source.slice(before.end, start))
    if (before && isNext) Object.assign(before, { words: `${before.words} ${words}`, end })
    else joined.push({ words, start, end, type })
  }
  return joined
}

function startsOfLines(source: string): number[] {
  const starts = [0]
  for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}

function lineAt(starts: readonly number[], offset: number): number {
  let low = 0
  let high = starts.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (starts[middle]! <= offset) low = middle
    else high = middle - 1
  }
  return low + 1
}
