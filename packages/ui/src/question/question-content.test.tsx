import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { QuestionContent } from './question-content.tsx'

afterEach(cleanup)

test('draws formulas between dollars, and leaves amounts of money as text', async () => {
  const { container } = render(
    <QuestionContent
      text="A pen costs $5 and $10 in two shops: is $\frac{a}{b}$ a half?"
      equation=""
      image=""
    />,
  )
  await waitFor(() => expect(container.querySelectorAll('math mfrac')).toHaveLength(1))
  expect(container.textContent).toContain('A pen costs $5 and $10 in two shops: is ')
  expect(container.textContent).not.toContain('\\frac')
})

test('punctuation stays on the line of its formula, and the next word may begin a new line', async () => {
  const { container } = render(
    <QuestionContent text="Is $x$, or $y = 0$? Else $\frac{a}{b}$ it is." equation="" image="" />,
  )
  await waitFor(() => expect(container.querySelectorAll('math')).toHaveLength(3))
  const kept = [...container.querySelectorAll('.formula-with-signs')].map((one) => one.lastChild?.textContent)
  expect(kept).toEqual([',', '?'])
  expect(container.textContent).toMatch(/^Is x, or .*\? Else .* it is\.$/)
})

test('TeX that cannot be drawn is shown as written, without a message of the parser', async () => {
  const { container } = render(
    <QuestionContent text="Is $\frac{a}{$ whole, or $x$?" equation="\foo{x} + 1" image="" />,
  )
  await waitFor(() => expect(container.querySelector('math')).toBeTruthy())
  expect(container.textContent).toContain('\\frac{a}{')
  expect(container.textContent).toContain('\\foo{x} + 1')
  expect(screen.queryByText(/error/i)).toBeNull()
})

test.each([
  ['an equation beside a text', { text: 'Which?', equation: '\\frac{1}{2}' }, 'true'],
  ['a formula that is the whole text', { text: '$\\frac{1}{2}$', equation: '' }, 'true'],
  ['a formula within words', { text: 'About $\\frac{1}{2}$ of them', equation: '' }, null],
])(
  'given %s, then its fraction is drawn as large as the context allows',
  async (_, content, displaystyle) => {
    const { container } = render(<QuestionContent {...content} image="" />)
    await waitFor(() => expect(container.querySelector('math')).not.toBeNull())
    expect(container.querySelector('math')!.getAttribute('displaystyle')).toBe(displaystyle)
  },
)
