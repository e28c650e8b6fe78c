import { expect, test } from 'vitest'
import { editorQuery } from './editor-query.ts'

const quiz = { _id: 'Q1', quiz_type: 'full', instructor_id: 'U1', module_id: null, chapter_id: null } as const

test('a quiz without a module names none', () =>
  expect(editorQuery(quiz)).toEqual({ quizId: 'Q1', quizType: 'full', instructorId: 'U1' }))
test('its videos are those of its module, type 1', () =>
  expect(editorQuery({ ...quiz, module_id: 'M1' })).toMatchObject({ type: '1', id: 'M1' }))
test('or of its chapter, type 2', () =>
  expect(editorQuery({ ...quiz, module_id: 'M1', chapter_id: 'C1' })).toMatchObject({ type: '2', id: 'C1' }))
test('a descriptive quiz is one for AI', () =>
  expect(editorQuery({ ...quiz, quiz_type: 'daq' })).toMatchObject({ ai: 'true' }))
test('it may begin at a question', () => expect(editorQuery(quiz, 7)).toMatchObject({ question_no: '7' }))
