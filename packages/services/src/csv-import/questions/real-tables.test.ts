import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readFile } from '../testing/fixtures.ts'

const folder = new URL('../../../../../../shared/data/formats/', import.meta.url)

/** The numbers of imported questions and rejected rows, counted by hand. */
const counted: [file: string, taken: number, leftOut: number][] = [
  // Questions have two to four answers, one of them correct.
  ['spreadsheet/lucaswolfgang--kahoot.csv', 5, 0],
  // The correct answer is given by its text.
  ['spreadsheet/pacphi--male-voices-quiz.csv', 16, 0],
  // Both sheets have four rows below the same header.
  ['spreadsheet/varathabase3--Quiz.xlsx', 8, 0],
  // A gap with options is a question; a text with five gaps is not.
  ['other/moodle--question.missingword1.txt', 1, 0],
  ['other/moodle--questions.multianswer.txt', 1, 0],
]

describe.skipIf(!existsSync(folder))('given real tables (skipped without the folder ../shared)', () => {
  test.each(counted)(
    '%s gives as many questions and rejected rows as counted by hand',
    async (file, taken, leftOut) => {
      const { questions, report, problem } = await readFile(readFileSync(new URL(file, folder)))
      expect(problem).toBeUndefined()
      expect([questions.length, report?.rejected.length]).toEqual([taken, leftOut])
    },
  )

  test('given a table with two answer columns, then the author is asked which one counts', async () => {
    const { questions, problem } = await readFile(
      readFileSync(new URL('spreadsheet/gopalsharma--sample.csv', folder)),
    )
    expect(questions).toEqual([])
    expect(problem).toMatchObject({ message: expect.stringContaining('No column of this table') })
  })
})
