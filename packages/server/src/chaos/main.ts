/** Kills servers and PostgreSQL under load and reports what was lost: `npm run chaos [-- KILLS MATCHES]`. */
import { runChaos } from './chaos.ts'

const [kills = 200, matches = 50] = process.argv.slice(2).map(Number)
const databaseKills = Math.round(kills / 5)
const result = await runChaos({
  servers: 3,
  matches,
  kills: kills - databaseKills,
  databaseKills,
  bends: true,
  report: (line) => console.log(line),
})
console.log(
  `${result.acknowledged} answers acknowledged, ${result.bent} messages bent, ${result.lost.length} lost, ${result.faults.length} faults`,
)
for (const fault of [...result.lost, ...result.faults]) console.log(`  ${fault}`)
process.exit(result.lost.length + result.faults.length === 0 ? 0 : 1)
