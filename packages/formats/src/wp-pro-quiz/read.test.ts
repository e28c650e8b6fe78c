import { expect, test } from 'vitest'
import { listsOf } from '../testing/lists-of.ts'
import { openQuestionFile } from '../open-question-file.ts'

const question = (type: string, text: string, answers: string, more = '') =>
  `<question answerType="${type}"><title><![CDATA[Question: 1]]></title><points>2</points>` +
  `<questionText><![CDATA[${text}]]></questionText>${more}<answers>${answers}</answers></question>`
const answer = (text: string, isRight: boolean, sort = '') =>
  `<answer points="1" correct="${isRight}"><answerText html="false"><![CDATA[${text}]]></answerText>` +
  `<stortText html="false"><![CDATA[${sort}]]></stortText></answer>`

const read = (questions: string) => {
  const bytes = Buffer.from(
    '<?xml version="1.0" encoding="utf-8"?>\n<wpProQuiz><header version="0.37" exportVersion="1"/><data><quiz>' +
      `<title titleHidden="false"><![CDATA[Rivers]]></title><questions>${questions}</questions></quiz></data>` +
      '</wpProQuiz>',
  )
  const opened = openQuestionFile({ bytes })
  if ('problem' in opened) throw new Error(opened.problem)
  expect(opened.format).toBe('wp-pro-quiz')
  return [...opened.entries]
}

test('reads single choice questions with their messages, points and category', () => {
  const [entry] = read(
    question(
      'single',
      '<p>Longest <b>river</b>?</p>',
      answer('Rhine', false) + answer('Danube', true),
      '<correctMsg><![CDATA[Yes, 2,850 km.]]></correctMsg><incorrectMsg><![CDATA[No.]]></incorrectMsg>' +
        '<tipMsg enabled="true"><![CDATA[east]]></tipMsg><category>Europe</category>',
    ),
  )
  expect(entry).toMatchObject({
    status: 'taken',
    question: {
      question: 'Longest river?',
      options: [
        { option: 'Rhine', is_correct: false },
        { option: 'Danube', is_correct: true },
      ],
      weightage: 2,
      solution: 'Yes, 2,850 km.',
      tags: [{ tag_name: 'Europe' }],
      when_wrong: 'No.',
      hints: ['east'],
    },
    without: ['bold, italic or underlined words'],
  })
})

test.each([
  ['single', answer('a', false) + answer('b', false), 'noneRight'],
  ['cloze_answer', answer('{a}', false), 'gaps'],
  ['assessment_answer', answer('{a}', false), 'unknown'],
])('names a question of another kind: %s', (type, answers, kind) => {
  expect(read(question(type, 'Q', answers))).toMatchObject([{ status: 'left out', kind }])
})

test.each([
  ['sort_answer', answer('b', false) + answer('a', false), ['b', 'a']],
  ['matrix_sort_answer', answer('a', false, '1') + answer('b', false, '2'), ['a → 1', 'b → 2']],
])('asks for lists: %s', (type, answers, lists) => {
  const [entry] = read(question(type, 'Q', answers))
  expect(listsOf(entry!.question)).toEqual(lists)
})

test('an essay is a descriptive question', () => {
  expect(read(question('essay', 'Why?', answer('', false)))).toMatchObject([
    { status: 'taken', kind: 'descriptive', question: { question: 'Why?', options: [] } },
  ])
})

test('several answers may be right, and only all of them earn the marks', () => {
  expect(
    read(question('multiple', 'Q', answer('a', true) + answer('b', true) + answer('c', false))),
  ).toMatchObject([
    { status: 'taken', kind: 'severalRight', question: { interaction: { scoring: { rule: 'all' } } } },
  ])
})
