import { expect, test } from 'vitest'
import { documents, read } from './read-documents.ts'

const decisions = documents.filter(({ path }) => /^docs\/decisions\/\d/.test(path) && !path.includes('000-'))
const numberOf = (path: string): string => /\/(\d{3})-/.exec(path)![1]!

/** Those without a page of their own: the first cells of the tables of closed.md. */
const closed = [...read('docs/decisions/closed.md').matchAll(/^\| (\d{3}) /gm)].map(([, number]) => number)

test('each number is that of one decision, open or closed, and each has the parts of the template', () => {
  const numbers = [...decisions.map(({ path }) => numberOf(path)), ...closed].map(Number)
  const sorted = numbers.toSorted((one, other) => one - other)
  expect(new Set(sorted).size).toBe(sorted.length)
  for (const { path, text } of decisions) {
    const parts = [
      `# ${numberOf(path)} \\S.*`,
      '- Date: \\d{4}-\\d{2}-\\d{2}\\n- Status: (?:proposed|accepted|superseded by \\d{3})',
      '## Context\\n[^]+\\n## Decision\\n[^]+\\n## Consequences\\n[^]+',
    ]
    expect(text, path).toMatch(new RegExp(`^${parts.join('\\n\\n')}$`))
  }
})

test('a decision that is referred to by number exists', () => {
  const known = new Set([...decisions.map(({ path }) => numberOf(path)), ...closed])
  const referred = documents.flatMap(({ path, text }) =>
    [...text.matchAll(/\((\d{3})\)/g)].map((match) => ({ path, number: match[1]! })),
  )
  expect(referred.filter(({ number }) => !known.has(number))).toEqual([])
})
