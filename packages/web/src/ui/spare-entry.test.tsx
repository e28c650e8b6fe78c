import { act, cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { Router, useLocation } from 'wouter'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import userEvent from '@testing-library/user-event'
import { Dialog } from './dialog.tsx'
import { reloadPage, replaceSpare } from './spare-entry.ts'

const isSpare = () => (history.state as { spare?: true } | null)?.spare === true
beforeEach(() => history.replaceState(null, '', '/quiz/quiz-landing'))
afterEach(async () => {
  cleanup()
  await vi.waitFor(() => expect(isSpare()).toBe(false))
})

const Screen = ({ locked }: { locked?: boolean }) => {
  const [open, setOpen] = useState<'none' | 'details' | 'question'>('details')
  const [, navigate] = useLocation()
  return (
    <>
      <Dialog
        open={open !== 'none'}
        locked={locked}
        title="Details"
        onClose={() => setOpen(open === 'details' ? 'question' : 'details')}
      >
        <button type="button" onClick={() => navigate('/general')}>
          Leave
        </button>
        <button type="button" onClick={() => setOpen('none')}>
          Done
        </button>
      </Dialog>
      <Dialog open={open === 'question'} title="Discard?" onClose={() => setOpen('details')}>
        <button type="button" onClick={() => setOpen('none')}>
          Discard
        </button>
      </Dialog>
    </>
  )
}
const show = async (locked = false) => {
  const { unmount } = render(
    <Router aroundNav={replaceSpare}>
      <Screen locked={locked} />
    </Router>,
  )
  await screen.findByRole('dialog')
  await vi.waitFor(() => expect(isSpare()).toBe(true))
  return unmount
}
const pressBack = () =>
  act(async () => {
    const popped = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
    history.back()
    await popped
  })

test('given an open dialog, when Back is pressed, then it is asked to close, and the page stays', async () => {
  await show()
  await pressBack()
  expect(await screen.findByRole('dialog', { name: 'Discard?' })).toBeTruthy()
  await vi.waitFor(() => expect(isSpare()).toBe(true))
  await pressBack()
  await vi.waitFor(() => expect(screen.queryByRole('dialog', { name: 'Discard?' })).toBeNull())
  expect([screen.getByRole('dialog', { name: 'Details' }) !== null, location.pathname]).toEqual([
    true,
    '/quiz/quiz-landing',
  ])
})

test('given a dialog that is locked, when Back is pressed, then it stays', async () => {
  await show(true)
  await pressBack()
  await vi.waitFor(() => expect(isSpare()).toBe(true))
  expect(screen.getByRole('dialog', { name: 'Details' })).toBeTruthy()
})

test('given a dialog that closes by its button, then Back has nothing left to consume', async () => {
  await show()
  await userEvent.click(screen.getByRole('button', { name: 'Done' }))
  await vi.waitFor(() => expect(isSpare()).toBe(false))
  expect(location.pathname).toBe('/quiz/quiz-landing')
})

test('given a navigation from a dialog, then it replaces the spare entry', async () => {
  const unmount = await show()
  const entries = history.length
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }))
  unmount()
  expect([location.pathname, history.length, isSpare()]).toEqual(['/general', entries, false])
})

test('given a dialog that closes while the page is reloaded, then the spare entry is removed first', async () => {
  const unmount = await show()
  const stateAtReload: boolean[] = []
  vi.spyOn(location, 'reload').mockImplementation(() => void stateAtReload.push(isSpare()))
  const back = vi.spyOn(history, 'back')
  reloadPage()
  unmount()
  await vi.waitFor(() => expect(stateAtReload).toEqual([false]))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(back).toHaveBeenCalledOnce()
  vi.restoreAllMocks()
})
