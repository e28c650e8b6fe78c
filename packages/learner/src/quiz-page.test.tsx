import { screen } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { storeDetails } from './connection/browser-storage.ts'
import { QuizPage } from './quiz-page.tsx'
import { render } from './test-support/render.tsx'

const now = '2029-12-31 09:00:00'
const announcement = {
  quiz_id: 'q1',
  session_id: 's1',
  name: 'Sums',
  description: '',
  quiz_type: 'full',
  session_name: 'Spring',
  start_time: now,
  end_time: '2090-12-31 09:00:00',
  question_count: 1,
  total_marks: 1,
  duration: 600,
  passing_percentage: 50,
  result_delay_in_hours: 0,
  is_direct_check: false,
  closed: null,
  state: 'open',
  now,
  access: 'anyone',
  asks_access_code: false,
  attempts_allowed: null,
}
const paper = {
  attempt_id: 'a1',
  quiz_id: 'q1',
  session_id: 's1',
  name: 'Sums',
  quiz_type: 'full',
  number: 1,
  is_direct_check: false,
  started_at: now,
  due_at: '2029-12-31 09:10:00',
  submitted_at: null,
  now,
  questions: [
    {
      question_id: 'n1',
      question_no: 1,
      topic: '',
      section: '',
      paragraph: '',
      difficulty_level: 'Easy',
      text: 'How much is 1 + 1?',
      equation: '',
      image_url: '',
      takes_many: false,
      total_marks: 1,
      options: [{ text: '2', equation: '', image_url: '' }],
    },
  ],
  answers: [
    {
      question_id: 'n1',
      selected: [],
      answer: '',
      is_marked: false,
      time_spent: 0,
      uploaded_images: [],
      solution: null,
    },
  ],
}
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('given an attempt that begins, then its first question is shown without another call', async () => {
  const calls: string[] = []
  vi.stubGlobal('fetch', async (path: string, { method }: { method: string }) => {
    calls.push(`${method} ${path}`)
    if (method === 'GET') return Response.json({ data: announcement })
    return Response.json({
      data: { attempt_id: 'a1', token: 't', session_id: 's1', number: 1, continued: false, paper },
    })
  })
  storeDetails({
    full_name: 'Ada',
    email: 'ada@example.org',
    phone: '+92 300 1234567',
    country: 'Pakistan',
    city: 'Lahore',
    university: 'None',
  })
  render(<QuizPage sessionId="s1" />)
  await userEvent.click(await screen.findByRole('button', { name: 'Begin' }))
  expect(await screen.findByText('How much is 1 + 1?')).toBeTruthy()
  expect(calls).toEqual(['GET /learner/sessions/s1', 'POST /learner/attempts'])
})
