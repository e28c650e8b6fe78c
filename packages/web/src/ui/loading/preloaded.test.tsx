import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, test } from 'vitest'
import { loadedOnFirstInput } from './preloaded.tsx'

afterEach(cleanup)

const Field = ({ name }: { name: string }) => <input aria-label={name} />

/** A part of the page whose code comes when the test releases it. */
const heldBack = () => {
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  let loads = 0
  const View = loadedOnFirstInput(async () => {
    loads += 1
    await held
    return Field
  })
  return { View, loads: () => loads, arrive: () => act(async () => release()) }
}

test('code that came with the first key is shown at once, without a placeholder', async () => {
  const { View, loads, arrive } = heldBack()
  expect(loads()).toBe(0)
  fireEvent.keyDown(document.body, { key: 'a' })
  expect(loads()).toBe(1)
  await arrive()
  render(
    <Suspense fallback="Loading">
      <View name="Number" />
    </Suspense>,
  )
  expect(screen.queryByText('Loading')).toBeNull()
  expect(screen.getByLabelText('Number')).toBeTruthy()
})
