// The arrows between packages. A game knows the kernel, the table and the hooks; everything that serves players knows games only
// through the kernel's Game interface and the registry; nothing depends on the app, the command line or the bench.
import { readdirSync } from 'node:fs'

const games = readdirSync('packages/games').filter((name) => name !== 'registry')

const only = (name, from, allowed, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: `^packages/${from}/`, pathNot: '[.](test|spec)[.]tsx?$' },
  to: { path: '^(packages|bench)/', pathNot: `^packages/(${[from, ...allowed].join('|')})/` },
})

export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment:
        'except among the rules of Confrontation, which know types of each other: scripts/arrows-tsx.mjs checks the rest',
      from: { pathNot: '^packages/games/confrontation/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    // What the bundler makes up has no file.
    { name: 'no-unknown', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^virtual:' } },
    only('kernel-stands-alone', 'kernel', [], 'the kernel knows no table and no game'),
    only(
      'tabletop-knows-no-game',
      'tabletop',
      ['kernel'],
      'the table shares only the words of its views with the kernel',
    ),
    only('miniatures-know-no-game', 'miniatures', ['tabletop'], 'a figure is sculpted from its description alone'),
    only('hooks-know-no-game', 'hooks', ['kernel'], 'special rules and windows of any game'),
    only('odds-know-the-kernel', 'odds', ['kernel'], 'odds run any game through its interface'),
    only('report-knows-no-game', 'report', ['kernel', 'tabletop', 'odds'], 'a match told to people, of any game'),
    only('host-knows-no-game', 'host', ['kernel'], 'what runs a match for its seats, of any game, wherever it runs'),
    only('protocol-knows-the-kernel', 'protocol', ['kernel'], 'what client and server say to each other, of any game'),
    only(
      'server-uses-the-registry',
      'server',
      ['kernel', 'tabletop', 'odds', 'report', 'bots', 'host', 'session', 'protocol', 'games/registry'],
      'no game by name',
    ),
    only(
      'session-knows-no-game',
      'session',
      ['kernel', 'tabletop', 'odds', 'report', 'bots', 'host', 'games/registry'],
      'a match as one table shows it, wherever it runs',
    ),
    only('bots-know-no-game', 'bots', ['kernel', 'odds'], 'a bot sees views and decisions'),
    ...games.map((game) =>
      only(
        `${game}-stands-on-the-table`,
        `games/${game}`,
        ['kernel', 'tabletop', 'hooks'],
        'a game depends on kernel, tabletop and hooks',
      ),
    ),
    only('registry-lists-games', 'games/registry', ['kernel', 'tabletop', 'games'], 'the registry only lists games'),
    only(
      'cli-uses-the-registry',
      'cli',
      ['kernel', 'tabletop', 'odds', 'report', 'bots', 'protocol', 'server', 'games/registry'],
      'no game by name; of the server only what operators need',
    ),
    only(
      'app-uses-the-registry',
      'app',
      ['kernel', 'tabletop', 'miniatures', 'odds', 'report', 'bots', 'host', 'session', 'protocol', 'games/registry'],
      'no game by name',
    ),
    {
      name: 'page-and-worker-apart',
      severity: 'error',
      comment: 'the page reaches the worker only through the messages in shared/',
      from: { path: '^packages/app/src/(page|shared|locales)/', pathNot: '[.](test|fixture)[.]ts$' },
      to: { path: '^packages/app/src/worker/' },
    },
    {
      name: 'worker-knows-no-page',
      severity: 'error',
      comment: 'the worker has no document and draws nothing',
      from: { path: '^packages/app/src/(worker|shared|locales)/', pathNot: '[.](test|fixture)[.]ts$' },
      to: { path: '^packages/app/src/page/|node_modules/(react|react-dom|zustand|wouter)/' },
    },
    {
      name: 'page-models-are-pure',
      severity: 'error',
      comment: 'stores and components use the functions in model/, not the other way round',
      from: { path: '^packages/app/src/page/.*/model/', pathNot: '[.](test|fixture)[.]ts$' },
      to: {
        path: '^packages/app/src/page/(store/[^/]+$|.*/state/)|node_modules/(react|react-dom|zustand|wouter|idb)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'engine-runs-anywhere',
      severity: 'error',
      comment: 'what runs in a browser must not need Node',
      from: {
        path: '^packages/(kernel|tabletop|miniatures|hooks|odds|report|bots|host|session|protocol|games)/',
        pathNot: '[.](test|spec)[.]ts$',
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'tests-test',
      severity: 'error',
      comment: 'what is no test needs no library of tests',
      from: { path: '^packages/[^/]+/(src|[^/]+/src)/', pathNot: '[.](test|spec|fixture)[.]tsx?$|/testing/' },
      to: { path: 'node_modules/(vitest|fast-check)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // The parser knows no JSX: scripts/arrows-tsx.mjs sees to those files.
    exclude: { path: '^packages/.*/dist/|node_modules/(?!(vitest|fast-check)/)|[.]tsx$' },
    parser: 'swc', // the TypeScript 7 compiler has no interface that dependency-cruiser could use
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
}
