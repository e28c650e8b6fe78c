import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { RowList, sentenceDirection } from './row-list.tsx'

afterEach(() => {
  cleanup()
  document.documentElement.lang = 'en'
})

test.each([
  ['en', 'ltr'],
  ['fr', 'ltr'],
  ['ur', 'auto'],
  ['ar', 'auto'],
])('on a page in %s, a sentence that begins with the text of a file runs "%s"', (language, direction) => {
  document.documentElement.lang = language
  expect(sentenceDirection()).toBe(direction)
})

test.each([
  ['No', '3rem'],
  ['Question', '4rem'],
])('the first column has room for its heading, "%s"', (heading, width) => {
  render(<RowList label="Hints" noHeading={heading} textHeading="Hint" rows={[]} />)
  expect(screen.getByRole('table').style.getPropertyValue('--no-width')).toBe(width)
})
