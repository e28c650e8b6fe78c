import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import papaparse from 'papaparse'
import { describe, expect, test } from 'vitest'
import type { Finding } from '../rules/finding.ts'
import { quizQuestionsFindings } from '../test-support/quiz-questions-findings.ts'
import type { QuestionContent } from '../schemas/question.ts'
import { columnsFor, toCells } from './write-row.ts'
import { readHeader } from './read-header.ts'
import { readQuestionRow } from './read-row.ts'

const read = (file: string): { questions: QuestionContent[]; rejected: string[] } => {
  const [names, ...rows] = papaparse.parse<string[]>(file, { delimiter: ',', skipEmptyLines: 'greedy' }).data
  const header = readHeader(names!)
  if (!header.ok) throw new Error(JSON.stringify(header.errors))
  const read = rows.map((row) => readQuestionRow(row, header.layout))
  return {
    questions: read.flatMap((row) => (row.ok ? [row.question] : [])),
    rejected: read.flatMap((row) => (row.ok ? [] : [row.reason])),
  }
}
const countByMessage = (findings: Finding[]) =>
  Object.fromEntries(
    [...Map.groupBy(findings, (finding) => finding.message)].map(([message, all]) => [message, all.length]),
  )
const judge = (questions: QuestionContent[]) => {
  const {
    error = [],
    omission = [],
    hint = [],
  } = Object.groupBy(quizQuestionsFindings(questions, 'full'), (finding) => finding.severity)
  return {
    questions: questions.length,
    errors: countByMessage(error),
    omissions: omission.length,
    hints: hint.map((finding) => finding.message),
  }
}

const columns =
  'ind_number,question,image_url,equation,tags,difficulty_level,weightage,section,paragraph,' +
  'related_video_id,solution,solution_equation,solution_image_url,' +
  [1, 2, 3, 4].map((no) => `option${no},equation${no},image_url${no},is_correct${no}`).join(',')

test('our own bank has the counts that are written beside its rows', () => {
  const file = [
    columns,
    '1,Which planet is the largest?,,,planets,Easy,1,,,,,,,Jupiter,,,1,Mars,,,0,Venus,,,0,,,,',
    '2,Which planet is the smallest?,,,planets,Easy,1,,,,,,,Mercury,,,0,Mars,,,0,,,,,,,,', // none is correct
    '3,Which planets have rings?,,,planets,Easy,1,,,,,,,Saturn,,,1,Uranus,,,1,,,,,,,,', // two are correct
    '4,,,,,Easy,1,,,,,,,One,,,1,,,,0,Two,,,0,,,,', // no text, no tag, a gap between the options
    // Repeats the first question.
    '5,"Which planet, is the LARGEST",,,planets,Easy,1,,,,,,,Venus,,,0,Mars,,,0,Jupiter,,,1,,,,',
    // Two options are equal.
    '6,Which planet has seasons?,,,planets,Easy,1,,,,,,,Mars,,,1,Mars,,,0,,,,,,,,',
  ].join('\r\n')
  const { questions, rejected } = read(file)
  expect(rejected).toEqual([])
  expect(judge(questions)).toEqual({
    questions: 6,
    errors: {
      'Correct option is required': 1,
      'Only one option be marked as true': 1,
      'Question text can not be empty': 1,
      'Option text can not be empty at option # 2': 1,
    },
    omissions: 1,
    hints: ['This question repeats question # 1', 'Options # 1 and # 2 are equal'],
  })
})

const banks = join(import.meta.dirname, '../../../../../shared/data/questions')
const files = existsSync(banks) ? readdirSync(banks).filter((name) => name.endsWith('.csv')) : []
if (files.length === 0) process.stdout.write('The question banks are not here: their counts are left out.\n')

describe.runIf(files.length > 0)('question banks', () => {
  const expected: Record<string, { questions: number; errors: Record<string, number>; omissions: number }> =
    files.length > 0 ? JSON.parse(readFileSync(join(banks, 'expected.json'), 'utf8')) : {}

  test.each(files)('%s has the questions, errors and omissions that were counted', (name) => {
    const { questions, rejected } = read(readFileSync(join(banks, name), 'utf8'))
    const { hints: _hints, ...counts } = judge(questions)
    expect(rejected).toEqual([])
    expect(counts).toEqual(expected[name])
  })
  test.each(files)(
    'given %s, when it is exported and imported again, then its questions are unchanged',
    (name) => {
      const { questions } = read(readFileSync(join(banks, name), 'utf8'))
      const names = columnsFor(questions)
      expect(
        read(papaparse.unparse([names, ...questions.map((question) => toCells(question, names))])).questions,
      ).toEqual(questions)
    },
  )
})
