import { cleanup, render } from '@testing-library/react'
import type { ComponentProps, ReactElement } from 'react'
import { afterEach, expect, expectTypeOf, test, vi } from 'vitest'
import { chakra } from './chakra.tsx'
import { system } from '../theme/system.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const Label = chakra('span', {
  base: { color: 'red', '& > b': { color: 'blue' } },
  variants: {
    tone: { good: { opacity: '0.5' }, bad: { opacity: '0.25' } },
    wide: { true: { width: '7px' } },
  },
  defaultVariants: { tone: 'good' },
})
const BigLabel = chakra(Label, { base: { padding: '9px' } })
/** The style rules of an element's class; happy-dom does not compute styles in layers. */
const rulesOf = (element: Element): string =>
  [...document.querySelectorAll('style')]
    .map(({ textContent }) => textContent)
    .filter((rule) => rule.includes(`.${element.className.split(' ')[0]}`))
    .join(' ')
const renderElement = (node: ReactElement): Element => render(node).container.firstElementChild!

test('an element has the base styles and those of the given or default variants', () => {
  expect(rulesOf(renderElement(<Label />))).toMatch(/color:red.*opacity:0\.5/)
  expect(rulesOf(renderElement(<Label tone={undefined} wide={false} />))).toMatch(/opacity:0\.5/)
  const chosen = rulesOf(renderElement(<Label tone="bad" wide />))
  expect(chosen).toMatch(/color:red.*opacity:0\.25.*width:7px/)
  expect(chosen).toMatch(/>b\{color:blue/)
})

test('style props override the recipe, and neither variants nor style props become attributes', () => {
  const mark = renderElement(
    <Label tone="bad" color="green" css={{ padding: '3px' }} title="a title" className="mine">
      text
    </Label>,
  )
  const rules = rulesOf(mark)
  expect(rules).toMatch(/@layer recipes\{[^}]*opacity:0\.25/)
  expect(rules).toMatch(/\w\{padding:3px;color:green;\}/)
  expect(mark.getAttributeNames().toSorted()).toEqual(['class', 'title'])
  expect(mark.className.split(' ')[1]).toBe('mine')
  expect(mark.textContent).toBe('text')
})

test('a styled component can extend another one and passes its ref to the element', () => {
  const ref = vi.fn()
  const big = renderElement(<BigLabel tone="bad" ref={ref} />)
  expect(rulesOf(big)).toMatch(/color:red.*padding:9px.*opacity:0\.25/)
  expect(big.tagName).toBe('SPAN')
  expect(ref).toHaveBeenCalledWith(big)
  expect(rulesOf(renderElement(<chakra.p padding="2px" />))).toMatch(/padding:2px/)
})

test('the types refuse unsupported props and keep variants', () => {
  expectTypeOf<keyof ComponentProps<typeof BigLabel>>()
    .exclude<'as' | 'asChild' | 'htmlWidth'>()
    .toEqualTypeOf<keyof ComponentProps<typeof BigLabel>>()
  expectTypeOf<ComponentProps<typeof BigLabel>['tone']>().toEqualTypeOf<'good' | 'bad' | undefined>()
  expectTypeOf<ComponentProps<typeof Label>['wide']>().toEqualTypeOf<boolean | undefined>()
  expect(
    renderElement(<Label color="green" title="a title" />)
      .getAttributeNames()
      .toSorted(),
  ).toEqual(['class', 'title'])
})

test('the styles of a recipe are resolved once, and only style props a second time', () => {
  const css = vi.spyOn(system(), 'css')
  const Fresh = chakra('i', { base: { color: 'red' }, variants: { tone: { bad: { color: 'blue' } } } })
  expect(rulesOf(renderElement(<Fresh tone="bad" />))).toMatch(/@layer recipes\{[^}]*color:blue/)
  expect(css).not.toHaveBeenCalled()
  expect(rulesOf(renderElement(<Fresh tone="bad" padding="4px" />))).toMatch(/padding:4px.*color:blue/)
  expect(css).toHaveBeenCalledExactlyOnceWith({}, { padding: '4px' })
})

test('the second render of the same props computes no style', () => {
  const Cached = chakra('i', { base: { color: 'red' }, variants: { tone: { bad: { color: 'blue' } } } })
  const elements = (
    <>
      <Cached />
      <Cached tone="bad" />
      <Cached padding="1px" />
    </>
  )
  render(elements)
  const css = vi.spyOn(system(), 'css')
  render(elements)
  expect(css).not.toHaveBeenCalled()
  render(<Cached padding="2px" />)
  expect(css, 'for props that are new').toHaveBeenCalled()
})

test('the rules of newly shown elements go into a last sheet, so that no existing sheet changes', () => {
  renderElement(<chakra.p padding="11px" />)
  const loadedLater = document.head.appendChild(document.createElement('style'))
  const existing = [...document.querySelectorAll('style')].map((sheet) => [sheet, sheet.textContent])
  const { className } = renderElement(<chakra.p padding="13px" />)
  expect(existing.map(([sheet]) => [sheet, (sheet as HTMLStyleElement).textContent])).toEqual(existing)
  expect(loadedLater.nextElementSibling!.textContent).toContain(`.${className}{padding:13px`)
  loadedLater.remove()
})
