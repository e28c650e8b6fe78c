import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, renderHook, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { queryClient } from '../../api/query-client.ts'
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

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)
const renderUnsaved = () => renderHook(useUnsavedQuizzes, { wrapper }).result

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
    expect(renderUnsaved().current.size).toBe(0)
    expect(isAskedBeforeLeaving()).toBe(false)

    await user.type(field, ' really')
    const result = renderUnsaved()
    await waitFor(() => expect([...result.current]).toEqual([[fakeQuiz._id, null]]))
    expect(isAskedBeforeLeaving()).toBe(isAsked)
  },
)

test('what is typed or undone while the quiz is shown is known at once, not with the next look', async () => {
  fakeGateway(goodQuestions(2), fakeQuiz)
  const result = renderUnsaved()
  const { user, screen: editor } = renderEditor()
  const field = (await editor.findAllByLabelText('Question text'))[0]!
  await user.type(field, '!')
  await waitFor(() => expect(result.current.has(fakeQuiz._id)).toBe(true))
  await user.click(editor.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(result.current.size).toBe(0))
})

test('the badge names only quizzes with unsaved changes', () => {
  render(
    <UnsavedQuizzes
      value={
        new Map([
          ['q1', null],
          ['q3', '2030-11-14 17:20:00'],
        ])
      }
    >
      <UnsavedBadge quizId="q1" />
      <UnsavedBadge quizId="q2" />
      <UnsavedBadge quizId="q3" />
    </UnsavedQuizzes>,
  )
  expect(screen.getAllByText('Unsaved changes on this device')).toHaveLength(1)
  expect(screen.getAllByText(/^Unsaved changes on another device, Nov 14, 2030/)).toHaveLength(1)
})
