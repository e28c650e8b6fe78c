import { unreachableTexts } from '@quizwright/contracts/http/unreachable.ts'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { toast } from './toaster-store.ts'
import { Toaster } from './toaster.tsx'

afterEach(cleanup)

test('given a toast that there is no connection, when it is back, then that toast goes and others stay', () => {
  render(<Toaster />)
  act(() => {
    toast.error(unreachableTexts.offline)
    toast.error('Not saved', unreachableTexts.offline)
    toast.info('Something else')
  })
  expect(screen.getAllByRole('alert')).toHaveLength(2)
  act(() => void dispatchEvent(new Event('online')))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByText('Something else')).toBeTruthy()
})
