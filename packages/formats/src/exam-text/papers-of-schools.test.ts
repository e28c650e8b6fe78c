import { expect, test } from 'vitest'
import { entriesOf } from '../testing/entries-of.ts'
import { listsOf } from '../testing/lists-of.ts'
import { readList } from '../testing/read-list.ts'

const river = '1. Which river?\nA) Po\nB) Nile\nAnswer: B\n'

test('steps of a solution that are counted are no questions', () => {
  const text =
    '1. Solve x + 2 = 5.\nA) 3\nB) 7\nAnswer: A\nSolution:\n1. Subtract 2.\n2. Then x is 3.\n\n' +
    '2. Solve 3x = 6.\nA) 2\nB) 3\nAnswer: A\nExplanation:\n1. Divide by 3.\n2. So x is 2.\n'
  expect(readList(text)).toEqual([
    'Solve x + 2 = 5. | *3 | 7 | = 1. Subtract 2.\n2. Then x is 3.',
    'Solve 3x = 6. | *2 | 3 | = 1. Divide by 3.\n2. So x is 2.',
  ])
})

test('counted instructions above a paper are no questions', () => {
  const [first, ...others] = entriesOf(
    `Annual examination\n\nGeneral Instructions:\n1. Write clearly.\n2. Use a pen.\n\n${river}`,
  )
  expect(first).toMatchObject({ status: 'left out', kind: 'information' })
  expect(others.map(({ question }) => question.question)).toEqual(['Which river?'])
})

test('a text above parts that are counted (i), (ii) is their paragraph, and ends with them', () => {
  const text =
    '1. A stone falls from a tower.\n(i) It gets\n(a) faster (b) slower\nAns: a\n(ii) Its ' +
    'weight\n(a) grows (b) stays\nAns: b\n' +
    '2. Ice is\n(a) solid (b) liquid\nAns: a\n'
  expect(
    entriesOf(text).map(({ question }) => [question.paragraph, question.question, question.section]),
  ).toEqual([
    ['A stone falls from a tower.', 'It gets', ''],
    ['A stone falls from a tower.', 'Its weight', ''],
    ['', 'Ice is', ''],
  ])
})

test('lettered lines with marks of their own are parts of one question', () => {
  const [entry] = entriesOf(
    'Q1. Answer all parts.\n(a) Define speed. [2]\n(b) Name its unit. (1 mark)\n\nQ2. Why is it dark?\n',
  )
  expect(entry).toMatchObject({
    status: 'taken',
    kind: 'descriptive',
    question: {
      question: 'Answer all parts.\n(a) Define speed. [2]\n(b) Name its unit. (1 mark)',
      weightage: 3,
    },
  })
})

test('words to choose from are above the gaps that need them', () => {
  const text =
    'Complete the sentences with words from the list:\n(sun, moon)\n\n1. By night shines ' +
    'the ____.\n2. By day shines the ____.\n\nAnswers:\n1. moon\n2. sun\n'
  expect(entriesOf(text).map(({ question }) => question.paragraph)).toEqual(
    Array(2).fill('Complete the sentences with words from the list:\n(sun, moon)'),
  )
})

test('what is said of a question between its number and its text is taken', () => {
  const text = 'Question 7\nMarks: 3\nDifficulty: Hard\n\nText: Which river?\nA. Po\nB. Nile\nAnswer: B\n'
  expect(entriesOf(text)).toMatchObject([
    { number: 7, question: { question: 'Which river?', weightage: 3, difficulty_level: 'Hard' } },
  ])
})

