import { expect, test } from 'vitest'
import { openQuestionFile } from '../open-question-file.ts'

const read = (text: string) => {
  const opened = openQuestionFile({ bytes: Buffer.from(text) })
  if ('problem' in opened) throw new Error(opened.problem)
  return [...opened.entries]
}

test('given a bold bullet, then bullets are options and the bold one is correct', () => {
  const [entry, other] = read('1. What?\n\n- a\n- **b**\n\n2. Why?\n\n- c\n- d\n')
  expect(entry!.question.options.map(({ option, is_correct }) => [option, is_correct])).toEqual([
    ['a', false],
    ['b', true],
  ])
  expect(other).toHaveProperty('reason', 'It does not say which option is right.')
})

test('given no bold bullet, then bullets are a list within a question', () => {
  const [entry] = read('# Q\n1. Compare:\n- a\n- b\n\n2. Why?\n')
  expect(entry!.question.question).toBe('Compare:\n- a\n- b')
})

test('reports an image as lost and keeps its words', () => {
  const [entry] = read('1. What is **this**? ![a map](map.png)\n   - [ ] x\n   - [x] y\n')
  expect(entry).toMatchObject({
    question: { question: 'What is this? [a map]' },
    without: ['the image "map.png", which the file does not hold'],
  })
})

const briefly = (text: string) =>
  read(text).map(({ question, position }) => [
    position.line,
    question.question,
    ...question.options.map(({ option, is_correct }) => `${is_correct ? '*' : ''}${option}`),
  ])

test('cells between bars are a table, with or without a rule and outer bars', () => {
  const expected = [
    [2, 'Italy?', '*Rome', 'Bari'],
    [3, 'France?', 'Lyon', '*Paris'],
  ]
  const rows = ['Question|A|B|Answer', 'Italy?|Rome|Bari|A', 'France?|Lyon|Paris|B']
  expect(briefly(rows.join('\n'))).toEqual(expected)
  expect(briefly(rows.map((row) => `|${row}|`).join('\n'))).toEqual(expected)
})

test('a table between bars may have one option in each row', () => {
  const rows = ['|Question|Option|Correct|', '|Italy?|Rome|x|', '||Bari||', '|France?|Lyon||', '||Paris|x|']
  expect(briefly(rows.join('\n'))).toEqual([
    [2, 'Italy?', '*Rome', 'Bari'],
    [4, 'France?', 'Lyon', '*Paris'],
  ])
})

test('a table with too many rows for a question loses no option in silence', () => {
  const rows = Array.from(
    { length: 9 },
    (_, index) => `|${index === 0 ? 'Q?' : ''}|o${index}|${index === 0 ? 'x' : ''}|`,
  )
  const [entry] = read(['|Question|Option|Correct|', ...rows].join('\n'))
  expect(entry).toMatchObject({ status: 'left out', reason: expect.stringContaining('It has 9 options') })
})

test('given a rule of single dashes and cells with breaks and dashes, then each cell is read as it is written', () => {
  const rows = ['|Question|A|B|Answer|', '|-|:-:|-:|:-|', '|One<br>two?|x<br/>y|z|A|', '|-|-|+|A|']
  expect(briefly(rows.join('\n'))).toEqual([
    [3, 'One\ntwo?', '*x\ny', 'z'],
    [4, '-', '*-', '+'],
  ])
})

test('a numbered table of contents counts no questions', () => {
  const text =
    '# Quiz\n\n1. [Rivers](#rivers)\n2. [Seas](#seas)\n\n## Rivers\n\n' +
    '1. Which is long?\n   - [x] Nile\n   - [ ] Po\n'
  const taken = read(text).filter(({ status }) => status === 'taken')
  expect(taken.map(({ question }) => question.question)).toEqual(['Which is long?'])
})
