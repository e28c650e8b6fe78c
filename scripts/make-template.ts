import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { databaseFolder } from '@quizwright/services/database/data-folders.ts'
import { fingerprint } from './build-page.ts'

/** The sources of the demo data and the migrations. */
const sources = [
  'packages/{domain,contracts,formats,server,services}/src/**/*.ts',
  'packages/services/migrations/**/*',
  'pnpm-lock.yaml',
]
/** Inside the checkout, because in a folder shared by all users somebody else could put a database there. */
const keptIn = 'node_modules/.cache/data-templates'
/**
 * Making a template takes seconds. One that is unfinished after this time belongs to a process that was
 * killed.
 */
const makingMs = 60 * 60_000

/**
 * Removes the templates in a folder, including unfinished ones, except those that another process may still
 * be making, which have a distinct name.
 */
export const removeTemplates = (folder: string, now = Date.now()): void => {
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const path = join(folder, name)
    const isComplete = /^[0-9a-f]{16}-(?:empty|\d{4}-\d{2}-\d{2})$/.test(name)
    if (isComplete || now - statSync(path).mtimeMs > makingMs) rmSync(path, { recursive: true, force: true })
  }
}

/**
 * Makes the template for new data folders, in parallel with building the pages, which leaves a core free.
 * Returns its folder. The dates of the demo data are relative to the day they are made, so a template is only
 * used on that day. Without a template the services create everything themselves.
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
  removeTemplates(join(root, keptIn))
  say(hasDemo ? 'Preparing a database with demo data ...' : 'Preparing a database ...')
  const maker = spawn(
    process.execPath,
    [join(root, 'packages/services/src/commands/make-template.ts'), template],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEMO: hasDemo ? 'on' : 'off' },
    },
  )
  await once(maker, 'exit')
  if (existsSync(template)) return template
  say(
    'It could not be prepared beforehand. The services make it at their start, which takes some seconds more.',
  )
  return undefined
}
