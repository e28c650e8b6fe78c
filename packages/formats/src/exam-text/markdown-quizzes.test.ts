import { expect, test } from 'vitest'
import { openQuestionFile } from '../open-question-file.ts'
import { readList } from '../testing/read-list.ts'

const code = '```js\nprint(1)\n```'
const list = (...lines: string[]): string => lines.join('\n')

test.each([
  ['a question mark', 'What does it print?', 'The code:\n\n'],
  ['nothing but code below it', 'Choose the output.', ''],
])('given a heading with %s above code and options, then it is the question', (_, title, between) => {
  const text = list(
    `# ${title}`,
    '',
    between + code,
    '',
    '- [x] 1',
    '- [ ] 2',
    '',
    '# Next?',
    '',
    '- [x] a',
    '- [ ] b',
  )
  expect(readList(text)).toEqual([`${title}\n\n${between}print(1) | *1 | 2`, 'Next? | *a | b'])
})

test('given a heading above numbered questions, then it is their section', () => {
  const text = list('# Loops', '', code, '', '#### Q1. Which?', '', '- [x] a', '- [ ] b')
  expect(readList(text).at(-1)).toBe('Which? | *a | b')
})

test('given three backticks at the end of an option, then they open nothing', () => {
  const text = list(
    '#### Q1. One?',
    '',
    '- [x] a',
    '- [ ] b```',
    '',
    '#### Q2. Two?',
    '',
    code,
    '',
    '- [ ] c',
    '- [x] d',
  )
  expect(readList(text)).toEqual(['One? | *a | b', 'Two?\n\nprint(1) | c | *d'])
})

test('given notes and links below the options, then they are the solution', () => {
  const text = list(
    '#### Q1. One?',
    '',
    '- [x] a',
    '- [ ] b',
    '',
    '1. [a](https://example.org/a): the first.',
    '2. b is the second.',
    '',
    '#### Q2. Two?',
    '',
    '- [x] c',
    '- [ ] d',
    '',
    '[Reference](https://example.org/c)',
  )
  expect(readList(text)).toEqual([
    'One? | *a | b | = 1. a (https://example.org/a): the first.\n2. b is the second.',
    'Two? | *c | d | = Reference (https://example.org/c)',
  ])
})

test('given options with code below each, then the code is theirs', () => {
  const option = (sign: string, name: string) =>
    list(`- [${sign}] ${name}`, '', '  ```sql', `  ${name};`, '  ```', '')
  expect(readList(list('2. Which counts?', '', option(' ', 'First'), option('x', 'Second')))).toEqual([
    'Which counts? | First\nFirst; | *Second\nSecond;',
  ])
})

test('given marks of Markdown and HTML, then students see what they mean', () => {
  const text = list(
    '1. Which is **valid**?<br/>See [this](https://example.org/x).',
    '',
    '- [ ] a &lt; b',
    '- [x] H<sub>2</sub>O',
    '- [ ] ~~no~~ `a_b`',
    '- [ ] `<b>`',
  )
  expect(readList(text)).toEqual([
    'Which is valid?\nSee this (https://example.org/x). | a < b | *H₂O | no a_b | <b>',
  ])
})

test('a sign that belongs to the last word of a heading stays', () => {
  const opened = openQuestionFile({ bytes: Buffer.from('# C#\n\n1. Which?\n\n- [x] a\n- [ ] b\n') })
  expect('problem' in opened ? opened : [...opened.entries]).toMatchObject([{ question: { section: 'C#' } }])
})

test.each([
  ['Section: (none)\nExplanation\nExplanation/Reference:\nIt is so.', '= It is so.'],
  ['Explanation:\nIt is so.', '= It is so.'],
])('given the furniture of a printed exam, %j, then only what explains is taken', (furniture, solution) => {
  expect(readList(`QUESTION 1\nWhich?\nA. x\nB. y\nCorrect Answer: B\n${furniture}`)).toEqual([
    `Which? | x | *y | ${solution}`,
  ])
})

test('the answer that a student gave is no key', () => {
  const text = '1. Which?\na) x\nb) y\nYour answer: a\nMarks: 0 of 2\nCorrect answer: b'
  expect(readList(text)).toEqual(['Which? | x | *y'])
})

test('a key may give letters under a range of numbers', () => {
  const list = '1. One?\nA. x\nB. y\n2. Two?\nA. x\nB. y\n3. Three?\nA. x\nB. y\n\n'
  const read = ['One? | x | *y', 'Two? | *x | y', 'Three? | x | *y']
  expect(readList(`${list}Answers: 1-3 BAB`)).toEqual(read)
  expect(readList(`${list}Answers: 1-2 B, A; 3. B`)).toHaveLength(3)
})
