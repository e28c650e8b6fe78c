import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { read, root } from './read-documents.ts'

const sources = globSync(
  [
    'packages/web/src/**/*.{ts,tsx}',
    'packages/contracts/src/{texts.ts,rules/*.ts}',
    'packages/services/src/{learner,issues,sign-in}/**/*.{ts,tsx}',
  ],
  { cwd: root },
)
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map(read)
  .join('\n')

test('every button and heading that the guide names in bold stands on the screen', () => {
  const named = [...read('docs/guide.md').matchAll(/\*\*([^*]+)\*\*/g)].map((match) =>
    match[1]!.replaceAll(/\s+/g, ' ').replace(/\.$/, ''),
  )
  expect(named.length).toBeGreaterThan(10)
  // As a text of its own: a part of a longer one would be no button.
  const stands = (name: string): boolean =>
    new RegExp(`(?:['"\`>]|^\\s*)${name.replaceAll(/[()]/g, '\\$&')}(?:['"\`<{]|\\s*$)`, 'm').test(sources)
  expect(named.filter((name) => !stands(name))).toEqual([])
})
