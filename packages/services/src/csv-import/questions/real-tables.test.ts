import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readFile } from '../fixtures.ts'

const folder = new URL('../../../../../../shared/data/formats/', import.meta.url)

/** Questions that are taken and rows that are left out, counted by reading the files. */
const counted: [file: string, taken: number, leftOut: number][] = [
  // Students choose from two to four answers, one of them right.
  ['spreadsheet/lucaswolfgang--kahoot.csv', 5, 0],
  // The right answer is told by its text.
  ['spreadsheet/pacphi--male-voices-quiz.csv', 16, 0],
  // Both sheets have four rows below the same header.
  ['spreadsheet/varathabase3--Quiz.xlsx', 8, 0],
  // One gap with options is a question; a text with five gaps is none.
  ['other/moodle--question.missingword1.txt', 1, 0],
  ['other/moodle--questions.multianswer.txt', 0, 1],
]

describe.skipIf(!existsSync(folder))(
  'given the real tables (left out where the folder ../shared is not)',
  () => {
    test.each(counted)('%s gives as many questions as were counted', async (file, taken, leftOut) => {
      const { questions, report, problem } = await readFile(readFileSync(new URL(file, folder)))
      expect(problem).toBeUndefined()
      expect([questions.length, report?.rejected.length]).toEqual([taken, leftOut])
    })

    test('a table with two columns of answers is not guessed: its author is asked for them', async () => {
      const { questions, problem } = await readFile(
        readFileSync(new URL('spreadsheet/gopalsharma--sample.csv', folder)),
      )
      expect(questions).toEqual([])
      expect(problem).toMatchObject({ message: expect.stringContaining('has no column "question"') })
    })
  },
)
