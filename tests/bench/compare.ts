/**
 * Compares docs/measured/performance.json in the work tree with a committed version. Exits with 1 if a figure
 * is worse by a fifth.
 *
 *     pnpm bench:compare [commit, HEAD by default]
 */
import { execFileSync } from 'node:child_process'
import { findWorse, type Performance, readMeasured } from './performance/figures.ts'

const commit = process.argv[2] ?? 'HEAD'
const committed = JSON.parse(
  execFileSync('git', ['show', `${commit}:docs/measured/performance.json`], { encoding: 'utf8' }),
) as Performance
const worse = findWorse(committed, readMeasured())
for (const line of worse) process.stdout.write(`worse: ${line}\n`)
if (worse.length === 0) process.stdout.write('No figure is worse by a fifth.\n')
process.exitCode = worse.length === 0 ? 0 : 1
