import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { fromCsvWarning } from '@quizwright/contracts/validation/describe-findings.ts'
import { importComplete } from '@quizwright/domain/schemas/csv.ts'
import { questionContent } from '@quizwright/domain/schemas/question.ts'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { csv, readFile, row } from '../testing/fixtures.ts'
import { previewFile } from '../preview/preview-file.ts'
import { sourceOf } from '@quizwright/formats/encoding/source.ts'

test('the questions of a valid file match the contract and have no findings', async () => {
  const { questions, report, problem } = await readFile(
    csv([row(), row({ question: 'What is a byte?', tags: 'computing; units|bits' })]),
  )
  expect(problem).toBeUndefined()
  expect(questions.map((question) => question.question)).toEqual([
    'How many legs has a spider?',
    'What is a byte?',
  ])
  expect(questions[1]!.tags.map((tag) => tag.tag_name)).toEqual(['computing', 'units', 'bits'])
  expect(z.array(questionContent).parse(questions)).toEqual(questions)
  expect(importComplete.parse(report)).toMatchObject({
    warnings: [],
    hints: [],
    rejected: [],
    total: 2,
    errorsCount: 0,
    omissionsCount: 0,
    dialect: { separator: ',', encoding: 'UTF-8', bom: false, reordered: false, unknownColumns: [] },
  })
})

test('the errors and omissions of each question are reported with its number', async () => {
  const { report } = await readFile(
    csv([row({ is_correct2: '0' }), row({ tags: '', question: '' }), row({ is_correct1: '1' })]),
  )
  const warnings = report!.warnings.map(fromCsvWarning)
  expect(warnings).toContainEqual({ kind: 'error', text: 'Correct option is required', questionNo: 1 })
  expect(warnings).toContainEqual({ kind: 'error', text: 'Question text can not be empty', questionNo: 2 })
  expect(warnings).toContainEqual({
    kind: 'omission',
    text: 'Minimum one tag should be added',
    questionNo: 2,
  })
  expect(warnings).toContainEqual({
    kind: 'error',
    text: 'Only one option be marked as true',
    questionNo: 3,
  })
  expect(report).toMatchObject({ errorsCount: 3, omissionsCount: 1 })
})

test('formulas that can not be drawn are errors, and those drawn in part hints', async () => {
  const { report } = await readFile(
    csv([row({ question: 'Is $x^2$ right?' }), row({ equation: '\\foo{x}' }), row({ equation: '50% of x' })]),
  )
  expect(report!.warnings.map(fromCsvWarning)).toEqual([
    {
      kind: 'error',
      text: 'Students see the TeX of a formula, because \\foo is no command of TeX',
      questionNo: 2,
    },
  ])
  expect(report).toMatchObject({ errorsCount: 1 })
  expect(report!.hints.map(fromCsvWarning)).toMatchObject([
    {
      text: 'Students do not see what follows the % in a formula. Write \\% for a percent sign',
      questionNo: 3,
    },
  ])
})

test('the first question of a run with the same section and paragraph is reported', async () => {
  const { report } = await readFile(
    csv([
      row(),
      row({ section: 'A', paragraph: 'Read this.' }),
      row({ section: 'A', paragraph: 'Read this.' }),
      row({ section: 'B' }),
    ]),
  )
  expect(report!.sections).toEqual([
    { section: 'A', paragraph: 'Read this.', question_no: 2 },
    { section: 'B', paragraph: '', question_no: 4 },
  ])
})

test('given a start question, then reading continues after it and still reports all warnings', async () => {
  const text = csv(Array.from({ length: 50 }, (_, index) => row({ question: `Question ${index}`, tags: '' })))
  const complete = await readFile(text)
  const rest = await readFile(text, { from: 30 })
  expect(rest.questions).toEqual(complete.questions.slice(30))
  expect(rest.sent.at(-1)).toBe(50)
  expect(rest.report).toEqual(complete.report)
})

test('the first batch is small, and the progress never decreases', async () => {
  const { progress, sent } = await readFile(
    csv(Array.from({ length: 2_000 }, (_, index) => row({ question: `Question ${index}` }))),
  )
  expect(sent[0]).toBeLessThanOrEqual(25)
  expect(progress).toEqual(progress.toSorted((a, b) => a - b))
  expect(progress.at(-1)).toBe(100)
  expect(sent.at(-1)).toBe(2_000)
})

test('given a quote that is never closed, then a problem is thrown after the rows before it', async () => {
  const { questions, problem, report } = await readFile(
    `${csv([row(), row()])}\n3,"Where does this end?,,,,\n${row().join(',')}\n`,
  )
  expect(questions).toHaveLength(2)
  expect(report).toBeUndefined()
  expect(problem).toMatchObject({ code: 'CSV_QUOTE', line: 4, column: 2 })
})

const limits = { rows: 3, fileBytes: 10_000, recordChars: 1_000 }
test('given more rows than allowed, then a problem is thrown after the maximum', async () => {
  const { questions, problem } = await readFile(csv(Array.from({ length: 5 }, () => row())), { limits })
  expect(questions).toHaveLength(3)
  expect(problem).toMatchObject({ code: 'CSV_TOO_LARGE', line: 5, column: 1 })
})

test('given a row that is too long, then a problem is thrown', async () => {
  const { questions, problem } = await readFile(csv([row(), row({ solution: 'x'.repeat(2_000) }), row()]), {
    limits,
  })
  expect(questions).toHaveLength(1)
  expect(problem).toMatchObject({ code: 'CSV_TOO_LARGE', line: 3 })
})

test('given a file that is too large, then a problem is thrown', async () => {
  expect((await readFile(csv(Array.from({ length: 500 }, () => row())), { limits })).problem).toMatchObject({
    code: 'CSV_TOO_LARGE',
  })
})

const shared = new URL('../../../../../../shared/data/questions/', import.meta.url)

test('the shared question files give the expected questions, errors and omissions', async () => {
  if (!existsSync(shared)) {
    console.info('The shared question files were left out: there is no shared data beside the repository.')
    return
  }
  const expected = JSON.parse(readFileSync(new URL('expected.json', shared), 'utf8'))
  const found: Record<string, unknown> = {}
  for (const file of readdirSync(shared).filter((name) => name.endsWith('.csv'))) {
    const { questions, report } = await readFile(readFileSync(new URL(file, shared)))
    const errors: Record<string, number> = {}
    for (const { text } of report!.warnings.map(fromCsvWarning).filter((warning) => warning.kind === 'error'))
      errors[text] = (errors[text] ?? 0) + 1
    found[file] = { questions: questions.length, errors, omissions: report!.omissionsCount }
  }
  expect(found).toEqual(expected)
})

test('given files that were joined, then the header of each but the first is no question', async () => {
  const text = csv([row({ question: 'One?' })])
  const joined = `${text}\n${text.replace('One', 'Two')}\n${text.replace('One', 'Three')}`
  const { questions, report } = await readFile(joined)
  expect(questions.map(({ question }) => question)).toEqual(['One?', 'Two?', 'Three?'])
  expect(report!.hints).toEqual([
    expect.stringContaining('The header is repeated in lines 3, 5, and was not read as a question'),
  ])
  const { marks } = await previewFile(sourceOf(Buffer.from(joined)), {})
  expect(marks).toEqual([])
})
