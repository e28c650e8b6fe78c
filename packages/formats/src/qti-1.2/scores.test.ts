import { expect, test } from 'vitest'
import { openQuestionFile, type OpenOptions } from '../open-question-file.ts'
import { labels } from '../testing/sample-files.ts'

const condition = (value: string, score: number, set = 'varname="SCORE" action="Set"') =>
  `<respcondition><conditionvar><varequal respident="r">${value}</varequal></conditionvar>` +
  `<setvar ${set}>${score}</setvar></respcondition>`
const read = (response: string, processing: string, options: OpenOptions = {}, metadata = '') => {
  const item =
    `<item ident="i">${metadata}<presentation><material><mattext>Q?</mattext></material>${response}</presentation>` +
    `<resprocessing>${processing}</resprocessing></item>`
  const opened = openQuestionFile(
    { bytes: Buffer.from(`<questestinterop>${item}</questestinterop>`) },
    options,
  )
  if ('problem' in opened) throw new Error(opened.problem)
  return [...opened.entries][0]!
}
const right = ({ question }: ReturnType<typeof read>) =>
  question.options.filter(({ is_correct }) => is_correct).map(({ option }) => option)

test('a score that is subtracted makes no option right', () => {
  const subtracted = condition('y', 1, 'varname="SCORE" action="Subtract"')
  const entry = read(labels('Single'), condition('x', 1, 'varname="SCORE" action="Add"') + subtracted)
  expect(right(entry)).toEqual(['x'])
  expect(entry).toMatchObject({ status: 'taken', without: ['the marks that option B costs'] })
})

test('a variable that counts something else than the score says nothing about the key', () => {
  const counted = condition('y', 5, 'varname="ATTEMPTS" action="Add"')
  expect(right(read(labels('Single'), condition('x', 1) + counted))).toEqual(['x'])
})

test('what Brightspace counts as chosen wrongly is not right', () => {
  const counts = ['y', 'z'].map((text) => condition(text, 1, 'varname="D2L_Incorrect" action="Add"')).join('')
  const entry = read(labels('Multiple'), condition('x', 1, 'varname="D2L_Correct" action="Add"') + counts)
  expect(right(entry)).toEqual(['x'])
})

test('a text that gives no marks is no answer of a question with a short answer', () => {
  const written = '<response_str ident="r"><render_fib/></response_str>'
  const entry = read(written, condition('Paris', 1) + condition('London', 0), { convert: 'all' })
  expect(entry.question.solution).toBe('Paris')
})

test('two lists of choices in one item make a question with several parts, whatever it declares', () => {
  const metadata =
    '<itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>question_type</fieldlabel>' +
    '<fieldentry>multiple_choice_question</fieldentry></qtimetadatafield></qtimetadata></itemmetadata>'
  const two = labels('Single') + labels('Single').replace('ident="r"', 'ident="s"')
  expect(read(two, condition('x', 1), {}, metadata)).toMatchObject({ status: 'left out', kind: 'composed' })
})

const scoringOf = (entry: ReturnType<typeof read>) =>
  entry.question.interaction?.kind === 'multiple_answers' ? entry.question.interaction.scoring : undefined
const add = 'varname="SCORE" action="Add"'

test.each([
  // 40 of 40 marks, which the item declares, or 4 of 4, which it does not.
  [[30, 10, 0], '<outcomes><decvar maxvalue="40"/></outcomes>', { rule: 'weights', weights: [75, 25, 0] }],
  [[3, 1, -2], '', { rule: 'weights', weights: [75, 25, -50] }],
  [[33.33, 66.67, 0], '', { rule: 'weights', weights: [33.33333, 66.66667, 0] }],
  [[1, 1, -1], '', { rule: 'net' }],
])('scores of ticks that add up are the weights of the options: %j', (scores, outcomes, scoring) => {
  const conditions = scores.map((score, at) => condition(['x', 'y', 'z'][at]!, score, add)).join('')
  const entry = read(labels('Multiple'), outcomes + conditions)
  expect(entry).toMatchObject({ status: 'taken', without: [] })
  expect([right(entry), scoringOf(entry)]).toEqual([['x', 'y'], scoring])
})

test('of one choice, options with smaller scores earn parts of the marks', () => {
  const entry = read(labels('Single'), condition('x', 10) + condition('y', 5))
  expect(entry).toMatchObject({
    status: 'taken',
    without: [],
    question: {
      interaction: {
        presentation: { at_most: 1 },
        scoring: { rule: 'weights', weights: [100, 50, 0] },
      },
    },
  })
})

test('marks for what is not ticked are no weights of ticks', () => {
  const unticked =
    '<respcondition><conditionvar><not><varequal respident="r">z</varequal></not></conditionvar>' +
    `<setvar ${add}>1</setvar></respcondition>`
  const entry = read(labels('Multiple'), condition('x', 1, add) + condition('y', 1, add) + unticked)
  expect(scoringOf(entry)).toEqual({ rule: 'all' })
})
