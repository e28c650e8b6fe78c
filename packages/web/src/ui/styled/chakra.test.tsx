import { cleanup, render } from '@testing-library/react'
import type { ComponentProps, ReactElement } from 'react'
import { afterEach, expect, expectTypeOf, test, vi } from 'vitest'
import { chakra } from './chakra.tsx'
import { system } from '../theme/system.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const Mark = chakra('span', {
  base: { color: 'red', '& > b': { color: 'blue' } },
  variants: {
    tone: { good: { opacity: '0.5' }, bad: { opacity: '0.25' } },
    wide: { true: { width: '7px' } },
  },
  defaultVariants: { tone: 'good' },
})
const BigMark = chakra(Mark, { base: { padding: '9px' } })
/** What the sheet says of an element's own class; happy-dom does not compute what is in layers. */
const rulesOf = (element: Element): string =>
  [...document.querySelectorAll('style')]
    .map(({ textContent }) => textContent)
    .filter((rule) => rule.includes(`.${element.className.split(' ')[0]}`))
    .join(' ')
const draw = (node: ReactElement): Element => render(node).container.firstElementChild!

test('an element has the look of its base and of the variants that are chosen, else of the default ones', () => {
  expect(rulesOf(draw(<Mark />))).toMatch(/color:red.*opacity:0\.5/)
  expect(rulesOf(draw(<Mark tone={undefined} wide={false} />))).toMatch(/opacity:0\.5/)
  const chosen = rulesOf(draw(<Mark tone="bad" wide />))
  expect(chosen).toMatch(/color:red.*opacity:0\.25.*width:7px/)
  expect(chosen).toMatch(/>b\{color:blue/)
})

test('styles given where it is used stand above the layer of the look, and no variant or style becomes an attribute', () => {
  const mark = draw(
    <Mark tone="bad" color="green" css={{ padding: '3px' }} title="a title" className="mine">
      text
    </Mark>,
  )
  const rules = rulesOf(mark)
  expect(rules).toMatch(/@layer recipes\{[^}]*opacity:0\.25/)
  expect(rules).toMatch(/\w\{padding:3px;color:green;\}/)
  expect(mark.getAttributeNames().toSorted()).toEqual(['class', 'title'])
  expect(mark.className.split(' ')[1]).toBe('mine')
  expect(mark.textContent).toBe('text')
})

test('a look can begin from another, and its reference leads to the element', () => {
  const ref = vi.fn()
  const big = draw(<BigMark tone="bad" ref={ref} />)
  expect(rulesOf(big)).toMatch(/color:red.*padding:9px.*opacity:0\.25/)
  expect(big.tagName).toBe('SPAN')
  expect(ref).toHaveBeenCalledWith(big)
  expect(rulesOf(draw(<chakra.p padding="2px" />))).toMatch(/padding:2px/)
})

test('the types refuse what does nothing here, and keep what does', () => {
  expectTypeOf<keyof ComponentProps<typeof BigMark>>()
    .exclude<'as' | 'asChild' | 'htmlWidth'>()
    .toEqualTypeOf<keyof ComponentProps<typeof BigMark>>()
  expectTypeOf<ComponentProps<typeof BigMark>['tone']>().toEqualTypeOf<'good' | 'bad' | undefined>()
  expectTypeOf<ComponentProps<typeof Mark>['wide']>().toEqualTypeOf<boolean | undefined>()
  expect(
    draw(<Mark color="green" title="a title" />)
      .getAttributeNames()
      .toSorted(),
  ).toEqual(['class', 'title'])
})

test('what was drawn once is drawn again without making a style', () => {
  const Once = chakra('i', { base: { color: 'red' }, variants: { tone: { bad: { color: 'blue' } } } })
  const all = (
    <>
      <Once />
      <Once tone="bad" />
      <Once padding="1px" />
    </>
  )
  render(all)
  const making = vi.spyOn(system, 'css')
  render(all)
  expect(making).not.toHaveBeenCalled()
})
