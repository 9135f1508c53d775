// Checks the imports of .tsx files, whose syntax dependency-cruiser does not read: a package may import the workspace
// packages in its package.json, no modules of Node, and no file of another package. In the app, components stay on the
// page, and no file imports itself in a circle. Nor does a file of Confrontation, types apart: its rules know each other's
// types, and dependency-cruiser does not tell types from values.
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
faults.push(...findCycles('packages/app/src'))
faults.push(...findCycles('packages/games/confrontation/src', false))
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exit(1)

function faultOf(name, file, home, dependencies) {
  if (name.startsWith('node:')) return 'what runs in a browser must not need Node'
  if (name.startsWith('.')) {
    const target = relative(home, resolve(dirname(file), name))
    if (target.startsWith('..')) return 'it is a file of another package'
    return target.startsWith('src/worker/') ? 'the page reaches the worker only through the messages in shared/' : null
  }
  if (!name.startsWith('@fray/')) return null
  const imported = name.split('/').slice(0, 2).join('/')
  return imported in dependencies ? null : `${home}/package.json does not name it`
}

function importsOf(source, tsx = true, types = true) {
  const found = new Set()
  const visit = (node) => {
    if (!node || typeof node !== 'object' || (node.typeOnly && !types)) return
    if (typeof node.source?.value === 'string') found.add(node.source.value)
    if (node.type === 'CallExpression' && node.callee.type === 'Import') found.add(node.arguments[0]?.expression.value)
    for (const part of Object.values(node)) Array.isArray(part) ? part.forEach(visit) : visit(part)
  }
  visit(parseSync(source, { syntax: 'typescript', tsx }))
  return [...found].filter((name) => name !== undefined)
}

/** Finds circles among the files of a folder, .ts and .tsx together: dependency-cruiser sees only half of such a circle. */
function findCycles(folder, types = true) {
  const imports = new Map()
  for (const file of globSync(`${folder}/**/*.{ts,tsx}`)) {
    const names = importsOf(readFileSync(file, 'utf8'), file.endsWith('.tsx'), types)
    const relatives = names.filter((name) => name.startsWith('.'))
    imports.set(
      file,
      relatives.map((name) => relative('.', resolve(dirname(file), name))),
    )
  }
  const cycles = []
  const finished = new Set()
  const visit = (file, path) => {
    if (path.includes(file)) return cycles.push(`${[...path.slice(path.indexOf(file)), file].join(' imports ')}`)
    if (finished.has(file)) return
    for (const imported of imports.get(file) ?? []) visit(imported, [...path, file])
    finished.add(file)
  }
  for (const file of imports.keys()) visit(file, [])
  return cycles
}
