import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
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
/** To make a template takes seconds. One that is older is made no more: its process was killed. */
const makingMs = 60 * 60_000

/**
 * Removes the templates in a folder, those that were left half made too, but none that another process may be making
 * now: its name has an ending of its own.
 */
export const removeTemplates = (folder: string, now = Date.now()): void => {
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const path = join(folder, name)
    const isComplete = /^[0-9a-f]{16}-(?:empty|\d{4}-\d{2}-\d{2})$/.test(name)
    if (isComplete || now - statSync(path).mtimeMs > makingMs) rmSync(path, { recursive: true, force: true })
  }
}

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
  removeTemplates(join(root, keptIn))
  say(hasDemo ? 'Preparing a database with demo data ...' : 'Preparing a database ...')
  const maker = spawn(process.execPath, [join(root, 'packages/services/src/make-template.ts'), template], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEMO: hasDemo ? 'on' : 'off' },
  })
  await once(maker, 'exit')
  if (existsSync(template)) return template
  say(
    'It could not be prepared beforehand. The services make it at their start, which takes some seconds more.',
  )
  return undefined
}
