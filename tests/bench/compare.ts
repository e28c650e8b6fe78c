/**
 * Compares docs/measured/performance.json, as the benches wrote it, with the committed one. Ends with 1 where a figure
 * is worse by a fifth.
 *
 *     pnpm bench:compare [a commit, HEAD without one]
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
