import { fullQuestion } from '@quizwright/domain/csv/sparse-question.ts'
import type { ExportFormat } from '@quizwright/domain/schemas/export-format.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { runs } from '@quizwright/domain/test-support/long-form.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openQuestionFile } from '../open-question-file.ts'
import { writeQuestionFile } from './write-question-file.ts'

/** Lines by which other formats are known, as a question about such a file may quote them. */
const line = fc.constantFrom(
  'NewQuestion,MC,,',
  ':TYPE:MC:1:0:C',
  '#separator:tab',
  'MC\tQ\tA\tCorrect\tB\tIncorrect',
  '<quiz>',
  '```json',
  '```',
  '[{"question":"a","options":["b","c"],"answer":"b"}]',
  '{{c1::x}}',
  '.. mcq::',
  'questions:',
  '- question: a',
  '  answer: b',
  '[[questions]]',
  'question = "a"',
  '1. Which?',
  'A. x',
  'ANSWER: A',
  '::t::q{=a ~b}',
  String.raw`\question a`,
  '? what',
  '+ yes',
  '- no',
  'a::b',
  'True',
  'x',
  '',
)
const text = fc.array(line, { minLength: 1, maxLength: 8 }).map((lines) => lines.join('\n').trim() || 'x')
const asked = fc.record({
  question: text,
  solution: fc.oneof(fc.constant(''), text),
  options: fc.oneof(fc.constant<string[]>([]), fc.uniqueArray(text, { minLength: 2, maxLength: 4 })),
})
const fenced = {
  question: 'Why?\n```json\n[{"question":"a","options":["b","c"],"answer":"b"}]\n```\n',
  solution: '',
  options: ['b', 'c'],
}

/** Written to Moodle XML, these have as many lines each as records of small programs, and a last one like a key. */
const image = 'https://example.com/a,b.png'
const likeRecords = [
  { question: '<b>bold</b>', solution: 'x' },
  { question: 'x', solution_image_url: image },
  { question: '<b>bold</b>', solution_image_url: image },
  { question: '<b>bold</b>', weightage: 2 },
].map((one) => fullQuestion(one))

const comeBack = async (questions: QuestionContent[], format: ExportFormat): Promise<void> => {
  const { bytes } = await writeQuestionFile({ title: 'T', questions, images: new Map() }, format)
  const opened = openQuestionFile({ bytes })
  if ('problem' in opened) throw new Error(opened.problem)
  const read = [...opened.entries].map(({ status, question }) => [status, question])
  expect(read).toEqual(questions.map((question) => ['taken', question]))
}

const formats: ExportFormat[] = ['gift', 'moodle-xml', 'qti-1.2', 'qti-2.2', 'qti-3.0', 'json']

test.each(formats)('%s is known by its own signs, whatever the texts in it look like', (format) =>
  fc.assert(
    fc.asyncProperty(fc.array(asked, { minLength: 1, maxLength: 5 }), async (drawn) => {
      const questions = drawn.map(({ options, ...rest }) =>
        fullQuestion({ ...rest, options: options.map((option, at) => ({ option, is_correct: at === 0 })) }),
      )
      await comeBack(questions, format)
    }),
    { numRuns: runs(60), examples: [[[fenced]]] },
  ),
)

test('Moodle XML is not taken for records of lines', () => comeBack(likeRecords, 'moodle-xml'))
