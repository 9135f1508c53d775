/** Draws the icons of the installed app, in the sizes that systems want, from public/icon.svg. Run it when that changes. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { launch } from '../e2e/browser.ts'

const PUBLIC = join(import.meta.dirname, '../public')

/** Systems that cut icons to their own shape want the ground to reach the edges and the drawing to keep away from them. */
const ICONS = [
  { name: 'icon-192.png', size: 192, whole: false },
  { name: 'icon-512.png', size: 512, whole: false },
  { name: 'icon-maskable.png', size: 512, whole: true },
  { name: 'apple-touch-icon.png', size: 180, whole: true },
]

const drawing = await readFile(join(PUBLIC, 'icon.svg'), 'utf8')
const browser = await launch()
for (const { name, size, whole } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  const svg = whole ? drawing.replace(/ rx="\d+"/, '') : drawing
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`)
  await writeFile(join(PUBLIC, name), await page.screenshot({ omitBackground: true }))
  await page.close()
}
await browser.close()
