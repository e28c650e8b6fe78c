import { expect, test, vi } from 'vitest'
import { withoutBold } from './without-bold.ts'

test.each([
  ['a **bold** word', 'a bold word'],
  ['__a__ and **b** and ***c***', 'a and b and c'],
  ['** not bold ** and **open', '** not bold ** and **open'],
  ['**a ** b**', 'a ** b'],
  ['2 ** 3 ** 4', '2 ** 3 ** 4'],
  ['**a** **b', 'a **b'],
  ['__a **b__ c**', 'a **b c**'],
])('given %s, then the signs around bold text are removed', (text, expected) => {
  expect(withoutBold(text)).toBe(expected)
})

test('given very many signs that nothing closes, then the text is searched once for each sign', () => {
  const search = vi.spyOn(String.prototype, 'indexOf')
  const text = ' __a'.repeat(5_000)
  expect(withoutBold(text)).toBe(text)
  expect(search.mock.calls.length).toBeLessThan(6_000)
  search.mockRestore()
})
