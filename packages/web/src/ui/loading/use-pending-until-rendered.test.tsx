import { act, cleanup, render, screen } from '@testing-library/react'
import { flushSync } from 'react-dom'
import { afterEach, expect, test } from 'vitest'
import { usePendingUntilRendered } from './use-pending-until-rendered.ts'

afterEach(cleanup)

const Shown = ({ text }: { text?: string | undefined }) => (
  <p>{usePendingUntilRendered(text === undefined) ? 'waiting' : text}</p>
)
/** Draws it, and then it with each of the texts, as what follows from a query is drawn: at once. */
const drawShown = () => {
  const { rerender } = render(<Shown />)
  return (text: string | undefined) => flushSync(() => rerender(<Shown text={text} />))
}
const shown = () => screen.getByRole('paragraph').textContent

test('given a placeholder, when the first response comes, then it stays until that is drawn', async () => {
  const answer = drawShown()
  await act(async () => {
    answer('first')
    expect(shown()).toBe('waiting')
  })
  expect(shown()).toBe('first')
})

test('given the first response is drawn, when another comes, then it is drawn at once', async () => {
  const answer = drawShown()
  await act(async () => answer('first'))
  await act(async () => {
    answer('second')
    expect(shown()).toBe('second')
  })
})

test('given a response, when another one is asked for, then its placeholder is shown at once', async () => {
  const answer = drawShown()
  await act(async () => answer('first'))
  await act(async () => {
    answer(undefined)
    expect(shown()).toBe('waiting')
  })
})
