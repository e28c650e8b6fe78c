import { expect, test } from 'vitest'
import { readEditorAddress, withQuestionNo } from './editor-address.ts'

const read = (search: string) => readEditorAddress(new URLSearchParams(search))

test('reads the quiz, the placement of its videos and the question from an address', () => {
  expect(read('quizId=Q1&quizType=full&type=1&id=M1&instructorId=I1&ai=false&question_no=15')).toEqual({
    quizId: 'Q1',
    quizType: 'full',
    placement: { kind: 'module', id: 'M1' },
    questionNo: 15,
  })
  expect(read('quizId=Q1&type=2&id=C1')?.placement).toEqual({ kind: 'chapter', id: 'C1' })
})

test('ignores missing or invalid parameters, and returns undefined without a quiz', () => {
  expect(read('quizId=Q1&quizType=sat&type=3&id=M1&question_no=1.5')).toEqual({
    quizId: 'Q1',
    quizType: undefined,
    placement: undefined,
    questionNo: undefined,
  })
  expect(read('quizId=Q1&question_no=0')?.questionNo).toBeUndefined()
  expect(read('quizId=../x')).toBeUndefined()
  expect(read('')).toBeUndefined()
})

test('changing the question keeps the rest of the address', () => {
  expect(withQuestionNo(new URLSearchParams('quizId=Q1&ai=true&question_no=3'), 21)).toBe(
    'quizId=Q1&ai=true&question_no=21',
  )
})
