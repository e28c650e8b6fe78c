/**
 * Runs every bench except `bench:scale` and `bench:replicas`, one after the other because they share the
 * machine. Each writes its part of docs/performance.md. Exits with 1 if one of them missed an aim.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const benches = [
  'relay',
  'pages',
  'clicks',
  'csv',
  'saving',
  'formats',
  'editor',
  'start',
  'profile',
  'stats',
  'list',
  'results',
  'partitions',
] as const
const missed = benches.filter((name) => {
  process.stdout.write(`\n# ${name}\n`)
  return (
    spawnSync(process.execPath, [join(import.meta.dirname, `${name}.ts`)], { stdio: 'inherit' }).status !== 0
  )
})
if (missed.length > 0) process.stdout.write(`\nMissed an aim: ${missed.join(', ')}\n`)
process.exitCode = missed.length === 0 ? 0 : 1
