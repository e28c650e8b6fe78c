import { fullQuestion } from '@quizwright/domain/csv/sparse-question.ts'
import { type QuestionContent, questionContent } from '@quizwright/domain/schemas/question.ts'
import { expect, test } from 'vitest'
import { openQuestionFile } from '../open-question-file.ts'
import { writeQuestionFile } from './write-question-file.ts'

const said = {
  option_feedback: ['Its mouth is # in {Romania}: \\(x < 1\\)', '', 'No ~ river = none'],
  when_right: 'That is it.',
  when_wrong: 'Look at the map.',
}
const options = ['Danube', 'Rhine', 'Elbe'].map((option, index) => ({ option, is_correct: index < 1 }))
const one = fullQuestion({ question: 'Which river?', options, ...said })
const several = fullQuestion({
  question: 'Which rivers?',
  options: options.map((option, index) => ({ ...option, is_correct: index < 2 })),
  interaction: {
    kind: 'multiple_answers',
    presentation: { tells_count: false, at_most: null },
    scoring: { rule: 'net' },
  },
  ...said,
})
const statement = fullQuestion({
  question: 'The Danube ends in Romania.',
  options: [{ option: 'True', is_correct: true }, { option: 'False' }],
  interaction: { kind: 'true_false' },
  option_feedback: ['', 'Its delta is there.'],
})

const again = async (question: QuestionContent, format: Parameters<typeof writeQuestionFile>[1]) => {
  const { bytes, losses } = await writeQuestionFile(
    { title: 'T', questions: [question], images: new Map() },
    format,
  )
  const opened = openQuestionFile({ bytes })
  if ('problem' in opened) throw new Error(opened.problem)
  const [entry] = [...opened.entries]
  const { option_feedback, when_right, when_wrong } = questionContent.parse(entry!.question)
  return { losses, said: { option_feedback, when_right, when_wrong }, entry: entry! }
}

test.each(['moodle-xml', 'qti-1.2', 'qti-2.2', 'qti-3.0', 'json'] as const)(
  '%s holds all feedback',
  async (format) => {
    for (const question of [one, several]) {
      const read = await again(question, format)
      expect(read.said).toEqual(said)
      expect(read.losses).toEqual([])
      expect(read.entry).toMatchObject({ status: 'taken', without: [] })
    }
  },
)

test('GIFT holds the feedback on options, and names the other as lost', async () => {
  const read = await again(several, 'gift')
  expect(read.said.option_feedback).toEqual(said.option_feedback)
  expect(read.losses).toEqual(['the feedback on right and wrong answers of 1 question'])
})

test.each(['moodle-xml', 'qti-1.2', 'qti-3.0', 'gift'] as const)(
  '%s holds the feedback on a statement',
  async (format) => {
    expect((await again(statement, format)).said.option_feedback).toEqual(['', 'Its delta is there.'])
    const onRight = { ...statement, option_feedback: ['So it is.'] }
    expect((await again(onRight, format)).said.option_feedback).toEqual(['So it is.'])
  },
)

test('Word names what it loses', async () => {
  const lost = [
    'the feedback on options of 1 question',
    'the feedback on right and wrong answers of 1 question',
  ]
  expect((await again(one, 'word')).losses).toEqual(expect.arrayContaining(lost))
})
