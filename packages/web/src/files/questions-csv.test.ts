import { emptyOption, emptyQuestion } from '@quizwright/domain/schemas/empty-question.ts'
import { readHeader } from '@quizwright/domain/csv/read-header.ts'
import { readQuestionRow } from '@quizwright/domain/csv/read-row.ts'
import type { Question } from '@quizwright/domain/schemas/question.ts'
import papaparse from 'papaparse'
import { expect, test } from 'vitest'
import { writeQuestionsCsv } from './questions-csv.ts'

const question: Question = {
  ...emptyQuestion,
  _id: 'N1',
  origin_id: 'N1',
  quiz_id: 'Q1',
  question_no: 1,
  total_marks: 1,
  ind_number: 1,
  question: '=1+1, she said: "two";\nand more',
  tags: [{ tag_name: 'sums' }],
  options: ['2', '-2', '“3”', '\t4'].map((option, index) => ({
    ...emptyOption,
    option,
    is_correct: index === 0,
  })),
  solution: 'Ἀρχιμήδης',
}

test('writes a byte order mark, quotes cells where necessary, and reads back unchanged', () => {
  const file = writeQuestionsCsv([question])
  expect(file.startsWith('\uFEFF')).toBe(true)
  const [names, row, ...rest] = papaparse.parse<string[]>(file.slice(1), {
    delimiter: ',',
    newline: '\r\n',
    skipEmptyLines: true,
  }).data
  const header = readHeader(names!)
  const read = header.ok && readQuestionRow(row!, header.layout)
  expect(rest).toEqual([])
  expect(read && read.ok && read.question).toMatchObject({
    question: question.question,
    options: question.options,
    solution: question.solution,
    tags: [{ tag_name: 'sums' }],
  })
})
