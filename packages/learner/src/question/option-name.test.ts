import { expect, test } from 'vitest'
import { optionName } from './option-name.ts'

const nothing = { text: '', equation: '', image_url: '' }

test.each([
  ['a formula alone', { equation: 'x^2' }, 'x^2'],
  ['words with a formula in them', { text: 'about $\\frac12$ of it' }, 'about \\frac12 of it'],
  [
    'words, a formula and an image',
    { text: 'This', equation: 'e^x', image_url: '/files/1' },
    'This e^x Image of option 3',
  ],
])('given %s, then the name of the option contains the TeX', (_what, option, name) => {
  expect(optionName({ ...nothing, ...option }, 3)).toBe(name)
})

test('given no formula, then the text or the image is the name of the option', () => {
  expect(optionName({ ...nothing, text: 'Costs $5' }, 1)).toBeUndefined()
  expect(optionName({ ...nothing, image_url: '/files/1' }, 1)).toBeUndefined()
})
