import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import expectedCases from './expected-cases.json' with { type: 'json' }
import { isLongForm } from '@quizwright/domain/test-support/long-form.ts'
import { readAsAuthor } from './testing/read-as-author.ts'

/** What an author sees of each file, compared by a person with the file and with the index beside it. */
const folder = new URL('../../../../../shared/data/cases/', import.meta.url)

/** A line of what an author sees begins like the expected one: reasons are only named by their beginning. */
const beginsLike = (seen: string, expected: string): boolean =>
  expected.endsWith('…') ? seen.startsWith(expected.slice(0, -1)) : seen === expected

describe.skipIf(!existsSync(folder))('files that failed (skipped without the folder ../shared)', () => {
  test.each(Object.entries<string[]>(expectedCases))(
    '%s is read as its index expects',
    async (file, expected) => {
      const { taken, leftOut, problem } = await readAsAuthor(readFileSync(new URL(file, folder)), file)
      const seen = [...taken, ...leftOut.map((reason) => `- ${reason}`), ...(problem ? [`! ${problem}`] : [])]
      const isSame =
        seen.length === expected.length && seen.every((one, at) => beginsLike(one, expected[at]!))
      expect(isSame ? expected : seen).toEqual(expected)
    },
  )

  test('formulas with dots and a tilde above a letter are options', async () => {
    const { questions } = await readAsAuthor(
      readFileSync(new URL('k08b-word-dots.docx', folder)),
      'k08b-word-dots.docx',
    )
    expect(questions.map(({ options }) => options.map(({ equation }) => equation))).toEqual([
      [String.raw`\dot{s}`, String.raw`\ddot{s}`, String.raw`\tilde{s}`],
    ])
  })

  if (isLongForm)
    test.each([
      ['k07a-word-600-questions.docx', 600],
      ['k07b-word-700-questions.docx', 700],
    ])('%s has all its questions', async (file, count) => {
      const { taken, leftOut } = await readAsAuthor(readFileSync(new URL(file, folder)), file)
      expect([taken.length, leftOut]).toEqual([count, []])
    })
})
