import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { Role } from '@quizwright/domain/rules/role.ts'
import { queryClient } from '../../../api/query-client.ts'
import { QuizRole } from '../../../quiz-actions/quiz-role.ts'
import { Toaster } from '../../../ui/feedback/toaster.tsx'
import { fakeQuiz } from '../../editor/testing/fake-quiz.ts'
import { framedQuiz } from '../framed-quiz-fixture.ts'
import HistoryDialog from './history-dialog.tsx'

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const change = {
  _id: 'e1',
  at: '2030-01-01 00:00:00',
  by: 'Bo Bee',
  before: { name: 'Waves', duration: 600, arrangement: null, language: null },
  after: { name: 'Optics', duration: 60, arrangement: { shuffle_options: true }, language: 'ur' },
}

/** Opens the details in the history of a quiz. Returns the updates that were sent. */
const open = async (role: Role, answer: () => Response, changes: readonly unknown[] = [change]) => {
  const sent: unknown[] = []
  const respond = async (input: RequestInfo | URL, init?: RequestInit) => {
    const path = new URL(input instanceof Request ? input.url : String(input), 'http://localhost').pathname
    if (path.includes('get-quiz-history'))
      return Response.json({ status: 200, data: { changes: [], next: null } })
    if (path.includes('get-details-history'))
      return Response.json({ status: 200, data: { changes, next: null } })
    sent.push(JSON.parse(input instanceof Request ? await input.text() : String(init?.body)))
    return answer()
  }
  vi.stubGlobal('fetch', vi.fn(respond))
  render(
    <QueryClientProvider client={queryClient}>
      <QuizRole value={role}>
        <HistoryDialog quiz={framedQuiz} onClose={() => undefined} />
        <Toaster />
      </QuizRole>
    </QueryClientProvider>,
  )
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Details' }))
  const list = await screen.findByRole('list', { name: 'History of the details' })
  return { sent, user, list }
}

const newVersionNeeded = () =>
  Response.json(
    { status: 409, code: 'NEW_VERSION_NEEDED', message: 'Students have begun.', requestId: 'r' },
    { status: 409 },
  )

test('an editor reads what changed in words and brings it back, or is told why not', async () => {
  const { sent, user, list } = await open('editor', newVersionNeeded)
  const words = list.textContent
  for (const said of [
    'Bo Bee',
    'Waves',
    'Optics',
    '10 minutes',
    '1 minute',
    'Same questions in the same order for everyone',
  ])
    expect(words).toContain(said)
  expect(words).toContain('options shuffled')
  await user.click(within(list).getByRole('button', { name: /^Bring back the details before/ }))
  expect(await screen.findByText('The details couldn’t be restored.')).toBeTruthy()
  expect(sent).toEqual([{ quiz_id: framedQuiz._id, ...change.before }])
})

test('undo after an older change was brought back restores the present details, not those of that time', async () => {
  const later = { ...change, _id: 'e2', before: { name: 'Optics' }, after: { name: 'Lenses' } }
  const stored = () => Response.json({ status: 200, data: { quiz: fakeQuiz } })
  const { sent, user, list } = await open('editor', stored, [later, change])
  const [, older] = within(list).getAllByRole('button', { name: /^Bring back the details before/ })
  await user.click(older!)
  // In the window, too, which the keyboard does not leave.
  const dialog = within(screen.getByRole('dialog', { name: /history/i }))
  await user.click(await dialog.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[0]).toEqual({ quiz_id: framedQuiz._id, ...change.before })
  expect(sent[1]).toEqual({ quiz_id: framedQuiz._id, ...change.after, name: 'Lenses' })
})

test('tags and places are said by what they were called, and of a place only what changed', async () => {
  const names = { c1: 'Physics', m1: 'Waves', m2: 'Optics', t1: 'Homework' }
  const place = { course_id: 'c1', chapter_id: null, video_id: null }
  const { list } = await open('editor', newVersionNeeded, [
    {
      ...change,
      before: { ...place, module_id: 'm1', tags: ['t1', 'gone'] },
      after: { ...place, module_id: 'm2', tags: [] },
      names,
    },
  ])
  const said = [...list.querySelectorAll('dt')].map(
    (name) => `${name.textContent}: ${name.nextElementSibling?.textContent}`,
  )
  expect(said).toEqual(['Module: Waves Optics', 'Tags: Homework and gone None'])
})

test('a viewer reads the history of the details and changes nothing', async () => {
  const { list } = await open('viewer', newVersionNeeded)
  expect(within(list).getByText('Waves')).toBeTruthy()
  expect(within(list).queryByRole('button')).toBeNull()
})
