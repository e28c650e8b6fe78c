import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const gate = vi.hoisted(() => ({ open: () => {}, opened: Promise.resolve() }))
vi.mock('../loading/import-when-online.ts', () => ({
  importWhenOnline: async (load: () => Promise<unknown>) => {
    await gate.opened
    return load()
  },
}))
const { LazyComboboxField } = await import('./lazy-combobox-field.tsx')

beforeEach(() => {
  gate.opened = new Promise((resolve) => {
    gate.open = resolve
  })
})
afterEach(cleanup)

const options = ['Algebra', 'Linear algebra', 'Botany'].map((label) => ({ value: label, label }))
const Videos = ({ first = [] }: { first?: string[] }) => {
  const [values, setValues] = useState<string[]>(first)
  return (
    <LazyComboboxField
      label="Video"
      placeholder="Find a video"
      options={options}
      values={values}
      onChange={setValues}
    />
  )
}
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Video' })
const listed = () => screen.queryAllByRole('option').map((option) => option.textContent)
/** Waits until the code of the list is loaded, and returns the input, which is a new element then. */
const arrive = async () => {
  const closed = field()
  await act(async () => gate.open())
  await waitFor(() => expect(field()).not.toBe(closed))
}

test('given an unused field, then it shows the chosen option like the loaded one', async () => {
  render(<Videos first={['Botany']} />)
  const said = () =>
    [field(), screen.getByRole('button', { name: 'Show Video' })].map((element) =>
      ['role', 'aria-autocomplete', 'aria-haspopup', 'aria-expanded', 'placeholder', 'tabindex', 'type'].map(
        (name) => element.getAttribute(name),
      ),
    )
  const before = said()
  expect(field().value).toBe('Botany')
  await userEvent.hover(field())
  await arrive()
  expect(said()).toEqual(before)
  expect(field().value).toBe('Botany')
  expect(document.activeElement).toBe(document.body)
})

test('given text typed before the list is loaded, then it is searched for and typing continues', async () => {
  render(<Videos />)
  await userEvent.tab()
  await userEvent.keyboard('alg')
  expect(field().value).toBe('alg')
  await arrive()
  expect(document.activeElement).toBe(field())
  await waitFor(() => expect(listed()).toEqual(['Algebra', 'Linear algebra']))
  await userEvent.keyboard('eb')
  await waitFor(() => expect(field().value).toBe('algeb'))
})

test.each([
  ['the field', () => userEvent.click(field())],
  ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Show Video' }))],
] as const)('given a click on %s, when the list is loaded, then it is open', async (_what, click) => {
  render(<Videos />)
  await click()
  expect(document.activeElement).toBe(field())
  await arrive()
  await waitFor(() => expect(listed()).toEqual(['Algebra', 'Linear algebra', 'Botany']))
})

test('given a mouse button that is still down, when the list is loaded, then it is open nevertheless', async () => {
  render(<Videos />)
  await userEvent.pointer({ keys: '[MouseLeft>]', target: field() })
  await arrive()
  await waitFor(() => expect(listed()).toHaveLength(3))
})

test('given the focus by Tab, when the list is loaded, then it is closed and the field has the focus', async () => {
  render(<Videos />)
  await userEvent.tab()
  await arrive()
  expect(document.activeElement).toBe(field())
  expect(field().getAttribute('aria-expanded')).toBe('false')
})

test('given an option that Tab selected, when the list is loaded, then typing replaces it', async () => {
  render(<Videos first={['Botany']} />)
  await userEvent.tab()
  await arrive()
  await userEvent.keyboard('L')
  expect(field().value).toBe('L')
})

test('given an input method that is composing, when the list is loaded, then its field is not replaced', async () => {
  render(<Videos />)
  await userEvent.tab()
  const closed = field()
  fireEvent.compositionStart(closed)
  await act(async () => gate.open())
  expect(field()).toBe(closed)
  fireEvent.compositionEnd(closed)
  await waitFor(() => expect(field()).not.toBe(closed))
  expect(document.activeElement).toBe(field())
})

test('given text typed early, when Escape is pressed, then it is cleared and no dialog closes', async () => {
  const heard = vi.fn()
  render(
    <div onKeyDown={({ isDefaultPrevented }) => heard(isDefaultPrevented())}>
      <Videos first={['Botany']} />
    </div>,
  )
  await userEvent.tab()
  await userEvent.keyboard('x{Escape}')
  expect(field().value).toBe('Botany')
  expect(heard).toHaveBeenLastCalledWith(true)
})

test('given that the focus has moved on, when the list is loaded, then it does not take the focus back', async () => {
  render(
    <>
      <Videos />
      <button type="button">Next</button>
    </>,
  )
  await userEvent.tab()
  screen.getByRole('button', { name: 'Next' }).focus()
  await arrive()
  expect(document.activeElement?.textContent).toBe('Next')
})
