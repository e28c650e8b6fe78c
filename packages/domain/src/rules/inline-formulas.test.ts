import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import papaparse from 'papaparse'
import { describe, expect, test } from 'vitest'
import { hasInlineFormula, hasOpenFormula, splitFormulas } from './inline-formulas.ts'

const formulasIn = (text: string): string[] =>
  splitFormulas(text).flatMap((piece) => (piece.kind === 'formula' ? [piece.source] : []))

describe('a formula in a text', () => {
  test('is delimited by dollars or by \\( and \\)', () => {
    expect(splitFormulas('If $x^2 = 4$, what is \\(x + 1\\)?')).toEqual([
      { kind: 'words', source: 'If ', words: 'If ' },
      { kind: 'formula', source: '$x^2 = 4$', tex: 'x^2 = 4', display: false },
      { kind: 'words', source: ', what is ', words: ', what is ' },
      { kind: 'formula', source: '\\(x + 1\\)', tex: 'x + 1', display: false },
      { kind: 'words', source: '?', words: '?' },
    ])
  })
  test('is displayed on its own line if it is delimited by two dollars or by \\[ and \\]', () => {
    expect(
      splitFormulas('$$\\int x$$\\[ y \\]').map((piece) => piece.kind === 'formula' && piece.display),
    ).toEqual([true, true])
  })
  test.each([
    '5$\\mu$m',
    'H$_2$O',
    '3$\\times$4',
    'a triangle $ABC$',
    '$AB + CD$',
    '$sin x$',
    '$5$',
    '$5 kg$',
  ])('is found in "%s"', (text) => expect(formulasIn(text)).toHaveLength(1))
  test('may span lines but not an empty line', () => {
    expect(formulasIn('$\\frac{a}\n{b}$')).toHaveLength(1)
    expect(formulasIn('$\\frac{a}\n\n{b}$')).toEqual([])
  })
})

describe('dollars that do not delimit a formula', () => {
  test.each([
    '$5 and $10',
    '$5-$10',
    '$5/kg, $6/kg',
    'from $5 to 10$',
    'US$5, A$7 or NZ$8',
    '$3.50/each or 4$',
    '$1 million in $1 bills',
    '$HOME/bin or $PATH',
    '$ 5 $',
    'costs \\$5, not \\$6',
  ])('given "%s", then no formula is found', (text) => expect(formulasIn(text)).toEqual([]))
  test('given money beside a formula, then only the formula is found', () => {
    expect(formulasIn('He had $5, she $10, and $x$ is the sum in $')).toEqual(['$x$'])
  })
  test('given a backslash before a dollar, then a dollar is shown', () => {
    expect(splitFormulas('\\$5')).toEqual([{ kind: 'words', source: '\\$5', words: '$5' }])
  })
})

test('the pieces of any text join to the text again', () => {
  const text = fc.array(fc.constantFrom('$', '\\', '(', ')', '[', ']', '5', 'x', ' ', '\n', 'and', '^', '{'))
  fc.assert(
    fc.property(text, (parts) => {
      const whole = parts.join('')
      expect(
        splitFormulas(whole)
          .map(({ source }) => source)
          .join(''),
      ).toBe(whole)
    }),
  )
})

test('a formula that is never closed is told from money', () => {
  expect(['What is $\\hat{u}?', '\\(x^{2}', 'so $x_{3t} follows'].filter(hasOpenFormula)).toHaveLength(3)
  expect(['$5', 'a\\b', '$x$', 'costs \\$5'].filter(hasOpenFormula)).toEqual([])
  expect([hasInlineFormula('$x$'), hasInlineFormula('$5')]).toEqual([true, false])
})

const banks = join(import.meta.dirname, '../../../../../shared/data/questions')
if (!existsSync(banks))
  process.stdout.write('The question banks are not here: their formulas are left out.\n')

describe.runIf(existsSync(banks))('question banks', () => {
  const textsOf = (name: string): string[] =>
    papaparse
      .parse<Record<string, string>>(readFileSync(join(banks, name), 'utf8'), { header: true })
      .data.flatMap((row) =>
        ['question', 'option1', 'option2', 'option3', 'option4'].map((cell) => row[cell] ?? ''),
      )

  test.each(['trivia.csv', 'global-facts.csv'])('every dollar in %s is money', (name) => {
    const texts = textsOf(name).filter((text) => text.includes('$'))
    expect(texts.length).toBeGreaterThan(10)
    expect(texts.flatMap(formulasIn)).toEqual([])
  })
  test.each(['econometrics.csv', 'machine-learning.csv'])(
    'every dollar in %s except at most one belongs to a formula',
    (name) => {
      const words = textsOf(name).flatMap((text) =>
        splitFormulas(text).filter(({ kind }) => kind === 'words'),
      )
      expect(words.filter(({ source }) => source.includes('$')).length).toBeLessThanOrEqual(1)
      expect(textsOf(name).flatMap(formulasIn).length).toBeGreaterThan(10)
    },
  )
  test('no formula is found in any other bank', () => {
    const others = readdirSync(banks).filter((name) => /^(?:anatomy|astronomy|virology|public)/.test(name))
    expect(others.flatMap(textsOf).flatMap(formulasIn)).toEqual([])
  })
})

/**
 * The lengths are the limits of a text and of a batch. Without the optimisation each sign was tried against the
 * whole rest.
 */
test.each(['$', '$[', '\\(', '\\[$', '$a '])(
  'given long texts of nothing but "%s", they hold no TeX',
  (sign) => {
    const text = sign.repeat(32_768 / sign.length)
    expect(Array.from({ length: 60 }, () => hasOpenFormula(text)).some(Boolean)).toBe(false)
  },
)

test.each([
  ['costs $5, and \\alpha is left', true],
  ['costs $5\nand \\alpha is left', false],
  ['\\alpha costs $5', false],
  ['costs \\$5, and \\alpha is left', false],
])('given "%s", then TeX after an unclosed sign is found: %s', (text, expected) => {
  expect(hasOpenFormula(text)).toBe(expected)
})
