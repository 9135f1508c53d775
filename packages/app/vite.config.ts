import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { gameIcons } from './build/icons.ts'

const app = dirname(fileURLToPath(import.meta.url))
const packages = join(app, '..')

const icons = () =>
  gameIcons(packages, [
    { module: '/src/icons/app-drawings.ts', sources: 'app/src/**/*.{ts,tsx}' },
    { module: '/src/icons/game-drawings.ts', sources: 'games/*/src/**/*.{ts,json}' },
  ])

export default defineConfig({
  root: app,
  base: './',
  plugins: [react(), icons()],
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    // Modules of the workspace do nothing when loaded, so the page need not carry those it takes nothing from.
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: /packages\/(kernel|tabletop)\/src\//, sideEffects: false }] },
    },
  },
})
