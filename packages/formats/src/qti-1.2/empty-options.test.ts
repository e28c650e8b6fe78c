import { expect, test } from 'vitest'
import { openQuestionFile } from '../open-question-file.ts'
import { canvasQuiz } from '../testing/sample-files.ts'

const label = (ident: string, text: string) =>
  `<response_label ident="${ident}"><material><mattext>${text}</mattext></material></response_label>`
const equal = (respident: string, value: string, shows: string) =>
  `<respcondition><conditionvar><varequal respident="${respident}">${value}</varequal></conditionvar>` +
  `<displayfeedback linkrefid="${shows}"/></respcondition>`
const read = (file: string) => {
  const opened = openQuestionFile({ bytes: Buffer.from(file) })
  if ('problem' in opened) throw new Error(opened.problem)
  return [...opened.entries][0]!
}

test('options that were left empty are named, and feedback stays with its option', () => {
  const body =
    '<response_lid ident="r" rcardinality="Single"><render_choice>' +
    `${label('e', '')}${label('x', 'one')}${label('f', '')}${label('y', 'two')}</render_choice></response_lid>`
  const scored =
    '<respcondition><conditionvar><varequal respident="r">y</varequal></conditionvar><setvar>100</setvar>' +
    `</respcondition>${equal('r', 'y', 'y_fb')}`
  const feedback =
    '<itemfeedback ident="y_fb"><material><mattext>Well done</mattext></material></itemfeedback>'
  const file = canvasQuiz('multiple_choice_question', body, scored).replace('</item>', `${feedback}</item>`)
  const entry = read(file)
  expect(entry).toMatchObject({ status: 'taken', without: expect.arrayContaining(['2 empty options']) })
  expect(entry.question.options.map(({ option }) => option)).toEqual(['one', 'two'])
  expect(entry.question.option_feedback).toEqual(['', 'Well done'])
})

test('pairs without scores count alike if their feedback says that they are correct', () => {
  const prompt = (ident: string, text: string) =>
    `<response_lid ident="${ident}"><material><mattext>${text}</mattext></material><render_choice>` +
    `${label('m', 'mammal')}${label('a', 'amphibian')}</render_choice></response_lid>`
  const entry = read(
    canvasQuiz(
      'matching_question',
      prompt('1', 'cat') + prompt('2', 'frog'),
      equal('1', 'm', 'correct') + equal('2', 'a', 'correct') + equal('2', 'm', 'incorrect'),
    ),
  )
  expect(entry.question.interaction).toMatchObject({ kind: 'matching', key: { weights: [1, 1] } })
})
