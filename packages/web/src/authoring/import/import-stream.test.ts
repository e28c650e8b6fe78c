import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { blankQuestion } from '@quizwright/machines/quiz-document/blank-question.ts'
import { expect, test } from 'vitest'
import { createImportStream } from './import-actors.ts'

const content = (question: string): QuestionContent => {
  const { _id, ...rest } = blankQuestion('none', 'full')
  return { ...rest, question }
}
const texts = (stream: ReturnType<typeof createImportStream>) =>
  stream.questions().map(({ question }) => question)

test('gives each arriving question its own id', () => {
  const stream = createImportStream()
  stream.begin(0)
  stream.add([content('one'), content('two')])
  stream.add([content('three')])
  expect(texts(stream)).toEqual(['one', 'two', 'three'])
  expect(new Set(stream.questions().map(({ _id }) => _id)).size).toBe(3)
})

test('continues at the requested index after a lost connection, without gaps or repetitions', () => {
  const stream = createImportStream()
  stream.begin(0)
  stream.add([content('one'), content('two'), content('cut off')])
  stream.begin(2)
  stream.add([content('three')])
  expect(stream.count()).toBe(3)
  expect(texts(stream)).toEqual(['one', 'two', 'three'])
})

test('drops the questions of the last file when another file begins', () => {
  const stream = createImportStream()
  stream.begin(0)
  stream.add([content('of the first file')])
  stream.begin(0)
  expect(stream.questions()).toEqual([])
})
