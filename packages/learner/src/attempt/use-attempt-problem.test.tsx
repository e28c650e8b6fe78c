import { problems } from '@quizwright/contracts/problems.ts'
import { screen } from '@testing-library/dom'
import { act } from 'preact/test-utils'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { RequestError } from '../connection/request-error.ts'
import { render } from '../test-support/render.tsx'
import type { AttemptStore } from './attempt-store.ts'
import type { SaveState } from './autosave.ts'
import { createListeners } from './listeners.ts'
import { useAttemptProblem } from './use-attempt-problem.ts'

/** Shows what a student reads when the services refuse an answer with this problem. */
const refuse = async (code: 'QUIZ_CLOSED' | 'ATTEMPT_LATE' | 'ATTEMPT_ENDED') => {
  const refusals = createListeners<RequestError>()
  const end = vi.fn()
  const attempt = { onRefused: refusals.add, endWithUnsaved: end } as unknown as AttemptStore
  const around = { onShown: vi.fn(), onHandedIn: vi.fn() }
  const Page = () => <p role="alert">{useAttemptProblem(attempt, 'closed', around).problem}</p>
  await act(async () => render(<Page />))
  const { status, message } = problems[code]
  await act(async () => refusals.tell(new RequestError(status, code, message)))
  return { text: screen.getByRole('alert').textContent, end, ...around }
}

test('given a quiz that was closed, then the student reads that the answers are kept', async () => {
  const { text, end, onShown, onHandedIn } = await refuse('QUIZ_CLOSED')
  expect(text).toBe(
    'This quiz can not be taken now: it is unpublished or archived. Ask your instructor about it. Your answers are ' +
      'kept on this device and saved once the quiz reopens. When your time is up, the saved answers are submitted ' +
      'for you; your instructor can see any that arrive later.',
  )
  expect(onShown).toHaveBeenCalledTimes(1)
  expect(end).not.toHaveBeenCalled()
  expect(onHandedIn).not.toHaveBeenCalled()
})

test('given a quiz that is open again, then the problem is gone with the first answer that is saved', async () => {
  const refusals = createListeners<RequestError>()
  const attempt = { onRefused: refusals.add } as unknown as AttemptStore
  const around = { onShown: vi.fn(), onHandedIn: vi.fn() }
  let change = (_: SaveState): void => undefined
  const Page = () => {
    const [saveState, setSaveState] = useState<SaveState>('paused')
    change = setSaveState
    return <p role="alert">{useAttemptProblem(attempt, saveState, around).problem}</p>
  }
  await act(async () => render(<Page />))
  const { status, message } = problems.QUIZ_CLOSED
  await act(async () => refusals.tell(new RequestError(status, 'QUIZ_CLOSED', message)))
  expect(screen.getByRole('alert').textContent).toContain(message)
  await act(async () => change('saved'))
  expect(screen.getByRole('alert').textContent).toBe('')
})

test.each(['ATTEMPT_LATE', 'ATTEMPT_ENDED'] as const)('given %s, then the result is shown', async (code) => {
  const { end, onHandedIn } = await refuse(code)
  expect(end).toHaveBeenCalledTimes(1)
  expect(onHandedIn).toHaveBeenCalledTimes(1)
})
