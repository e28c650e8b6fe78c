import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

/**
 * Makes the template of new embedded databases where the product will need one, beside the building of the pages, which
 * leaves a core free. Without one the services make their database themselves, so a failure is theirs to report.
 */
export const makeTemplate = async (root: string, env: NodeJS.ProcessEnv): Promise<void> => {
  const dataDir = resolve(root, env['DATA_DIR']?.trim() || '.data')
  if (existsSync(join(dataDir, 'postgres'))) return
  const maker = spawn(process.execPath, [join(root, 'packages/services/src/make-template.ts')], {
    stdio: 'ignore',
    env,
  })
  await once(maker, 'exit')
}
