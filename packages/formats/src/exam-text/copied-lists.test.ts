import { expect, test } from 'vitest'
import { entriesOf } from '../testing/entries-of.ts'
import { readList } from '../testing/read-list.ts'

const both = ['Which river? | Po | *Nile', 'Which sea? | *Red | Dead']

test.each([
  [
    'options with a name and a number, and the text of one as the answer',
    '**Q1:** Which river?\n\nOption 1: Po\nOption 2: Nile\n\nCorrect Answer: Nile\n\n---\n\n' +
      '**Q2:** Which sea?\n\nOption 1: Red\nOption 2: Dead\n\nCorrect Answer: Red\n',
  ],
  [
    'a whole question with named options on one line',
    'Question 1 Which river? Option A: Po Option B: Nile Correct Answer: B\n' +
      'Question 2 Which sea? Option A: Red Option B: Dead Correct Answer: A\n',
  ],
  [
    'an answer without a colon behind a bullet',
    '**Q1. Which river?**\n- A. Po\n- B. Nile\n- **Answer** B\n\n**Q2. Which sea?**\n' +
      '- A. Red\n- B. Dead\n- **Answer** A\n',
  ],
  [
    'tags of Platonus that mark the right option',
    '<question>Which river?\n<variant>Po\n<variantright>Nile\n\n<question>Which sea?\n' +
      '<variantright>Red\n<variant>Dead\n',
  ],
  [
    'options that HTML colours',
    "**1. Which river?**\n\n- A. Po\n- B. <font color='red'>Nile</font>\n\n" +
      "**2. Which sea?**\n\n- A. <font color='red'>Red</font>\n- B. Dead\n",
  ],
  [
    'a result of 学习通',
    '一. 单选题\n1. (单选题, 1.0 分)Which river?\nA. Po\nB. Nile\n我的答案:正确答案:B\n答案解析：\n知识点：\n0.0分\n' +
      '2. (单选题, 1.0 分)Which sea?\nA. Red\nB. Dead\n我的答案: 正确答案:A;\n答案解析：\n1.0分\n',
  ],
])('given %s, then questions, options and keys are found', (_, text) => {
  expect(readList(text)).toEqual(both)
})

test('what a student chose in a result of 学习通 is no key, and it is named', () => {
  const text =
    '1. (单选题, 1.0 分)Which river?\nA. Po\nB. Nile\n我的答案:A;正确答案:B;\n0.0分\n' +
    '2. (单选题, 1.0 分)Which sea?\nA. Red\nB. Dead\n我的答案:A;正确答案:A;\n1.0分\n'
  const taken = entriesOf(text)
  expect(taken.map(({ question }) => question.options.find(({ is_correct }) => is_correct)?.option)).toEqual([
    'Nile',
    'Red',
  ])
  expect(taken.flatMap((entry) => (entry.status === 'taken' ? entry.without : []))).toContain(
    'the line "我的答案:A;"',
  )
})

test('in Platonus the first option is right where none is marked, which a hint says', () => {
  const [first, second] = entriesOf(
    '<question>Which river?\n<variant>Nile\n<variant>Po\n\n<question>Which sea?\n<variant>Red\n',
  )
  expect(first?.question.options.map(({ is_correct }) => is_correct)).toEqual([true, false])
  expect(first?.status === 'taken' && first.hints).toEqual([
    'Its first option was taken as the right one, as tests with <variant> have it: check it',
  ])
  expect(second?.question).toMatchObject({ question: 'Which sea?', options: [], solution: 'Red' })
})

test('heads of questions behind options and counted instructions above them are told apart', () => {
  const text =
    'Be aware of this:\n1. You have 90 minutes.\n2. Use no books.\n\nQuestion 1: Which river?\nA. Po\n' +
    'B. Nile Question 2: Which sea?\nA. Red\nB. Dead\nQuestion 3: Which lake?\nA. Como\nB. Garda\n' +
    'Answers\n1. B\n2. A\n3. A\n'
  expect(readList(text).slice(-3)).toEqual([...both, 'Which lake? | *Como | Garda'])
  expect(readList(text)).toHaveLength(4)
})

test('a reason behind the letter that goes on below is not cut', () => {
  expect(
    readList(
      '1. Which river?\nA. Po\nB. Nile\n\nANS: B. It is the longest river\nof Africa.\n\n' +
        '2. Which sea?\nA. Red\nB. Dead\n\nANS: A. Red\n',
    ),
  ).toEqual(['Which river? | Po | *Nile | = It is the longest river\nof Africa.', 'Which sea? | *Red | Dead'])
})

test('answers in words behind arrows and in quotations are solutions', () => {
  expect(readList('1. Which river?\n→ The Nile in Africa\n2. Which sea?\n→ The Red Sea\n')).toEqual([
    'Which river? | = The Nile in Africa',
    'Which sea? | = The Red Sea',
  ])
  expect(
    readList('# Cards\n\n1. Which river?\n  > Nile\n2. Which sea?\n  > Red Sea\n3. Which lake?\n  > Garda\n'),
  ).toEqual(['Which river? | = Nile', 'Which sea? | = Red Sea', 'Which lake? | = Garda'])
})

test('true and false below a statement are no part of its text', () => {
  expect(
    readList(
      '1. 太阳是热的。\n   true. 正确\n   false. 错误\n参考答案：✔\n\n2. 地球是平的。\n   true. 正确\n   false. 错误\n参考答案：❌\n',
    ),
  ).toEqual(['太阳是热的。 | *True | False', '地球是平的。 | True | *False'])
})

test('a bold line begins a question also without options, and what is counted between belongs to it', () => {
  const text =
    '# Quiz\n\n**What is a cipher?**\n\n**Which river?**\n- [ ] Po\n- [x] Nile\n\n' +
    '**Put them in order:**\n\n1. one\n2. two\n\n' +
    '**Which sea?**\n- [x] Red\n- [ ] Dead\n\n**Which lake?**\n- [x] Como\n- [ ] Garda\n'
  expect(readList(text)).toEqual([
    'What is a cipher?',
    both[0],
    'left out',
    both[1],
    'Which lake? | *Como | Garda',
  ])
})

test.each([
  ['blanks', '    Po\n    Nile ##', '    Red ##\n    Dead', '    Como ##\n    Garda'],
  ['a tab, and the sign before it', '\tPo\n\t## Nile', '\t## Red\n\tDead', '\t## Como\n\tGarda'],
  [
    'bullets of a symbol font',
    '\uF0A7\tPo\n\uF0A7\tNile ##',
    '\uF0A7\tRed ##\n\uF0A7\tDead',
    '\uF0A7\tComo ##\n\uF0A7\tGarda',
  ],
])('options below a question with %s have a sign for the right one', (_, first, second, third) => {
  expect(readList(`Which river?\n${first}\n\nWhich sea?\n${second}\n\nWhich lake?\n${third}\n`)).toEqual([
    ...both,
    'Which lake? | *Como | Garda',
  ])
})

test('bullets below nearly each question are its options, although nothing says which is right', () => {
  const list = ['river', 'sea', 'lake', 'bay', 'gulf'].map(
    (one, index) => `${index + 1}. Which ${one}?\n• x\n• y\n`,
  )
  const read = entriesOf(list.join('\n'))
  expect(read.map(({ question }) => question.options.map(({ option }) => option))).toEqual(
    list.map(() => ['x', 'y']),
  )
  expect(readList(list.slice(0, 2).join('\n'))).toEqual(['Which river?\n• x\n• y', 'Which sea?\n• x\n• y'])
})
