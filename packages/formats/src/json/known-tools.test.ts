import { expect, test } from 'vitest'
import { openQuestionFile } from '../open-question-file.ts'
import { listsOf } from '../testing/lists-of.ts'

const read = (value: unknown) => {
  const opened = openQuestionFile({ bytes: new TextEncoder().encode(JSON.stringify(value)), name: 'a.json' })
  if ('problem' in opened) throw new Error(opened.problem)
  return [...opened.entries]
}
const shown = (value: unknown) =>
  read(value).map((entry) => {
    const { question, options, interaction } = entry.question
    const { accepted = [] } = {
      accepted: undefined,
      ...(interaction?.kind === 'short_answer' && interaction.key),
    }
    const listed = options.map(({ option, is_correct }) => `${is_correct ? '*' : ''}${option}`)
    const typed = accepted.map(({ value: text }) => text)
    return [entry.status, question, ...listed, ...typed, ...listsOf(entry.question)].join(' | ')
  })

const answers = (...values: string[]) => ({
  pointValue: 2,
  correctAnswers: { answers: values.map((value) => ({ value })) },
})
const formItem = (title: string, question: object, further: object = {}) => ({
  itemId: title,
  title,
  questionItem: { question: { questionId: title, required: true, ...question } },
  ...further,
})
const choices = (type: string, ...values: string[]) => ({ type, options: values.map((value) => ({ value })) })

test('a quiz of Google Forms has its choices, typed answers, marks and pages', () => {
  const form = {
    formId: 'f',
    info: { title: 'Rivers' },
    items: [
      formItem('Which is long?', {
        grading: { ...answers('Nile'), whenRight: { text: 'Well done' } },
        choiceQuestion: choices('RADIO', 'Ilm', 'Nile'),
      }),
      formItem('Which are short?', {
        grading: answers('Ilm', 'Inn'),
        choiceQuestion: choices('CHECKBOX', 'Ilm', 'Nile', 'Inn'),
      }),
      { itemId: 'p', title: 'Part two', pageBreakItem: {} },
      formItem(
        'Name it.',
        { grading: answers('Inn', 'the Inn'), textQuestion: {} },
        { description: 'In Tyrol' },
      ),
      formItem('Why?', { textQuestion: { paragraph: true } }),
      formItem('How good was it?', { scaleQuestion: { low: 1, high: 5 } }),
    ],
  }
  expect(shown(form)).toEqual([
    'taken | Which is long? | Ilm | *Nile',
    'taken | Which are short? | *Ilm | Nile | *Inn',
    'taken | Name it.\nIn Tyrol | Inn | the Inn',
    'taken | Why?',
    'left out | How good was it?',
  ])
  const [first, , third] = read(form)
  expect(first).toMatchObject({
    question: { weightage: 2, when_right: 'Well done' },
    without: [],
  })
  expect(third!.question.section).toBe('Part two')
})

test('what Kahoot and Wayground list as options that are all right is typed or put in order', () => {
  const choice = (answer: string) => ({ answer, correct: true })
  const kahoot = {
    title: 'Rivers',
    questions: [
      { type: 'open_ended', question: 'Name it.', time: 20_000, choices: [choice('Inn'), choice('the Inn')] },
      {
        type: 'jumble',
        question: 'From short to long.',
        choices: [choice('Ilm'), choice('Inn'), choice('Nile')],
      },
      { type: 'quiz', question: 'Which?', choices: [choice('Nile'), { answer: 'Ilm', correct: false }] },
    ],
  }
  expect(shown(kahoot)).toEqual([
    'taken | Name it. | Inn | the Inn',
    'taken | From short to long. | Ilm | Inn | Nile',
    'taken | Which? | *Nile | Ilm',
  ])
  const blank = { kind: 'BLANK', query: { text: '<p>Name it.</p>' }, options: [{ text: 'Inn' }], answer: [] }
  expect(shown({ quiz: { questions: [{ type: 'BLANK', structure: blank }] } })).toEqual([
    'taken | Name it. | Inn',
  ])
})
