import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useSelection } from './use-selection.ts'

afterEach(cleanup)
const quizzes = (...ids: string[]) => ids.map((_id) => ({ _id }))
const show = () =>
  renderHook(({ listed }) => useSelection(listed), { initialProps: { listed: quizzes('a', 'b') } })

test('given a selected quiz, when it leaves the list, then it is no longer selected', () => {
  const { result, rerender } = show()
  act(() => result.current.selectAll(true))
  rerender({ listed: quizzes('b', 'c') })
  expect(result.current.selected).toEqual(quizzes('b'))
})

test('given that all are selected, loaded or not, when more are loaded, then each counts once', () => {
  const { result, rerender } = show()
  act(() => result.current.selectThese(quizzes('a', 'b', 'c')))
  expect([...result.current.ids]).toEqual(['a', 'b', 'c'])
  rerender({ listed: quizzes('a', 'b', 'c') })
  act(() => result.current.select('b', false))
  expect([...result.current.ids]).toEqual(['a', 'c'])
  act(() => result.current.clear())
  expect(result.current.selected).toEqual([])
})
