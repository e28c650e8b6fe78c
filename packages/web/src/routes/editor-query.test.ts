import { expect, test } from 'vitest'
import { editorQuery, isSameButQuestion } from './editor-query.ts'

const quiz = { _id: 'Q1', quiz_type: 'full', instructor_id: 'U1', module_id: null, chapter_id: null } as const

test('a quiz without a module has no video scope', () =>
  expect(editorQuery(quiz)).toEqual({ quizId: 'Q1', quizType: 'full', instructorId: 'U1', ai: 'false' }))
test('a quiz of a module has type 1 and the id of the module', () =>
  expect(editorQuery({ ...quiz, module_id: 'M1' })).toMatchObject({ type: '1', id: 'M1' }))
test('a quiz of a chapter has type 2 and the id of the chapter', () =>
  expect(editorQuery({ ...quiz, module_id: 'M1', chapter_id: 'C1' })).toMatchObject({ type: '2', id: 'C1' }))
test('the parameter `ai` marks a daq quiz', () =>
  expect(editorQuery({ ...quiz, quiz_type: 'daq' })).toMatchObject({ ai: 'true' }))
test('a question number is passed on', () => expect(editorQuery(quiz, 7)).toMatchObject({ question_no: '7' }))
test('another question is the same page; another quiz or screen is not', () => {
  const at = '/quiz/edit-quiz-questions?quizId=Q1&ai=false'
  expect(isSameButQuestion(at, `${at}&question_no=7`)).toBe(true)
  expect(isSameButQuestion(`${at}&question_no=2`, `${at}&question_no=7`)).toBe(true)
  expect(isSameButQuestion(at, '/quiz/edit-quiz-questions?quizId=Q2&ai=false')).toBe(false)
  expect(isSameButQuestion(at, '/quiz/preview?quizId=Q1&ai=false')).toBe(false)
})
