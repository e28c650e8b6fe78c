import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { lazy, Suspense, useState } from 'react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { TypedAhead } from './typed-ahead.tsx'

afterEach(cleanup)

const Field = () => {
  const [text, setText] = useState('a')
  return (
    <input autoFocus aria-label="Command" value={text} onChange={({ target }) => setText(target.value)} />
  )
}

const Choice = () => (
  <div role="dialog">
    <button type="button" autoFocus>
      Yes
    </button>
  </div>
)

/** Shows a window whose code arrives when the test says so. */
const open = (Window: () => React.ReactNode) => {
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  const Late = lazy(async () => held.then(() => ({ default: Window })))
  render(
    <Suspense fallback={<TypedAhead />}>
      <Late />
    </Suspense>,
  )
  return { arrive: () => act(async () => release()) }
}

/** Waits until the field has what was typed. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)))

/** Presses keys on the page, and returns those that the page was left with. */
const press = (...keys: string[]): string[] =>
  keys.filter((key) => fireEvent.keyDown(document.activeElement ?? document.body, { key }))

test('what is typed while a window loads is typed behind the text of its first field', async () => {
  const { arrive } = open(Field)
  expect(press('p', 'x', 'Backspace', 'u', 'b', 'Enter')).toEqual(['Enter'])
  await arrive()
  await settle()
  const field = screen.getByLabelText<HTMLInputElement>('Command')
  expect(field.value).toBe('apub')
  expect(press('l')).toEqual(['l'])
})

test('a window that has the focus itself first still gets what was typed', async () => {
  const { arrive } = open(() => (
    <div role="dialog" tabIndex={-1}>
      <Field />
    </div>
  ))
  press('b')
  const focus = vi.spyOn(HTMLInputElement.prototype, 'focus').mockImplementation(() => undefined)
  await arrive()
  act(() => screen.getByRole('dialog').focus())
  focus.mockRestore()
  act(() => screen.getByLabelText<HTMLInputElement>('Command').focus())
  act(() => screen.getByLabelText<HTMLInputElement>('Command').select())
  await settle()
  expect(screen.getByLabelText<HTMLInputElement>('Command').value).toBe('ab')
  expect(screen.getByLabelText<HTMLInputElement>('Command').selectionStart).toBe(2)
})

test('what is typed stays while the code comes in parts', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const outer = open(() => <p>Half</p>)
  press('a', 'b')
  await outer.arrive()
  const inner = open(Field)
  press('c')
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  await inner.arrive()
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(screen.getByLabelText<HTMLInputElement>('Command').value).toBe('aabc')
})

test('a window without a field gets its keys as soon as it has the focus', async () => {
  const { arrive } = open(Choice)
  expect(press('y')).toEqual([])
  await arrive()
  await settle()
  expect(press(' ')).toEqual([' '])
})

test.each([
  ['a press elsewhere', () => fireEvent.pointerDown(document.body)],
  ['Escape', () => press('Escape')],
  ['Tab', () => press('Tab')],
  ['another shortcut', () => fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })],
])('after %s, what was typed stands in no other field', async (_, leave) => {
  open(Field)
  press('b', 'c')
  leave()
  render(<input aria-label="Title" />)
  act(() => screen.getByLabelText('Title').focus())
  await settle()
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('')
})

test('the keys that opened the window may be held on', async () => {
  const { arrive } = open(Field)
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true, repeat: true })
  fireEvent.keyDown(document.body, { key: 'Control', ctrlKey: true })
  press('b')
  await arrive()
  await settle()
  expect(screen.getByLabelText<HTMLInputElement>('Command').value).toBe('ab')
})

test('shortcuts of the browser are not kept', () => {
  open(Field)
  expect(fireEvent.keyDown(document.body, { key: 'r', ctrlKey: true })).toBe(true)
})
