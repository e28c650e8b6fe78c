import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'

const web = join(import.meta.dirname, '..', '..', '..', 'packages', 'web')
/** Libraries by the packages that they consist of. All else is in the row of other code. */
const libraries: [name: string, packages: RegExp][] = [
  ['react-dom and react', /\/node_modules\/(?:react-dom|react|scheduler)\//],
  ['Chakra UI and Emotion', /\/node_modules\/@(?:chakra-ui|emotion|zag-js|ark-ui|pandacss)\//],
  ['XState', /\/node_modules\/(?:xstate|@xstate\/[^/]+)\//],
  ['zod', /\/node_modules\/zod\//],
  ['TanStack Query', /\/node_modules\/@tanstack\//],
]
const others = 'all else, ours among it'

const nameOf = (id: string): string =>
  id.includes('/node_modules/')
    ? (libraries.find(([, packages]) => packages.test(id))?.[0] ?? others)
    : others

/**
 * The share of each library in the script that all screens share, by the compressed size of its modules. Compressed
 * together they are smaller, so only the shares are exact to a percent or two.
 */
export const readLibraryShares = async (): Promise<Map<string, number>> => {
  const built = (await build({
    root: web,
    logLevel: 'silent',
    build: { write: false },
  })) as Rolldown.RolldownOutput
  const base = built.output.find((file) => file.type === 'chunk' && file.name === 'base')
  if (base?.type !== 'chunk') throw new Error('The built page has no script that all screens share.')
  const code = new Map<string, string>()
  for (const [id, module] of Object.entries(base.modules))
    code.set(nameOf(id), `${code.get(nameOf(id)) ?? ''}${module.code ?? ''}`)
  const sizes = new Map([...code].map(([name, text]) => [name, brotliCompressSync(text).length]))
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0)
  return new Map([...sizes].toSorted(([, a], [, b]) => b - a).map(([name, size]) => [name, size / total]))
}
