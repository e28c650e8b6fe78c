import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import * as renderer from './fetch-renderer.ts'
import { Formula } from './formula.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test.each([
  ['\\frac{a}{', 'This formula isn’t complete yet.'],
  ['\\foo{x} + 1', '\\foo isn’t a TeX command.'],
  ['a}', 'This formula can’t be drawn as it is.'],
  ['\\def\\a{x}\\a', 'This formula is too complex.'],
])('while %s is typed, a quiet note says what is missing', async (tex, words) => {
  render(<Formula tex={tex} isTyped />)
  expect(await screen.findByText(words)).toBeTruthy()
})

test('given a formula on the page, when the text beside it changes, then its element is kept', async () => {
  const { container, rerender } = render(<Formula tex="x^2" />)
  await vi.waitFor(() => expect(container.querySelector('math')).not.toBeNull())
  const drawn = container.querySelector('math')
  const changes = new MutationObserver(() => undefined)
  changes.observe(container, { childList: true, subtree: true })
  rerender(<Formula tex="x^2" isTyped />)
  expect(changes.takeRecords()).toEqual([])
  expect(container.querySelector('math')).toBe(drawn)
  rerender(<Formula tex="x^3" isTyped />)
  expect(changes.takeRecords()).not.toEqual([])
})

test('while the renderer is loading, the place of a formula is kept and its TeX is not shown', async () => {
  vi.useFakeTimers()
  vi.spyOn(renderer, 'fetchedRenderer').mockReturnValue(undefined)
  vi.spyOn(renderer, 'fetchRenderer').mockReturnValue(new Promise(() => undefined))
  render(<Formula tex={'\\frac{a}{b} + c'} isAlone />)
  const formula = screen.getByText('\\frac{a}{b} + c')
  expect(formula.className).toContain('formula-loading')
  expect(Number.parseFloat(formula.style.width)).toBeCloseTo(5 * 0.55)
  expect(formula.style.height).toBe('2.3em')
  await act(() => vi.advanceTimersByTimeAsync(3_000))
  expect(screen.getByText('\\frac{a}{b} + c').className).toBe('formula')
})

test('if the renderer can not be loaded, the TeX is shown', async () => {
  vi.spyOn(renderer, 'fetchedRenderer').mockReturnValue(undefined)
  vi.spyOn(renderer, 'fetchRenderer').mockResolvedValue()
  render(<Formula tex="x^2" />)
  await vi.waitFor(() => expect(screen.getByText('x^2').className).toBe('formula'))
})
