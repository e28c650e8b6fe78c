import { expect, test } from 'vitest'
import { openQuestionFile } from '../open-question-file.ts'

/** Each question with its options; the correct option is starred. */
const told = (...lines: string[]): string[] => {
  const opened = openQuestionFile({ bytes: Buffer.from(lines.join('\n')) })
  if ('problem' in opened) throw new Error(opened.problem)
  return [...opened.entries].map(({ question: { question, options } }) =>
    [question, ...options.map(({ option, is_correct }) => `${is_correct ? '*' : ''}${option}`)].join(' | '),
  )
}
const sum = '2 + 2? | 3 | *4'
const capital = 'Capital? | *Paris | Rome'

test('given bullets before letters, then they are not part of a text', () => {
  expect(
    told(
      '### 1. 2 + 2?',
      '',
      '- A) 3',
      '- B) 4',
      '',
      '**Answer: B**',
      '',
      '### 2. Capital?',
      '- A) Paris',
      '- B) Rome',
      '',
      'Answer: A',
    ),
  ).toEqual([sum, capital])
})

test.each(['✅', '✔️', ' ☑', '(correct answer)'])(
  'given %j after an option, then the option is correct',
  (mark) => {
    expect(
      told('**1. 2 + 2?**', 'A) 3 ❌', `B) 4 ${mark}`, '', '**2. Capital?**', `A) Paris ${mark}`, 'B) Rome'),
    ).toEqual([sum, capital])
  },
)

test('given an answer in a collapsed <details> element, then it is the key and no tag is kept', () => {
  const folded = (title: string, ...lines: string[]) => [
    '<details>',
    `<summary>${title}</summary>`,
    '',
    ...lines,
    '',
    '</details>',
  ]
  expect(
    told(
      '## Question 1',
      '2 + 2?',
      '',
      'a. 3',
      'b. 4',
      '',
      ...folded('Answer', '**b**'),
      '',
      '## Question 2',
      'Capital?',
      '',
      'a. Paris',
      'b. Rome',
      '',
      ...folded('Show', 'Answer: a'),
    ),
  ).toEqual([sum, capital])
})

test('given unnumbered headings as questions above checkboxes, then no heading is a section', () => {
  expect(told('## 2 + 2?', '- [ ] 3', '- [x] 4', '', '## Capital?', '', '- [X] Paris', '- [ ] Rome')).toEqual(
    [sum, capital],
  )
})

test('given a table with one question per row, then its headings name the fields', () => {
  expect(
    told(
      '# Quiz',
      '',
      '| # | Question | A | B | Answer |',
      '|---|:--|--|--|---|',
      '| 1 | 2 + 2? | 3 | 4 | B |',
      '| 2 | Capital? | Paris | Rome | A |',
      '',
      '3. a \\| b?',
      '- [x] x',
      '- [ ] y',
    ),
  ).toEqual([sum, capital, 'a \\| b? | *x | y'])
})

test('given another table within a question, then it stays part of its text', () => {
  expect(
    told('1. Which?', '', '| x | y |', '|---|---|', '| 1 | 2 |', '', 'A. x', 'B. y', 'Answer: A'),
  ).toEqual(['Which?\n\n| x | y |\n|---|---|\n| 1 | 2 | | *x | y'])
})

test('given numbered options below numbered questions, then they are not questions', () => {
  expect(told('1. 2 + 2?', '   1. 3', '   2. **4**', '2. Capital?', '   1. **Paris**', '   2. Rome')).toEqual(
    [sum, capital],
  )
})

test('given code with numbered lines, then its lines stay as they are', () => {
  expect(told('1. Prints?', '```', '   1. x', '   2. y', '```', 'A) 1', 'B) 2', 'Answer: A')).toEqual([
    'Prints?\n   1. x\n   2. y | *1 | 2',
  ])
})

test('given ExamSoft fields above a question, then categories are tags and the folder is reported as lost', () => {
  const text = 'Type: MC\nFolder: Biology\nCategory: Cells\n1) Which?\na) wall\n*b) nucleus\n'
  const opened = openQuestionFile({ bytes: Buffer.from(text) })
  expect('problem' in opened ? opened : [...opened.entries]).toMatchObject([
    { status: 'taken', question: { tags: [{ tag_name: 'Cells' }] }, without: ['its folder "Biology"'] },
  ])
})

test('given code in options, then it keeps its indentation and its lines begin nothing', () => {
  const fence = '     ```'
  expect(
    told('1. Prints?', '   - [ ] ```', '     for x:', '       1. y', fence, '   - [x] ```', '     z', fence),
  ).toEqual(['Prints? | for x:\n  1. y | *z'])
})

test('given the star and the points of Microsoft Forms, then they are not part of the text', () => {
  expect(told('1.Explain it. * (2 Points)', '', '2.Why? (1 Point) *', '')).toEqual(['Explain it.', 'Why?'])
})

test('given field names in italics after rules, then explanations are solutions and the farewell is a text', () => {
  const opened = openQuestionFile({
    bytes: Buffer.from(
      '**1. 2 + 2?**\n\nA) 3  \nB) 4  \n\n**Correct answer: B) 4**\n\n*Explanation:* Because **2** more.\n\n---\n\n' +
        '**2. Who wrote *Emma*?**\n\n**Sample answer:** Austen.\n\n---\n\nLet me know if you need more!',
    ),
  })
  expect('problem' in opened ? opened : [...opened.entries]).toMatchObject([
    { status: 'taken', question: { solution: 'Because 2 more.', options: [{}, { is_correct: true }] } },
    { status: 'taken', kind: 'descriptive', question: { question: 'Who wrote Emma?', solution: 'Austen.' } },
    { status: 'left out', kind: 'information', question: { question: 'Let me know if you need more!' } },
  ])
})

test('given stars and lines that are no emphasis, then they stay', () => {
  expect(
    told('1. 2*3*4 = _____, `a *b* c`, $x_1 *y* z_2$ and my_own_name?', '- [x] 2 * 3', '- [ ] __init__ ____'),
  ).toEqual(['2*3*4 = _____, a *b* c, $x_1 *y* z_2$ and my_own_name? | *2 * 3 | __init__ ____'])
  expect(told('**1. First?**', 'A) __init__', 'B) start', 'Answer: B')).toEqual([
    'First? | __init__ | *start',
  ])
})

test('given a tick before the line of the answer, then the line is no option', () => {
  const told2 = told(
    '### Question 1',
    '**2 + 2?**',
    '',
    'A) 3',
    'B) **4**',
    '',
    '✅ **Correct answer: B) 4**',
    '',
    '### Question 2',
    '**Capital?**',
    '',
    'A) Paris',
    'B) Rome',
    '',
    '👉 Answer: A',
  )
  expect(told2).toEqual([sum, capital])
})
