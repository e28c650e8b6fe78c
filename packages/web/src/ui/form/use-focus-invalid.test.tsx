import { cleanup, render, screen } from '@testing-library/react'
import { type ReactNode, useRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { useFocusInvalid } from './use-focus-invalid.ts'

afterEach(cleanup)

const Refused = ({ children }: { children: ReactNode }) => {
  const form = useRef<HTMLFormElement>(null)
  useFocusInvalid(form, 'refused')
  return <form ref={form}>{children}</form>
}

test('a refused form focuses its first invalid field', () => {
  render(
    <Refused>
      <input aria-label="Title" />
      <input aria-label="Minutes" aria-invalid />
      <input aria-label="Marks" aria-invalid />
    </Refused>,
  )
  expect(document.activeElement).toBe(screen.getByLabelText('Minutes'))
})

test('given an invalid field that waits for another one, then that one is focused', () => {
  render(
    <Refused>
      <input aria-label="Title" />
      <input aria-label="Course" />
      <input aria-label="Module" aria-invalid disabled />
      <input aria-label="Chapter" disabled />
    </Refused>,
  )
  expect(document.activeElement).toBe(screen.getByLabelText('Course'))
})

test('a form without an invalid field moves no focus', () => {
  render(
    <Refused>
      <input aria-label="Title" />
    </Refused>,
  )
  expect(document.activeElement).toBe(document.body)
})
