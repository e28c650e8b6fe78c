import { limits } from '@quizwright/contracts/limits.ts'
import { expect, test } from 'vitest'
import { toast, toasterStore } from './toaster-store.ts'

test('the newest toast comes first, and the oldest is removed above the limit', () => {
  for (let number = 1; number <= limits.toastsShown + 1; number++) toast.info(`toast ${number}`)
  const texts = toasterStore.current().map(({ text }) => text)
  expect(texts).toHaveLength(limits.toastsShown)
  expect(texts[0]).toBe(`toast ${limits.toastsShown + 1}`)
  expect(texts).not.toContain('toast 1')
})
test('dismissing a toast removes it alone', () => {
  const [first, second] = toasterStore.current()
  toasterStore.dismiss(first!.id)
  expect(toasterStore.current()[0]).toEqual(second)
})
