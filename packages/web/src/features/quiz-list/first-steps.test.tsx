import { questionEndpoints } from '@quizwright/contracts/endpoints/question.ts'
import { quizEndpoints } from '@quizwright/contracts/endpoints/quiz.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { questionFindings } from '@quizwright/domain/rules/question.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../api/query-client.ts'
import { rest } from '../../api/rest.ts'
import { exampleQuestions } from '../../quiz-actions/create-example.ts'
import { FirstSteps } from './first-steps.tsx'
import { hasNothing } from './has-nothing.ts'
import { withFilters } from './list-state.ts'
import { everything } from './starting-list.ts'

vi.mock('../../auth/use-instructor-id.ts', () => ({ useInstructorId: () => 'me' }))
afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.restoreAllMocks()
  history.replaceState(null, '', '/')
})

const none = { published: 0, unpublished: 0, archived: 0 }

test.each([
  ['nothing at all', everything, none, true],
  ['an archived quiz', everything, { ...none, archived: 1 }, false],
  ['a draft', everything, { ...none, unpublished: 1 }, false],
  ['a filter that leaves nothing', withFilters(everything, { quiz_type: 'pop' }), none, false],
  ['counts that are not known', everything, undefined, false],
])('given %s, whether the first steps are shown: %#', (_what, state, counts, expected) =>
  expect(hasNothing(state, counts)).toBe(expected),
)

test('each step opens its way of adding questions, and the example its editor', async () => {
  const onOpen = vi.fn()
  vi.spyOn(rest(quizEndpoints), 'createQuiz').mockResolvedValue({
    data: { quiz: { _id: 'q1', quiz_type: 'practice' } },
  } as never)
  const add = vi.spyOn(rest(questionEndpoints), 'addQuestions').mockResolvedValue({} as never)
  render(
    <QueryClientProvider client={queryClient}>
      <FirstSteps onOpen={onOpen} />
    </QueryClientProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: /^Write questions/ }))
  await userEvent.click(screen.getByRole('button', { name: /^Import questions/ }))
  expect(onOpen.mock.calls).toEqual([
    [{ window: 'wizard', source: 'write by hand' }],
    [{ window: 'wizard', source: 'upload a CSV' }],
  ])
  await userEvent.click(screen.getByRole('button', { name: /^Explore an example/ }))
  await vi.waitFor(() => expect(location.search).toContain('quizId=q1'))
  expect(add).toHaveBeenCalledOnce()
})

test('the example has no errors, and its right options are not all the first', () => {
  const questions = exampleQuestions()
  const errors = questions.flatMap((question, index) =>
    questionFindings(question, index + 1, 'practice').filter(({ severity }) => severity === 'error'),
  )
  expect(errors).toEqual([])
  expect(questions.map(({ options }) => options.findIndex(({ is_correct }) => is_correct))).toEqual([1, 2, 3])
})
