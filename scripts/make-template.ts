import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { databaseFolder } from '@quizwright/services/database/data-folders.ts'
import { fingerprint } from './build-page.ts'

/** What the demo data and the migrations follow from. */
const sources = [
  'packages/{contracts,formats,server,services}/src/**/*.ts',
  'packages/services/migrations/**/*',
  'pnpm-lock.yaml',
]
/** In the checkout: a folder that all users share could hold a database that somebody else put there. */
const keptIn = 'node_modules/.cache/data-templates'

/**
 * Makes the template of new data folders where the product will need one, beside the building of the pages, which
 * leaves a core free, and returns its folder. The demo data are dated back from the day when they are made, so they
 * serve for that day. Without a template the services make all of it themselves.
 */
export const makeTemplate = async (
  root: string,
  { dataDir, hasDemo }: { dataDir: string; hasDemo: boolean },
  say: (sentence: string) => void,
): Promise<string | undefined> => {
  if (existsSync(join(resolve(root, dataDir), databaseFolder))) return undefined
  const kind = hasDemo ? new Date().toISOString().slice(0, 10) : 'empty'
  const template = join(root, keptIn, `${fingerprint(root, sources).slice(0, 16)}-${kind}`)
  if (existsSync(template)) return template
  for (const earlier of globSync(`${keptIn}/*`, { cwd: root }))
    rmSync(join(root, earlier), { recursive: true, force: true })
  say(hasDemo ? 'Preparing a database with demo data ...' : 'Preparing a database ...')
  const maker = spawn(process.execPath, [join(root, 'packages/services/src/make-template.ts'), template], {
    stdio: 'ignore',
    env: { ...process.env, DEMO: hasDemo ? 'on' : 'off' },
  })
  await once(maker, 'exit')
  return existsSync(template) ? template : undefined
}
