import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { testDumpPath } from '@quizwright/services/database/testing/test-dump-path.ts'
import { buildPages } from '../../scripts/build-page.ts'

/**
 * Done once here, because otherwise each worker would do it at the same time. If it fails, the test that
 * needs the dump reports why.
 */
const makeDump = async (): Promise<void> => {
  if (existsSync(await testDumpPath())) return
  await once(fork(new URL('./make-dump.ts', import.meta.url), { execArgv: [] }), 'exit')
}

/**
 * Runs before tests that start the servers: builds the pages that these render, and migrates the database
 * from which test databases are copied, if they are out of date.
 */
const prepareServers = async (): Promise<void> => {
  const root = join(import.meta.dirname, '..', '..')
  await Promise.all([buildPages(root, () => undefined, 'packages/pages'), makeDump()])
}

export default prepareServers
