import { cleanup, render } from '@testing-library/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../api/query-client.ts'
import { closeAllDrafts } from '../../document/open-drafts.ts'
import { fakeQuiz, goodQuestions } from '../testing/fake-quiz.ts'
import { fakeSavingService } from '../testing/fake-saving-service.ts'
import { cleanUpEditor, fakeGateway, renderEditor } from '../testing/render-editor.tsx'
import TypedCopy from './typed-copy.tsx'

afterEach(async () => {
  cleanup()
  await cleanUpEditor()
})

const theirs = { ...fakeQuiz, instructor_id: 'ada' }

/** Types into the first of two questions and closes the page. */
const typeAndLeave = async () => {
  fakeGateway(goodQuestions(2), theirs)
  const { user, screen } = renderEditor()
  await user.type((await screen.findAllByLabelText('Question text'))[0]!, ' typed')
  await closeAllDrafts()
  cleanup()
  queryClient.clear()
}

const keptAs = (content: string) => ({
  quiz_id: fakeQuiz._id,
  device_id: 'a-phone',
  questions: 1,
  changed_at: '2030-11-14 17:20:00',
  content,
})

/** The services make the copy, and have this draft of another device. */
const serveCopy = (questions = goodQuestions(2), kept: string | null = null) => {
  const asked: { copy_of?: string; deleted?: boolean } = {}
  fakeGateway(questions, theirs, (path, _url, init) => {
    if (path.startsWith('drafts/get-kept-draft/'))
      return { status: 200, data: { draft: kept === null ? null : keptAs(kept) } }
    if (path.startsWith('drafts/delete-kept-draft/')) asked.deleted = true
    if (path !== 'quiz/create-quiz') return undefined
    Object.assign(asked, JSON.parse(String(init?.body)))
    return { status: 200, data: { quiz: { ...fakeQuiz, _id: 'copy' } } }
  })
  return { asked, saving: fakeSavingService() }
}

const show = (mayRead: boolean) =>
  render(
    <QueryClientProvider client={queryClient}>
      <TypedCopy quizId={fakeQuiz._id} mayRead={mayRead} />
    </QueryClientProvider>,
  )

test.each([
  { mayRead: true, role: 'a viewer', said: /A copy of the quiz will have what you typed/, count: 250 },
  { mayRead: false, role: 'nobody', said: /A copy will have only those/, count: 1 },
])('who is $role by now gets $count questions in a copy after a reload', async ({ mayRead, said, count }) => {
  await typeAndLeave()
  // More than one call takes.
  const { asked, saving } = serveCopy(goodQuestions(250))
  const screen = show(mayRead)
  expect((await screen.findByRole('status')).textContent).toMatch(said)
  screen.getByRole('button', { name: 'Make a copy' }).click()
  await vi.waitFor(() => expect(saving.state.saved).toHaveLength(count))
  const sent = saving.sent('questions').flatMap((batch) => batch['questions'] as { question: string }[])
  expect(sent[0]?.question).toMatch(/ typed$/)
  expect(saving.sent('questions')[0]).toMatchObject({ quizId: 'copy', isPublished: false })
  // The services copy nothing of a quiz that may not be read any more.
  expect(asked.copy_of).toBeUndefined()
  // The copy has it now.
  cleanup()
  queryClient.clear()
  const after = show(mayRead)
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(after.queryByRole('status')).toBeNull()
})

test('who is nobody by now gets in a copy what they typed on another device', async () => {
  const [base] = goodQuestions(1)
  const mine = { ...base, question: 'Typed on a phone?' }
  const changes = [{ id: base?._id, base, mine }]
  const { asked, saving } = serveCopy(
    [],
    JSON.stringify({ form: 1, quizName: 'Waves', quiz: theirs, revision: 1, changes, order: null }),
  )
  const copy = await show(false).findByRole('button', { name: 'Make a copy' })
  copy.click()
  await vi.waitFor(() => expect(saving.state.saved).toHaveLength(1))
  expect(saving.sent('questions')[0]).toMatchObject({
    quizId: 'copy',
    questions: [{ question: mine.question }],
  })
  await vi.waitFor(() => expect(asked.deleted).toBe(true))
})
