import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { acceptAnswer, isAccepted } from './accept-answer.ts'
import { kindOf } from './kind-of.ts'
import { blankNumeric } from './numeric/numeric.ts'
import type { Asked } from './question-kind.ts'
import { blankShortAnswer } from './short-answer/short-answer.ts'

const share = (asked: Asked, answer: string) => 100 * kindOf(asked).mark(asked, { selected: [], answer })

const capital = (): Asked => ({ options: [], interaction: blankShortAnswer(['Paris']) })
const gravity = (unit: 'none' | 'typed'): Asked => {
  const interaction = blankNumeric('9.81')
  interaction.presentation.unit = unit
  if (unit === 'typed')
    interaction.key.units = [
      { name: 'm/s^2', also: [], factor: '1' },
      { name: 'km/s^2', also: [], factor: '1000' },
    ]
  return { options: [], interaction }
}

describe('an answer that is accepted too', () => {
  test.each<[Asked, string, number, string[]]>([
    [capital(), 'Lutetia', 100, ['lutetia', ' LUTETIA ']],
    [capital(), '2 * 3', 50, ['2 * 3']],
    [gravity('none'), '9,8', 100, ['9.8', '9.80', '98/10']],
    [gravity('typed'), '0.0098 km/s²', 80, ['9.8 m/s^2']],
    [gravity('typed'), '9.81 N/kg', 100, ['9,81 N/kg', '9.81 N / kg']],
    [gravity('typed'), '9.81', 100, ['9,81']],
  ])('%j accepts %s for %d %% and what counts as the same', (asked, answer, worth, same) => {
    const accepting = acceptAnswer(asked, { answer, share: worth })!
    for (const one of [answer, ...same]) expect(share(accepting, one)).toBeCloseTo(worth)
    expect(isAccepted(accepting, { answer, share: worth })).toBe(true)
    const findings: string[] = []
    kindOf(accepting).judge(accepting, (_severity, _rule, _field, message) => findings.push(message))
    expect(findings).toEqual([])
  })

  test.each<[Asked, string, number]>([
    [gravity('none'), 'about ten', 100],
    [gravity('none'), '9.81 m', 100],
    // By this the same number of metres would be right, too.
    [gravity('typed'), '9810 mm/s^2', 100],
    [gravity('typed'), '9.81', 50],
    [capital(), 'x'.repeat(1_001), 100],
    [capital(), '  ', 100],
  ])('a key of %j can not hold %s', (asked, answer, worth) => {
    expect(acceptAnswer(asked, { answer, share: worth })).toBeUndefined()
  })

  test('a key that is full takes no further answer', () => {
    const full = { options: [], interaction: blankShortAnswer(Array.from({ length: 50 }, (_, n) => `a${n}`)) }
    expect(acceptAnswer(full, { answer: 'b', share: 100 })).toBeUndefined()
  })

  const answers = fc.constantFrom('Paris', 'paris', 'Pariss', 'Parris', 'Lutetia', '*', 'P*s', '')
  test('no answer earns less than before', () => {
    const key = fc.array(
      fc.record({ value: answers, is_pattern: fc.boolean(), share: fc.constantFrom(100, 60, 30) }),
      { minLength: 1, maxLength: 4 },
    )
    const property = fc.property(
      key,
      answers,
      fc.constantFrom(100, 50, 10),
      answers,
      (accepted, answer, worth, other) => {
        const interaction = blankShortAnswer()
        // In a key whose answers are not in the order of their marks the first counts all the same.
        interaction.key.accepted = accepted.toSorted((a, b) => b.share - a.share)
        const asked = { options: [], interaction }
        const accepting = acceptAnswer(asked, { answer, share: worth })
        if (accepting) expect(share(accepting, other)).toBeGreaterThanOrEqual(share(asked, other))
      },
    )
    fc.assert(property)
  })
})
