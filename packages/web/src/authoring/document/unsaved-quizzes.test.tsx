import { cleanup, render, renderHook, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { UnsavedBadge, UnsavedQuizzes } from '../../quiz-actions/unsaved-badge.tsx'
import { fakeQuiz, goodQuestions } from '../editor/testing/fake-quiz.ts'
import { cleanUpEditor, fakeGateway, renderEditor } from '../editor/testing/render-editor.tsx'
import { useUnsavedQuizzes } from './unsaved-quizzes.ts'

// Files of a worker share the window, and another file may have left an unsaved quiz in it.
beforeEach(cleanUpEditor)
afterEach(async () => {
  cleanup()
  await cleanUpEditor()
})

const isAskedBeforeLeaving = (): boolean => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

test.each([
  ['a published quiz', true, true],
  ['a draft', false, false],
])(
  'unsaved questions of %s are known to the list; the browser asks before leaving: %s',
  async (_of, isPublished, isAsked) => {
    fakeGateway(goodQuestions(2), { ...fakeQuiz, is_published: isPublished })
    const { user, screen: editor } = renderEditor()
    const field = (await editor.findAllByLabelText('Question text'))[0]!
    expect(renderHook(useUnsavedQuizzes).result.current.size).toBe(0)
    expect(isAskedBeforeLeaving()).toBe(false)

    await user.type(field, ' really')
    const { result } = renderHook(useUnsavedQuizzes)
    await waitFor(() => expect([...result.current]).toEqual([fakeQuiz._id]))
    expect(isAskedBeforeLeaving()).toBe(isAsked)
  },
)

test('the badge names only quizzes with unsaved changes', () => {
  render(
    <UnsavedQuizzes value={new Set(['q1'])}>
      <UnsavedBadge quizId="q1" />
      <UnsavedBadge quizId="q2" />
    </UnsavedQuizzes>,
  )
  expect(screen.getAllByText('Unsaved changes on this device')).toHaveLength(1)
})
