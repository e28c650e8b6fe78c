import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A page to build: its name, its package, and everything from which it is built. */
type Page = { name: string; folder: string; sources: readonly string[] }

const shared = ['packages/{domain,contracts,ui}/src/**/*', 'scripts/languages/*.ts', 'pnpm-lock.yaml']
export const pages: readonly Page[] = [
  {
    name: 'page',
    folder: 'packages/web',
    sources: [
      'packages/{web,machines,formats,learner}/src/**/*',
      'packages/web/*.{html,ts,json}',
      'packages/domain/locales/*/{instructor,files,learner}.po',
      ...shared,
    ],
  },
  {
    name: 'learner’s page',
    folder: 'packages/learner',
    sources: [
      'packages/learner/src/**/*',
      'packages/learner/*.{html,ts,json}',
      'packages/domain/locales/*/learner.po',
      ...shared,
    ],
  },
  {
    name: 'sign-in, issues and status pages',
    folder: 'packages/pages',
    sources: ['packages/pages/src/**/*', 'packages/{pages,learner}/*.{ts,json}', ...shared],
  },
]
const stampIn = (root: string, { folder }: Page): string => join(root, folder, 'dist', '.built-from')

/** A hash of the sources. Equal hashes mean equal pages; dates are useless after a checkout. */
export const fingerprint = (root: string, sources: readonly string[]): string => {
  const hash = createHash('sha256')
  for (const file of globSync(sources, { cwd: root }).sort()) {
    const path = join(root, file)
    if (statSync(path).isFile() && !/\.test\.tsx?$/.test(file))
      hash.update(file).update('\0').update(readFileSync(path)).update('\0')
  }
  return hash.digest('hex')
}

/** Whether the built page belongs to the present sources. */
const isBuilt = (root: string, page: Page): boolean => {
  try {
    return readFileSync(stampIn(root, page), 'utf8') === fingerprint(root, page.sources)
  } catch {
    return false
  }
}

/**
 * Builds each page unless the existing one belongs to the present sources. With `folder`, builds only those
 * of that package. Rejects with the output of the builder.
 */
export const buildPages = async (
  root: string,
  say: (sentence: string) => void,
  folder?: string,
): Promise<void> => {
  for (const page of pages)
    if ((folder === undefined || folder === page.folder) && !isBuilt(root, page)) await build(root, page, say)
}

const build = async (root: string, page: Page, say: (sentence: string) => void): Promise<void> => {
  say(`Building the ${page.name} ...`)
  const before = fingerprint(root, page.sources)
  // With the NODE_ENV of a test or a developer, the stored page would contain React's development build.
  const env = { ...process.env, NODE_ENV: 'production' }
  const builder = spawn(
    process.execPath,
    [join(root, page.folder, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'],
    { cwd: join(root, page.folder), env },
  )
  let written = ''
  for (const stream of [builder.stdout, builder.stderr])
    stream.on('data', (text) => {
      written += String(text)
    })
  const [code] = (await once(builder, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`The ${page.name} could not be built:\n${written}`)
  // The hash from before the build, so that sources changed meanwhile are built at the next start.
  writeFileSync(stampIn(root, page), before)
}
