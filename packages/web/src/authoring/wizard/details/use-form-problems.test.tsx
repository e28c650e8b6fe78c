import type { FailedCall } from '@quizwright/machines/failed-call.ts'
import { blankDetails } from '@quizwright/machines/quiz-document/details.ts'
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { toasterStore } from '../../../ui/feedback/toaster-store.ts'
import { useProblemToast } from '../use-problem-toast.ts'
import { useFormProblems } from './use-form-problems.ts'

afterEach(cleanup)

const opened = new Date('2030-01-01T08:00:30Z')
const rules = { uid: 'someone', openedAt: '2030-01-01 08:00:30', startBefore: undefined }
const taken: FailedCall = { code: 'CONFLICT', message: 'This title is taken.', retryable: false }

test.each([
  ['is only being created, the form and a toast say it', false, 'This title is taken.'],
  ['exists, its notice tells it alone', true, undefined],
])('given a 409 for a quiz that %s', (_, exists, said) => {
  const { result } = renderHook(() => {
    useProblemToast(taken, exists)
    return useFormProblems(blankDetails(opened), rules, taken, exists)
  })
  expect(result.current.sentence).toBe(said)
  expect(toasterStore.current()[0]?.text).toBe(said)
})
