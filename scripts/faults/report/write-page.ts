import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { allCases } from '../cases/all-cases.ts'
import { allFigures } from '../figures/all-figures.ts'
import { reliabilityPage } from './reliability-page.ts'
import type { RunRecord } from './run-record.ts'

const page = fileURLToPath(new URL('../../../docs/reliability.md', import.meta.url))

/** Writes docs/reliability.md from the latest results. */
export const writeReliabilityPage = (record: RunRecord): void => {
  writeFileSync(page, reliabilityPage(allFigures, allCases, record))
  spawnSync('oxfmt', [page], { shell: process.platform === 'win32' })
}
