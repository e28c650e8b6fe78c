import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { AttemptedNotice } from './attempted-notice.tsx'
import { framedQuiz } from './framed-quiz-fixture.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test.each([
  ['daq', 1, 'To fix a wrong solution, use Suggest marks again.'],
  ['daq', 2, 'Is a solution wrong? Use Suggest marks again instead.'],
  ['full', 1, 'To fix a wrong answer key, use Regrade.'],
  ['full', 2, 'Is the answer key wrong? Use Regrade instead.'],
] as const)(
  'a %s quiz, version %i being the newest, offers what corrects its marks',
  (quiz_type, version, offer) => {
    vi.stubGlobal('fetch', vi.fn().mockResolvedValue(Response.json({ status: 501 }, { status: 501 })))
    const newest = { _id: `q${version}`, version, is_published: true }
    render(
      <QueryClientProvider client={new QueryClient()}>
        <AttemptedNotice quiz={{ ...framedQuiz, _id: 'q1', quiz_type, attempts: 3, students: 2, newest }} />
      </QueryClientProvider>,
    )
    expect(screen.getByRole('note').textContent).toContain(offer)
  },
)
