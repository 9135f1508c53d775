import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { gameIcons } from './build/icons.ts'
import { jsonImports } from './build/json-imports.ts'

const app = dirname(fileURLToPath(import.meta.url))
const packages = join(app, '..')

const icons = () =>
  gameIcons(packages, [
    { module: '/src/page/icons/model/app-drawings.ts', sources: '{app/src/**/*.{ts,tsx},games/*/src/card{,s}.ts}' },
    { module: '/src/page/icons/model/game-drawings.ts', sources: 'games/*/src/**/*.{ts,json}' },
  ])

/** After the first load everything is in the browser, every game included: the app then works without a network. */
const offline = () =>
  VitePWA({
    // A new version waits until the reader says so: no table is cleared in the middle of a game.
    registerType: 'prompt',
    injectRegister: false,
    manifest: {
      name: 'Fray',
      short_name: 'Fray',
      description: 'Classic miniature wargames on a digital table, every rule enforced',
      start_url: '.',
      scope: '.',
      display: 'standalone',
      background_color: '#15181f',
      theme_color: '#15181f',
      categories: ['games'],
      icons: [
        { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: 'icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
      ],
    },
    workbox: {
      globPatterns: ['**/*.{js,css,html,woff2,svg,png}'],
      // Letters of languages that nothing in the app is written in: fetched if a name ever has one.
      globIgnores: ['**/*-{cyrillic,cyrillic-ext,greek,greek-ext,vietnamese}-*'],
      maximumFileSizeToCacheInBytes: 6_000_000,
      // Shows what the server pushes while the app is closed.
      importScripts: ['push-handler.js'],
      cleanupOutdatedCaches: true,
    },
  })

/** Games are named after their folder: "game-missum" tells more than "src". */
function chunkFileNames({ name, facadeModuleId }: { readonly name: string; readonly facadeModuleId: string | null }) {
  const game = /games\/([^/]+)\/src\/index\.ts$/.exec(facadeModuleId ?? '')?.[1]
  return `assets/${game ? `game-${game}` : name}-[hash].js`
}

export default defineConfig({
  root: app,
  base: './',
  plugins: [react(), icons(), jsonImports(), offline()],
  worker: { format: 'es', rolldownOptions: { output: { chunkFileNames } } },
  // While developing, what only the workers need is prepared too before the first page is served, which would be loaded twice.
  optimizeDeps: { entries: ['index.html', 'src/worker/match-worker.ts'] },
  build: {
    target: 'es2023',
    // Games and workers are large and fetched when they are wanted; what the first page fetches is held against its bar elsewhere.
    chunkSizeWarningLimit: 6000,
    // Modules of the workspace do nothing when loaded, so the page need not carry those it takes nothing from.
    rolldownOptions: {
      output: { chunkFileNames },
      treeshake: { moduleSideEffects: [{ test: /packages\/(kernel|tabletop)\/src\//, sideEffects: false }] },
    },
  },
})
