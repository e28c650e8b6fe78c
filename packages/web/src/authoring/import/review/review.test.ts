import { readHeader } from '@quizwright/domain/csv/read-header.ts'
import { readQuestionRow } from '@quizwright/domain/csv/read-row.ts'
import type { ImportComplete } from '@quizwright/domain/schemas/csv.ts'
import type { DraftQuestion, QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { blankOption, blankQuestion } from '@quizwright/machines/quiz-document/blank-question.ts'
import type { RejectedFileRow } from '@quizwright/machines/quiz-document/incoming-questions.ts'
import { createQuizDraft } from '@quizwright/machines/quiz-document/store.ts'
import papaparse from 'papaparse'
import * as renderer from '@quizwright/ui/formula/fetch-renderer.ts'
import { expect, test, vi } from 'vitest'
import { toImported } from '../import-actors.ts'
import { judgeReview } from './judge-review.ts'
import { rejectedFile } from './rejected-file.ts'
import { repairQuestion, restoreRow, toReview } from './review.ts'
import { describePair, shownPairs } from './similar-pairs.ts'

const question = (id: string, changes: Partial<DraftQuestion> = {}): DraftQuestion => ({
  ...blankQuestion(id, 'full'),
  question: `Which word begins with ${id}?`,
  tags: [{ tag_name: 'words' }],
  options: ['yes', 'no'].map((option, index) => ({ ...blankOption(), option, is_correct: index === 0 })),
  ...changes,
})
const noneRight = { options: ['yes', 'no'].map((option) => ({ ...blankOption(), option })) }
const complete: ImportComplete = {
  sections: [],
  warnings: [
    'error#Correct option is required#2',
    'warning#Minimum one tag should be added#3',
    'error#Said by another service#1',
    'warning#The column "x" is not known and was left out#0',
  ],
  hints: ['warning#The difficulty Moderate was read as Medium#1'],
  rejected: [],
  rejectedCount: 0,
  total: 3,
  dialect: { separator: ',', encoding: 'UTF-8', bom: false, reordered: false, unknownColumns: ['x'] },
}
const header = ['question', 'weightage']
const rejected = [
  { line: 5, column: 2, reason: 'weightage must be a number', raw: ['Five?', 'many'], after: 2 },
  { line: 4, column: 2, reason: 'weightage must be a number', raw: ['Four?', 'few'], after: 2 },
]

const file = { fileName: 'letters.csv', fileLink: 'f1', quizId: 'q1' }

/** Opens a file that was read into a draft, with the actions of its author. */
const open = (
  changes: Partial<ImportComplete> = {},
  questions = [question('a'), question('b', noneRight), question('c', { tags: [] })],
) => {
  const imported = toImported(questions, { ...complete, header, ...changes }, file)
  const store = createQuizDraft({ document: { imported } })
  const questionsOf = () => store.getSnapshot().context.document.imported!.questions
  const set = (repaired: readonly DraftQuestion[]) => store.trigger.repairImported({ questions: repaired })
  const review = toReview(imported.report)
  return {
    review,
    questions: questionsOf,
    judge: () => judgeReview(review, questionsOf(), 'full'),
    repair: (id: string, repaired: QuestionContent) => set(repairQuestion(questionsOf(), id, repaired)),
    restore: (row: RejectedFileRow, repaired: QuestionContent) =>
      set(restoreRow(review, questionsOf(), row, repaired)),
    leaveOut: (id: string) => set(questionsOf().filter(({ _id }) => _id !== id)),
    undo: () => store.trigger.undo(),
  }
}
const texts = (said: readonly { questionNo: number; text: string }[]) =>
  said.map(({ questionNo, text }) => `${questionNo} ${text}`)
const content = ({ _id, ...rest }: DraftQuestion) => rest

test('given a formula that is not drawn, then it is an error of the file, until it is repaired', () => {
  const drawing = vi.spyOn(renderer, 'fetchedRenderer')
  drawing.mockReturnValue((tex) => ({ outcome: 'wrong', command: tex }))
  const { judge, repair } = open({ warnings: [], errorsCount: 0 }, [question('a', { equation: '\\foo' })])
  const error = '1 Students see the TeX of a formula, because \\foo is no command of TeX'
  expect([texts(judge().errors), judge().counts.errors]).toEqual([[error], 1])
  repair('a', content(question('a')))
  expect([judge().errors, judge().counts.errors]).toEqual([[], 0])
  drawing.mockRestore()
})

test('given the services report such a formula, too, then it is listed and counted once', () => {
  const drawing = vi.spyOn(renderer, 'fetchedRenderer')
  drawing.mockReturnValue((tex) => ({ outcome: 'wrong', command: tex }))
  const text = 'Students see the TeX of a formula, because \\foo is no command of TeX'
  const { judge, repair } = open({ warnings: [`error#${text}#1`], errorsCount: 1 }, [
    question('a', { equation: '\\foo' }),
  ])
  expect([texts(judge().errors), judge().counts.errors]).toEqual([[`1 ${text}`], 1])
  repair('a', content(question('a')))
  expect([judge().errors, judge().counts.errors]).toEqual([[], 0])
  drawing.mockRestore()
})

test('findings of the service are valid until their question is repaired; then the rules judge it', () => {
  const { judge, repair } = open({ errorsCount: 12_000 })
  expect(texts(judge().errors)).toEqual(['1 Said by another service', '2 Correct option is required'])
  expect(texts(judge().omissions)).toEqual([
    '0 The column "x" is not known and was left out',
    '3 Minimum one tag should be added',
  ])
  expect(judge().counts).toEqual({ errors: 12_000, omissions: 2, rejected: 0 })
  repair('b', content(question('b', { question: '' })))
  expect(texts(judge().errors)).toEqual(['1 Said by another service', '2 Question text can not be empty'])
  expect(judge().counts.errors).toBe(12_000)
  repair('b', content(question('b')))
  repair('a', content(question('a')))
  expect(judge()).toMatchObject({ errors: [], hints: [], counts: { errors: 11_998, omissions: 2 } })
})

test('each repair is undone separately, and undoing it restores the earlier findings', () => {
  const { judge, repair, leaveOut, undo } = open()
  const before = judge()
  repair('b', content(question('b')))
  leaveOut('c')
  expect(judge().counts).toEqual({ errors: 1, omissions: 1, rejected: 0 })
  undo()
  undo()
  expect(judge()).toEqual(before)
})

test('repaired rows keep their position in the file, whichever is repaired first', () => {
  const { review, questions, judge, restore, undo } = open({ rejected, rejectedCount: 70 })
  const [five, four] = review.report.rejected as [RejectedFileRow, RejectedFileRow]
  restore(five, content(question('five')))
  expect(judge()).toMatchObject({ rejected: [{ line: 4 }], counts: { rejected: 69 } })
  restore(four, content(question('four')))
  expect(questions().map(({ _id }) => _id)).toEqual(['a', 'b', four.id, five.id, 'c'])
  expect(texts(judge().omissions)).toContain('5 Minimum one tag should be added')
  undo()
  expect(judge().rejected.map(({ line }) => line)).toEqual([4])
})

test('downloads rejected rows in their own columns, in the format of the file', () => {
  const columns = ['question', 'rejected_because', ...Object.keys(fullRow).slice(1)]
  const raw = ['=HYPERLINK("x")', 'the reason of last time', ...Object.values(fullRow).slice(1)]
  const file = rejectedFile(
    columns,
    [{ id: 'r', line: 7, column: 3, reason: 'weightage must be a number', raw }],
    { separator: ';' },
  )
  const [names, row] = papaparse.parse<string[]>(file.slice(1), {
    delimiter: ';',
    skipEmptyLines: true,
  }).data
  expect(names).toEqual(['rejected_because', 'formulas_escaped', ...Object.keys(fullRow)])
  expect(row![0]).toBe('Line 7, column 3: weightage must be a number')
  const read = readHeader(names!)
  expect(read).toMatchObject({ ok: true, unknownColumns: [] })
  expect(read.ok && readQuestionRow(row!, read.layout)).toMatchObject({
    ok: true,
    question: { question: '=HYPERLINK("x")', weightage: 2 },
  })
  expect(rejectedFile(['=1+1', 'question'], [], { separator: ',' }).slice(1)).toBe(
    "rejected_because,formulas_escaped,'=1+1,question\r\n",
  )
})
const options = [1, 2, 3, 4].flatMap((no) => [
  [`option${no}`, String(no)],
  [`equation${no}`, ''],
  [`image_url${no}`, ''],
  [`is_correct${no}`, no === 1 ? '1' : '0'],
])
const fullRow: Record<string, string> = Object.fromEntries([
  ['question', 'Which?'],
  ['ind_number', '1'],
  ['image_url', ''],
  ['equation', ''],
  ['tags', 'one'],
  ['difficulty_level', 'Easy'],
  ['weightage', '2'],
  ['section', ''],
  ['paragraph', ''],
  ['related_video_id', ''],
  ['solution', ''],
  ['solution_equation', ''],
  ['solution_image_url', ''],
  ...options,
])

test('a pair of near-duplicates lasts until one of the two changes, and follows their numbers', () => {
  const { review, questions, repair, leaveOut } = open({ warnings: [] }, [
    question('a'),
    question('b'),
    question('c', { question: 'Which  word begins with a?' }),
  ])
  const elsewhere = {
    quiz_id: 'q2',
    quiz_name: 'Letters',
    question_no: 9,
    question: 'Which word begins with a, b?',
    equation: '',
    options: question('a').options,
  }
  const pairs = [
    { question_no: 3, other_no: 1, similarity: 1 },
    { question_no: 3, elsewhere, similarity: 0.876 },
  ]
  const shown = () =>
    shownPairs(review, pairs, questions()).map((pair) => `${pair.questionNo}: ${describePair(pair)}`)
  expect(shown()).toEqual(['3: Repeats question # 1', '3: Similar to question # 9 of “Letters” (87% match)'])
  leaveOut('b')
  expect(shown()[0]).toBe('2: Repeats question # 1')
  repair('c', content(question('c', { question: 'Who was the first to climb the highest mountain?' })))
  expect(shown()).toEqual([])
})

test.each([
  ['json', 'Question 3: a reason'],
  ['xlsx', 'Row 3: a reason'],
  ['gift', 'Line 3: a reason'],
] as const)('given what was left out of a file of %s, then its place is called so', (format, told) => {
  const row = { id: 'a', line: 3, column: null, reason: 'a reason', raw: ['Q'], after: 0 } as RejectedFileRow
  expect(rejectedFile(['question'], [row], { separator: ',', format })).toContain(told)
})
