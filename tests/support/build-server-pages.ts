import { join } from 'node:path'
import { buildPages } from '../../scripts/build-page.ts'

/** Before tests that start the servers: builds the pages which these render, unless they are up to date. */
const buildServerPages = (): Promise<void> =>
  buildPages(join(import.meta.dirname, '..', '..'), () => undefined, 'packages/pages')

export default buildServerPages
