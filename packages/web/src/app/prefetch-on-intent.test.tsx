import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { prefetchOnIntent } from './prefetch-on-intent.ts'
import { screens } from './screens.tsx'

prefetchOnIntent()
const preload = vi.spyOn(screens.results, 'preload')
beforeEach(() => preload.mockReset().mockResolvedValue(undefined))
afterEach(cleanup)

const renderLink = (href: string) =>
  render(
    <a href={href}>
      <b>Results</b>
    </a>,
  )

test.each([
  ['a pointer over a link', () => userEvent.hover(screen.getByText('Results'))],
  ['the focus on a link', () => userEvent.tab()],
] as const)('%s loads the code of the linked screen', async (_what, intend) => {
  renderLink('/quiz/quiz-results?quizId=1')
  expect(preload).not.toHaveBeenCalled()
  await intend()
  expect(preload).toHaveBeenCalledOnce()
})

test('a link to another site loads nothing, even if its path is one of ours', async () => {
  renderLink('https://elsewhere.example/quiz/quiz-results?quizId=1')
  await userEvent.hover(screen.getByText('Results'))
  expect(preload).not.toHaveBeenCalled()
})
