/**
 * Runs the benches that the arguments name, or all of them, one after the other because they share the
 * machine. Exits with 1 if one of them missed an aim.
 *
 *     pnpm bench csv
 *     pnpm bench readings ../more --change 60   what stands behind this name is for that bench alone
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** Each is a file of this folder, whose first comment says what it measures. */
const benches = [
  'relay',
  'pages',
  'clicks',
  'csv',
  'editor',
  'start',
  'stats',
  'marking',
  'crowd',
  'launches',
  'colleagues',
  'attacks',
  'readings',
]

/** The one bench that is told what to read. */
const taking = 'readings'

const named = process.argv.slice(2)
const [wanted, further] = named[0] === taking ? [[taking], named.slice(1)] : [named, []]
const unknown = wanted.filter((name) => !benches.includes(name))
if (unknown.length > 0) {
  process.stderr.write(
    `There is no bench called ${unknown.join(', ')}. The benches: ${benches.join(', ')}.\n`,
  )
  process.exit(2)
}
const missed = (wanted.length > 0 ? wanted : benches).filter((name) => {
  process.stdout.write(`\n# ${name}\n`)
  return (
    spawnSync(process.execPath, [join(import.meta.dirname, `${name}.ts`), ...further], { stdio: 'inherit' })
      .status !== 0
  )
})
if (missed.length > 0) process.stdout.write(`\nMissed an aim: ${missed.join(', ')}\n`)
process.exitCode = missed.length === 0 ? 0 : 1
