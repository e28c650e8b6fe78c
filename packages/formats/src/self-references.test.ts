import { expect, test } from 'vitest'
import { type OpenOptions, openQuestionFile } from './open-question-file.ts'
import { filesAround } from './testing/repeated-signs.ts'
import { selfReferences } from './testing/self-references.ts'

/** Reads a file to its end. Returns the milliseconds of CPU time that this thread needed, and what was found first. */
const read = (bytes: Uint8Array, options: OpenOptions = {}): { ms: number; found: string } => {
  const begun = process.threadCpuUsage()
  const opened = openQuestionFile({ bytes }, options)
  const entries = 'problem' in opened ? [] : [...opened.entries]
  const { user, system } = process.threadCpuUsage(begun)
  const found = 'problem' in opened ? opened.problem : entries.map(({ status }) => status).join()
  return { ms: (user + system) / 1_000, found }
}

const few = 500
const many = 4 * few
/** Four times as many references take four times as long. With the square it would be sixteen times. */
const mostTimes = 10
/** What is faster says nothing about its growth. */
const leastMs = 60

test.each(Object.keys(selfReferences))(
  '%s are read or refused in a time that grows with their number',
  (name) => {
    const written = selfReferences[name]!
    const first = read(written(few))
    const { ms, found } = read(written(many))
    expect(found).toMatch(/^(?:taken|left out)(?:,|$)|\.$/)
    expect(ms).toBeLessThan(mostTimes * Math.max(first.ms, leastMs))
  },
)

test.each(['\n', 'a\n', '```\n', '- [ ] a\n', '①'])(
  'lines of Word that repeat %j are read in a time that grows with their number',
  (sign) => {
    const written = filesAround['list.docx']!
    const first = read(written(sign.repeat(few)))
    const { ms, found } = read(written(sign.repeat(many)))
    expect(found).toMatch(/^(?:taken|left out)(?:,|$)/)
    expect(ms).toBeLessThan(mostTimes * Math.max(first.ms, leastMs))
  },
)

test.each([
  ['numbered lines', 'Q: Why?\nA. x\nB. y\nANSWER: A\n', '1. a\n'],
  ['lines with a late letter', 'Q: Why?\nA: b\n', 'i. a\n'],
])('%s below a labelled question are read in a time that grows with their number', (_of, above, line) => {
  const written = (lines: number): Uint8Array =>
    new TextEncoder().encode(`${above}${line.repeat(lines)}\n2. R\nA) x\nB) y\nAnswer: B\n`)
  const options = { format: 'text' } as const
  const first = read(written(3_000), options)
  const { ms, found } = read(written(12_000), options)
  expect(found).toMatch(/^(?:taken|left out)/)
  expect(ms).toBeLessThan(mostTimes * Math.max(first.ms, leastMs))
})

const multilingual = filesAround['moodle.xml']!
const behindList = (text: string): Uint8Array =>
  new TextEncoder().encode(`# T\n\n## 1. Q\n- [x] a\n- [ ] b\n${text}`)

test.each([
  ['languages', '{mlang en}', multilingual],
  ['code', '~', behindList],
])('%s without an end (%s) are read in a time that grows with their number', (_of, sign, written) => {
  const first = read(written(sign.repeat(16_000 / sign.length)))
  const { ms } = read(written(sign.repeat(256_000 / sign.length)))
  // With the square of their number it would be 256 times as long.
  expect(ms).toBeLessThan(24 * Math.max(first.ms, leastMs))
})
