import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DrawnPagesProvider } from './drawn-pages.ts'
import type { DrawPlace } from './page-drawer.ts'
import { PlaceOnPage } from './place-on-page.tsx'

let show = () => {}
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(listener: (entries: { isIntersecting: boolean }[]) => void) {
        show = () => listener([{ isIntersecting: true }])
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const place = [{ page: 3, left: 10, bottom: 10, right: 200, top: 90 }]

const renderPlace = (draw: DrawPlace | undefined, no?: number) =>
  render(
    <DrawnPagesProvider value={draw ? { fileName: 'exam.pdf', draw } : null}>
      <PlaceOnPage place={place} {...(no !== undefined && { no })} />
    </DrawnPagesProvider>,
  )

const bitmap = { width: 300, height: 120, close: () => undefined } as ImageBitmap

test('the image of a place says its page and question, and is drawn once it is near', async () => {
  const draw = vi.fn<DrawPlace>(async () => bitmap)
  renderPlace(draw, 7)
  const image = screen.getByRole('img', { name: 'Page 3 of exam.pdf, showing question 7' })
  expect(draw).not.toHaveBeenCalled()
  await act(async () => show())
  expect(draw.mock.calls.map(([box]) => box)).toEqual(place)
  expect((image as HTMLCanvasElement).width).toBe(300)
})

test('a place that can not be drawn leaves a sentence with its page', async () => {
  renderPlace(async () => undefined, 7)
  await act(async () => show())
  expect(screen.getByText(/Page 3 of exam\.pdf can’t be shown/)).toBeTruthy()
  expect(screen.queryByRole('img')).toBeNull()
})

test('what was left out has an image, too, and without its file there is none', () => {
  renderPlace(async () => bitmap)
  expect(screen.getByRole('img', { name: 'Page 3 of exam.pdf, showing what was left out' })).toBeTruthy()
  cleanup()
  const { container } = renderPlace(undefined, 7)
  expect(container.textContent).toBe('')
})
