import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the built page is made of. */
const sources = [
  'packages/web/{src,public}/**/*', 'packages/web/*.{html,ts,json}', 'packages/contracts/src/**/*.ts', 'packages/machines/src/**/*.ts', 'pnpm-lock.yaml',
]
const stampIn = (root: string): string => join(root, 'packages/web/dist/.built-from')

/** A name for the state of the sources: equal names, equal pages. Dates are no help after a checkout. */
export const fingerprint = (root: string): string => {
  const hash = createHash('sha256')
  for (const file of globSync(sources, { cwd: root }).sort()) {
    const path = join(root, file)
    if (statSync(path).isFile() && !/\.test\.tsx?$/.test(file)) hash.update(file).update('\0').update(readFileSync(path)).update('\0')
  }
  return hash.digest('hex')
}

/** Whether the page that lies built is that of the present sources. */
export const isBuilt = (root: string): boolean => {
  try {
    return readFileSync(stampIn(root), 'utf8') === fingerprint(root)
  } catch {
    return false
  }
}

/** Builds the page unless the one that lies there is of the present sources. Rejects with what the builder wrote. */
export const buildPage = async (root: string, say: (sentence: string) => void): Promise<void> => {
  if (isBuilt(root)) return
  say('Building the page ...')
  const before = fingerprint(root)
  const builder = spawn(process.execPath, [join(root, 'packages/web/node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'], { cwd: join(root, 'packages/web') })
  let written = ''
  for (const stream of [builder.stdout, builder.stderr]) stream.on('data', (text) => { written += String(text) })
  const [code] = (await once(builder, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`The page could not be built:\n${written}`)
  // Of the sources as they were before: what changed meanwhile is built at the next start.
  writeFileSync(stampIn(root), before)
}
