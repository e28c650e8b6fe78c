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
