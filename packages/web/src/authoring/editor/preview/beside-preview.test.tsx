import { cleanup, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { goodQuestions } from '../testing/fake-quiz.ts'
import { cleanUpEditor, fakeGateway, renderEditor } from '../testing/render-editor.tsx'
import { showPreview } from './preview-choice.ts'

// Iframes of the test environment have no document.
vi.mock('../../preview/student-frame.tsx', () => ({
  StudentFrame: ({ title, children }: { title: string; children: ReactNode }) => (
    <section aria-label={title}>{children}</section>
  ),
}))

beforeEach(() => showPreview(false))
afterEach(async () => {
  cleanup()
  showPreview(false)
  await cleanUpEditor()
})

/** Waits until the frame shows a text. */
const frameShows = (screen: ReturnType<typeof renderEditor>['screen'], text: RegExp) =>
  waitFor(() => {
    expect(screen.getByRole('region', { name: 'The question in student view' }).textContent).toMatch(text)
  })

test('the preview shows the active question, follows the typing, and leaves the focus alone', async () => {
  fakeGateway(goodQuestions(3))
  const { screen, user } = renderEditor()
  const card = (no: number) => within(screen.getByRole('region', { name: `Question ${no}` }))
  await screen.findByRole('button', { name: 'Solution' })
  await user.click(screen.getByRole('button', { name: 'Preview the active question' }))
  await frameShows(screen, /Question 1 of 3 · 1 mark.*What is 1 \+ 1\?/)
  await user.click(card(2).getByLabelText('Question text'))
  await user.keyboard(' Really')
  await frameShows(screen, /Question 2 of 3.*What is 2 \+ 2\? Really/)
  expect(document.activeElement).toBe(card(2).getByLabelText('Question text'))
})

test('once shown, the preview is shown in the next quiz too, until it is hidden', async () => {
  showPreview(true)
  fakeGateway(goodQuestions(1))
  const { screen, user } = renderEditor()
  await frameShows(screen, /What is 1/)
  const preview = within(screen.getByRole('region', { name: 'Preview' }))
  await user.click(preview.getByRole('button', { name: 'Solution' }))
  await frameShows(screen, /Not correct|correct answer|Correct/i)
  await user.click(preview.getByRole('button', { name: 'Hide the preview' }))
  expect(screen.queryByRole('region', { name: 'Preview' })).toBeNull()
  expect(localStorage.getItem('editorPreview')).toBe('false')
})