test.each([
  [
    'WhatsApp',
    '12/03/2024, 9:05 am - Ms Roy: Q1. Which river?\nA) Po\nB) Nile\nAns: B\n12/03/2024, ' +
      '9:07 am - Ms Roy: Q2. Which sea?\nA) Red\nB) Hot\nAns: A\n',
  ],
  [
    'an iPhone',
    '[2024-03-12, 09:05:11] Roy: Q1. Which river?\nA) Po\nB) Nile\nAns: B\n[2024-03-12, ' +
      '09:07:00] Roy: Q2. Which sea?\nA) Red\nB) Hot\nAns: A\n',
  ],
  [
    'Telegram',
    'Roy, [12.03.2024 09:05]\nQ1. Which river?\nA) Po\nB) Nile\nAns: B\n\nRoy, ' +
      '[12.03.2024 09:07]\nQ2. Which sea?\nA) Red\nB) Hot\nAns: A\n',
  ],
])('who sent a list by %s, and when, is no part of it', (_, text) => {
  expect(readList(text)).toEqual(['Which river? | Po | *Nile', 'Which sea? | *Red | Hot'])
})

test('comments in lines of their own are not shown, nor others beside them', () => {
  expect(readList(`<!-- of 2023,\nold -->\n${river.replace('Nile', 'Nile <!-- key -->')}`)).toEqual([
    'Which river? | Po | *Nile',
  ])
  expect(readList('1. Which is a comment?\nA) <!-- x -->\nB) // x\nAnswer: A\n')).toEqual([
    'Which is a comment? | *<!-- x --> | // x',
  ])
})

test('a table under "Question" with numbers is the key of the list above it', () => {
  const text =
    '**Question 1:** Which river?\n- (A) Po\n- (B) Nile\n\n**Question 2:** Which sea?\n- ' +
    '(A) Red\n- (B) Hot\n\n**Key**\n\n| Question | Answer | Explanation |\n|---|---|---|\n' +
    '| 1 | B | It is long. |\n| 2 | A | It has algae. |\n'
  expect(readList(text)).toEqual([
    'Which river? | Po | *Nile | = It is long.',
    'Which sea? | *Red | Hot | = It has algae.',
  ])
})

test('what is said to right and wrong answers is taken as such', () => {
  const [entry] = entriesOf(`${river}Feedback (correct): Well done.\nIncorrect feedback: Look at a map.\n`)
  expect(entry!.question).toMatchObject({ when_right: 'Well done.', when_wrong: 'Look at a map.' })
})

test('an explanation that Markdown folds away is the solution', () => {
  expect(
    readList(
      '1. Which river?\n   - [ ] Po\n   - [x] Nile\n\n   ' +
        '<details><summary>Rationale</summary>\n\n   It is long.\n\n   </details>\n',
    ),
  ).toEqual(['Which river? | Po | *Nile | = It is long.'])
})

test('columns that stand in one text are matched by the pairs below it', () => {
  const [entry] = entriesOf(
    '1. Match each country with its capital: 1) Peru 2) Kenya; a) Nairobi b) Lima c) Oslo\nAnswer: 1-b, 2-a\n',
  )
  expect(listsOf(entry!.question)).toEqual(['Peru → Lima', 'Kenya → Nairobi', '+ Oslo'])
})

test.each([
  ['decimal numbers', ['0.5 kg', '1.5 kg', '2.5 kg']],
  ['days', ['1. May', '2. May', '3. May']],
])('options that are %s are no keys before numbers', (_, options) => {
  const asked = (number: number) =>
    [
      `Q${number}. How much, in case ${number}?`,
      ...options.map((text, at) => `(${'abc'[at]}) ${text}`),
      'Ans: b',
    ].join('\n')
  expect(readList(`${asked(1)}\n\n${asked(2)}\n`)).toEqual([
    `How much, in case 1? | ${options[0]} | *${options[1]} | ${options[2]}`,
    `How much, in case 2? | ${options[0]} | *${options[1]} | ${options[2]}`,
  ])
})

test('settings above Markdown are no text, and what is quoted below an option is said to who chose it', () => {
  const text =
    '---\ntitle: Rivers\nshuffle:\n  - yes\n---\n\n# Which river?\n\n1. [x] Nile\n    > ' +
    'Yes, in Egypt.\n1. [ ] Po\n    > No.\n2. [ ] Rhine\n'
  expect(entriesOf(text, 'quiz.md')).toMatchObject([
    {
      question: {
        question: 'Which river?',
        option_feedback: ['Yes, in Egypt.', 'No.'],
        options: Array(3).fill({}),
      },
    },
  ])
})
