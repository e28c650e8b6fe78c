import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const packages = join(import.meta.dirname, '../../../..')
const read = (pattern: string): string =>
  globSync(join(packages, pattern))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')
const found = (text: string, pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([, name]) => name!))

/** Classes of shared components that the page positions. */
const placed = new Set(['formula', 'solution'])

test('the page styles no class of the shared components, whose style sheets are loaded later', () => {
  const shared = found(read('ui/src/*/*.css'), /\.([a-z][a-z-]*)(?=[^;]*\{)/g)
  const ours = found(read('web/src/**/*.{ts,tsx}'), /(?<!&)& (?:> )?[\w ]*\.([a-z][a-z-]*)/g)
  expect(shared).toContain('facts')
  expect(ours).toContain('in-words')
  expect([...ours].filter((name) => shared.has(name) && !placed.has(name))).toEqual([])
})
