import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { testDumpPath } from '@quizwright/services/database/test-dump-path.ts'
import { buildPages } from '../../scripts/build-page.ts'

/** Each worker would make it, at the same time. If it can not be made here, the test that needs it says why. */
const makeDump = async (): Promise<void> => {
  if (existsSync(await testDumpPath())) return
  await once(fork(new URL('./make-dump.ts', import.meta.url), { execArgv: [] }), 'exit')
}

/**
 * Before tests that start the servers: builds the pages which these render, and migrates the database that test
 * databases are copies of, both only where they are not up to date.
 */
const prepareServers = async (): Promise<void> => {
  const root = join(import.meta.dirname, '..', '..')
  await Promise.all([buildPages(root, () => undefined, 'packages/pages'), makeDump()])
}

export default prepareServers
