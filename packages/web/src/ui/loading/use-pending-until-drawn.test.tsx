import { act, cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { afterEach, expect, test } from 'vitest'
import { usePendingUntilDrawn } from './use-pending-until-drawn.ts'

afterEach(cleanup)

let answer: (text: string | undefined) => void
const Shown = () => {
  const [text, setText] = useState<string>()
  answer = setText
  return <p>{usePendingUntilDrawn(text === undefined) ? 'waiting' : text}</p>
}
const shown = () => screen.getByRole('paragraph').textContent

test('given a placeholder, when the first response comes, then it stays until that is drawn, in a task of its own', async () => {
  render(<Shown />)
  await act(async () => {
    flushSync(() => answer('first'))
    expect(shown()).toBe('waiting')
  })
  expect(shown()).toBe('first')
})

test('given the first response is drawn, when another comes, then it is drawn at once', async () => {
  render(<Shown />)
  await act(async () => answer('first'))
  await act(async () => {
    flushSync(() => answer('second'))
    expect(shown()).toBe('second')
  })
})

test('given a response, when another one is asked for, then its placeholder is shown at once', async () => {
  render(<Shown />)
  await act(async () => answer('first'))
  await act(async () => {
    flushSync(() => answer(undefined))
    expect(shown()).toBe('waiting')
  })
})
