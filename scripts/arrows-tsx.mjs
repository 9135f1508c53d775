// Checks the imports of .tsx files, whose syntax dependency-cruiser does not read: a package may import the workspace
// packages in its package.json, no modules of Node, and no file of another package.
import { globSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { parseSync } from '@swc/core'

const faults = []
for (const file of globSync('packages/**/*.tsx', { exclude: (path) => /(^|\/)(node_modules|dist)$/.test(path) })) {
  const home = /^packages\/(games\/)?[^/]+/.exec(file)[0]
  const { dependencies = {} } = JSON.parse(readFileSync(`${home}/package.json`, 'utf8'))
  for (const name of importsOf(readFileSync(file, 'utf8'))) {
    const why = faultOf(name, file, home, dependencies)
    if (why) faults.push(`${file} imports ${name}: ${why}`)
  }
}
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exit(1)

function faultOf(name, file, home, dependencies) {
  if (name.startsWith('node:')) return 'what runs in a browser must not need Node'
  if (name.startsWith('.')) {
    return relative(home, resolve(dirname(file), name)).startsWith('..') ? 'it is a file of another package' : null
  }
  if (!name.startsWith('@fray/')) return null
  const imported = name.split('/').slice(0, 2).join('/')
  return imported in dependencies ? null : `${home}/package.json does not name it`
}

function importsOf(source) {
  const found = new Set()
  const visit = (node) => {
    if (!node || typeof node !== 'object') return
    if (typeof node.source?.value === 'string') found.add(node.source.value)
    if (node.type === 'CallExpression' && node.callee.type === 'Import') found.add(node.arguments[0]?.expression.value)
    for (const part of Object.values(node)) Array.isArray(part) ? part.forEach(visit) : visit(part)
  }
  visit(parseSync(source, { syntax: 'typescript', tsx: true }))
  return [...found].filter((name) => name !== undefined)
}
