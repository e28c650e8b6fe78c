import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { read, root } from './read-documents.ts'

const sources = globSync(
  [
    'packages/{web,learner}/src/**/*.{ts,tsx}',
    'packages/domain/src/{texts.ts,rules/*.ts}',
    'packages/services/src/{learner,issues,sign-in}/**/*.{ts,tsx}',
  ],
  { cwd: root },
)
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map(read)
  .join('\n')

test('every bold button and heading in the guide exists on the screen', () => {
  const named = [...read('docs/guide.md').matchAll(/\*\*([^*]+)\*\*/g)].map((match) =>
    match[1]!.replaceAll(/\s+/g, ' ').replace(/\.$/, ''),
  )
  expect(named.length).toBeGreaterThan(10)
  // A complete text. A part of a longer one would not be a button.
  const stands = (name: string): boolean =>
    new RegExp(`(?:['"\`>]|^\\s*)${name.replaceAll(/[()]/g, '\\$&')}(?:['"\`<{]|\\s*$)`, 'm').test(sources)
  expect(named.filter((name) => !stands(name))).toEqual([])
})
