import { limits } from '@quizwright/domain/limits.ts'
import { expect, test } from 'vitest'
import { toast, toasterStore } from './toaster-store.ts'

test('the newest toast comes first, and beyond the limit the oldest is removed', () => {
  for (let number = 1; number <= limits.toastsShown + 1; number++) toast.info(`toast ${number}`)
  const texts = toasterStore.current().map(({ text }) => text)
  expect(texts).toHaveLength(limits.toastsShown)
  expect(texts[0]).toBe(`toast ${limits.toastsShown + 1}`)
  expect(texts).not.toContain('toast 1')
})
test('dismissing a toast removes only this one', () => {
  const [first, second] = toasterStore.current()
  toasterStore.dismiss(first!.id)
  expect(toasterStore.current()[0]).toEqual(second)
})

test('given a toast, when an equal one is shown, then a single toast shows the count', () => {
  toast.error('Not saved', 'No connection.')
  toast.info('Something else')
  toast.error('Not saved', 'No connection.')
  toast.error('Not saved', 'Another reason.')
  const equal = toasterStore.current().filter(({ detail }) => detail === 'No connection.')
  expect(equal.map(({ times }) => times)).toEqual([2])
  expect(toasterStore.current()[1]).toBe(equal[0])
})
test('given toasts with equal texts that undo different actions, then both stay', () => {
  const before = toasterStore.current().length
  for (const { id } of toasterStore.current()) toasterStore.dismiss(id)
  for (let time = 0; time < 2; time++)
    toast.success('Archived', undefined, { label: 'Undo', run: () => undefined })
  expect([before > 0, toasterStore.current().length]).toEqual([true, 2])
})
