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

test('texts, grids and requests of Google Forms', () => {
  const row = (title: string, answer: string) => ({ grading: answers(answer), rowQuestion: { title } })
  const columns = choices('RADIO', 'Africa', 'Asia', 'Europe')
  const grid = (...rows: object[]) => ({
    title: 'Where?',
    questionGroupItem: { questions: rows, grid: { columns } },
  })
  const passage = { title: 'Read this.', description: 'Deltas are fertile.', textItem: {} }
  const asked = formItem('Why?', { textQuestion: { paragraph: true } })
  const createItem = (item: object) => ({ createItem: { item, location: { index: 0 } } })
  const requests = [grid(row('Mali', 'Africa'), row('Nepal', 'Asia')), passage, asked].map(createItem)
  expect(shown({ requests: [{ updateFormInfo: {} }, ...requests] })).toEqual([
    'taken | Where? | Mali → Africa | Nepal → Asia',
    'taken | Why?',
  ])
  const [matched, described] = read({ requests })
  expect(matched).toMatchObject({ question: { weightage: 4 }, without: [expect.stringContaining('Europe')] })
  expect(JSON.stringify(described!.question)).toContain('Deltas are fertile.')
  expect(
    read({ items: [asked, grid(row('Mali', 'Africa'), { rowQuestion: { title: 'Peru' } })] })[1]!.status,
  ).toBe('left out')
})

test('Kahoot: a slider is a number, what is only asked for has no key, and a slide is read before its question', () => {
  const both = [
    { answer: 'Yes', correct: true },
    { answer: 'No', correct: true },
  ]
  const kahoot = {
    questions: [
      { type: 'slider', question: 'How many?', choiceRange: { start: 0, end: 20, correct: 8, tolerance: 1 } },
      { type: 'survey', question: 'Did you like it?', choices: both },
      { type: 'content', title: 'Stars', description: 'They shine.' },
      {
        type: 'quiz',
        question: 'Sun?',
        choices: [
          { answer: 'star', correct: true },
          { answer: 'moon', correct: false },
        ],
      },
    ],
  }
  const [slider, survey, quiz] = read(kahoot)
  expect(slider!.question.interaction).toMatchObject({
    kind: 'numeric',
    key: { accepted: [{ value: '8', tolerance: { by: 'absolute', amount: '1' } }] },
  })
  expect(survey).toMatchObject({ status: 'left out', reason: 'It does not say which option is right.' })
  expect(JSON.stringify(quiz!.question)).toContain('They shine.')
})

test('an open question of Wayground has no -1 as its solution, and a flag may be called a correct answer', () => {
  const open = { structure: { kind: 'OPEN', query: { text: 'Explain osmosis' }, options: [], answer: -1 } }
  expect(read({ questions: [open] })[0]!.question).toMatchObject({
    question: 'Explain osmosis',
    solution: '',
  })
  const flags = [
    { label: 'Cheetah', correct_answer: true },
    { label: 'Horse', correct_answer: false },
  ]
  expect(shown({ questions: [{ type: 'quiz', question: 'Fastest?', choices: flags }] })).toEqual([
    'taken | Fastest? | *Cheetah | Horse',
  ])
})

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
