import { expect, test } from 'vitest'
import { readPasted } from '../../pasted/read-pasted.ts'
import { readTypedKey } from '../typed-key.ts'

const read = (...lines: string[]) =>
  readPasted(lines.join('\n'), { isDescriptive: false }).map((one) =>
    one.kind === 'question'
      ? [
          one.question.question,
          ...one.question.options.map(({ option, is_correct }) => (is_correct ? `*${option}` : option)),
        ].join(' | ')
      : one.reason,
  )

test('numbers below a question alone label its options, if a mark or the answer says so', () => {
  const expected = ['Longest river? | *Nile | Rhine | Po']
  expect(read('Longest river?', '1. Nile *', '2. Rhine', '3. Po')).toEqual(expected)
  expect(read('Q7) Longest river?', '*1. Nile', '2. Rhine', '3. Po')).toEqual(expected)
  expect(read('Longest river?', '', '1) Nile', '2) Rhine', '3) Po', 'Answer: 1')).toEqual(expected)
  expect(read('سب سے لمبا دریا؟', '۱. نیل', '۲. رائن', 'جواب: ۱')).toEqual(['سب سے لمبا دریا؟ | *نیل | رائن'])
})

test('numbered questions below a heading stay questions', () => {
  expect(read('What do you know?', '1. Longest river?', '2. Highest mountain?')).toHaveLength(3)
  expect(read('True or false?', '1. Ice is cold.', '2. Fire is cold.')).toHaveLength(2)
  expect(read('Longest river?', 'Answer: the Nile', '2. Highest mountain?', 'Answer: 1')).toHaveLength(2)
})

test('an answer names a numbered option in digits of any script', () => {
  expect(read('1. Longest river?', '1) Nile', '2) Rhine', 'Answer: ۲')).toEqual([
    'Longest river? | Nile | *Rhine',
  ])
  expect(read('১. Longest river?', '১) Nile', '২) Rhine', 'উত্তর: ২')).toEqual([
    'Longest river? | Nile | *Rhine',
  ])
})

const typedKey = (answer: string) => {
  const [one] = readPasted(`1. How fast?\nAnswer: ${answer}`, { isDescriptive: false })
  return one?.kind === 'question' ? one.question.interaction : undefined
}

test('a unit of measurement behind a number is shown to students; another word makes no number of it', () => {
  for (const [answer, value, unit] of [
    ['9.81 m/s²', '9.81', 'm/s²'],
    ['1,5 kg·m/s^2', '1,5', 'kg·m/s^2'],
    ['20 °C', '20', '°C'],
  ] as const)
    expect(typedKey(answer)).toMatchObject({
      kind: 'numeric',
      presentation: { unit: 'shown', units: [unit] },
      key: { accepted: [{ value }] },
    })
  expect(typedKey('12 March')).toBeUndefined()
  expect(typedKey('3 apples')).toBeUndefined()
})

test('answers between bars are all accepted, if they are short', () => {
  expect(typedKey('Paris | City of Paris')).toMatchObject({
    kind: 'short_answer',
    key: { accepted: [{ value: 'Paris' }, { value: 'City of Paris' }] },
  })
  expect(typedKey('It is because of the wind and the sea | nobody knows why it is so fast')).toBeUndefined()
})

test('a key that this product printed is read as it was: short answers may have units and bars', () => {
  expect(readTypedKey('5 km')).toMatchObject({ kind: 'shortAnswer', typed: { accepted: [{ text: '5 km' }] } })
  expect(readTypedKey('a | b')).toMatchObject({
    kind: 'shortAnswer',
    typed: { accepted: [{ text: 'a | b' }] },
  })
})
