import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useSessionForm } from './use-session-form.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const open = (quizId = 'q1') => renderHook(() => useSessionForm(quizId, undefined))

test('given a window that a sign-out in another tab closed, then it opens with what was typed', () => {
  const first = open()
  act(() => first.result.current.change({ name: 'Evening', attempts_allowed: 2 }))
  first.unmount()
  expect(open().result.current.form).toMatchObject({ name: 'Evening', attempts_allowed: 2, access: 'anyone' })
  expect(open('q2').result.current.form.name).toBe('')
})

test('given a window that its author closed, then its fields are empty when it opens again', () => {
  const first = open()
  act(() => first.result.current.change({ name: 'Evening' }))
  act(() => first.result.current.forget())
  first.unmount()
  expect(open().result.current.form.name).toBe('')
})
