import { expect, test } from 'vitest'
import { openQuestionFile } from '../open-question-file.ts'
import { readPasted } from '../pasted/read-pasted.ts'
import { readList } from '../testing/read-list.ts'

const capitals = ['Capital of Italy? | *Rome | Milan', 'Capital of France? | Lyon | *Paris']
const entriesOf = (text: string) => {
  const opened = openQuestionFile({ name: 'list.txt', bytes: new TextEncoder().encode(text) })
  if ('problem' in opened) throw new Error(opened.problem)
  return [...opened.entries]
}

test.each([
  [
    'letters of the key in brackets behind the text',
    '1. Capital of Italy? (A)\nA. Rome\nB. Milan\n2. Capital of France?   [B]\nA. Lyon\nB. Paris',
  ],
  [
    'a plus behind the right option',
    '1. Capital of Italy?\na) Rome +\nb) Milan\n2. Capital of France?\na) Lyon\nb) Paris +',
  ],
  [
    'the own letter behind the right option',
    '1. Capital of Italy?\na) Rome  A\nb) Milan\n2. Capital of France?\na) Lyon\nb) Paris\t(B)',
  ],
  [
    'ticks and crosses in items of a list',
    '### Capital of Italy?\n- ✅ **Rome**\n- ❌ Milan\n\n### Capital of France?\n- ❌ Lyon\n- ✅ **Paris**',
  ],
  [
    'the same sign behind the numbers of questions and options',
    '1. Capital of Italy?\n1. Rome\n2. Milan\nAnswer: 1\n\n2. Capital of France?\n1. Lyon\n2. Paris\nAnswer: 2',
  ],
  [
    'a dash behind the letters',
    'Question no. 1: Capital of Italy?\nA – Rome\nB – Milan\nAnswer: A\n\n' +
      'QUESTION NO: 2\nCapital of France?\nA – Lyon\nB – Paris\nAnswer: Option 2',
  ],
  [
    'Roman numbers in a part, also in the key',
    'Q1. Choose.\n(i) Capital of Italy?\n(a) Rome  (b) Milan\n(ii) Capital of France?\n(a) Lyon  (b) Paris\n\n' +
      'Answers: (i) a (ii) b',
  ],
  [
    'numbers behind a hash and words behind the right option',
    '#1 Capital of Italy?\n- Rome (correct)\n- Milan\n\n#2 Capital of France?\n- Lyon\n- Paris (correct)',
  ],
  [
    'letters in bullets, and answers that are headings within folded parts',
    '###### 1. Capital of Italy?\n\n- A: Rome\n- B: Milan\n\n<details><summary><b>Answer</b></summary>\n<p>\n\n' +
      '#### Answer: A\n\n</p>\n</details>\n\n---\n\n###### 2. Capital of France?\n\n- A: Lyon\n- B: Paris\n\n' +
      '<details><summary><b>Answer</b></summary>\n<p>\n\n#### Answer: B\n\n</p>\n</details>',
  ],
  [
    'names of questions above numbered options with marks',
    '## Question 1\n**Capital of Italy?**\n\n1. **Rome** ✅\n2. Milan\n\n' +
      '## Question 2\n**Capital of France?**\n\n1. Lyon\n2. Paris ✅',
  ],
  [
    'options in a line and reasons in brackets behind the answer',
    'Q.1 Capital of Italy?\n  a. Rome b. Milan\n  Ans. A (since 1871)\n\n' +
      'Q.2 Capital of France?\n  a. Lyon b. Paris\n  Ans. B',
  ],
  [
    'the key in brackets before the number',
    '( A ) 1. Capital of Italy?\n(A) Rome\n(B) Milan\n( B ) 2. Capital of France?\n(A) Lyon\n(B) Paris',
  ],
  [
    'the number of an option before that of the question',
    '( 1 ) 1. Capital of Italy? (1)Rome (2)Milan\n( 2 ) 2. Capital of France? (1)Lyon (2)Paris',
  ],
  [
    'the key on a line before the number',
    '_A_ 1. Capital of Italy?\na. Rome\nb. Milan\n_B_ 2. Capital of France?\na. Lyon\nb. Paris',
  ],
  [
    'boxes side by side',
    '1. Capital of Italy?\n☑ Rome   ☐ Milan\n2. Capital of France?\n[ ] Lyon  [x] Paris',
  ],
  [
    'explanations in the key',
    '1. Capital of Italy?\nA. Rome\nB. Milan\n2. Capital of France?\nA. Lyon\nB. Paris\n\n' +
      'Answer Key & Explanations\n\n1. A – since 1871\n2. B – as you know',
  ],
  [
    'letters in bullets, of which one is bold',
    '### 1) Capital of Italy?\n- **a) Rome**\n- b) Milan\n\n### 2) Capital of France?\n- a) Lyon\n- **b) Paris**',
  ],
  [
    'a heading above its options',
    'Question 1\nCapital of Italy?\nResponse options\n- Rome [Correct]\n- Milan\n\n' +
      'Question 2\nCapital of France?\nResponse options\n- Lyon\n- Paris [Correct]',
  ],
  [
    'all of a question in a Chinese line',
    '1. Capital of Italy? (A)Rome (B)Milan 。答案：(A)\n2. Capital of France? (A)Lyon (B)Paris 。答案：(B)',
  ],
  [
    'numbers and small letters without signs',
    '1 Capital of Italy?\n a Rome\n b Milan\n c Bari\n Lösung: a\n' +
      '2 Capital of France?\n a Lyon\n b Paris\n c Nice\n Lösung: b',
  ],
  [
    'a key behind "Ans." alone',
    '1 . Capital of Italy?\n(A) Rome (B) Milan\n2 . Capital of France?\n(A) Lyon (B) Paris\nAns. 1 (A) 2 (B)',
  ],
  [
    'names before the text and the key',
    'MCQ No. 1\nStem: Capital of Italy?\nOptions:\na- Rome\nb- Milan\nKey: a\n\n' +
      'MCQ No. 2\nStem: Capital of France?\nOptions:\na- Lyon\nb- Paris\nKey: b',
  ],
  [
    'questions that are folded away with their answers',
    '<details>\n<summary>1. Capital of Italy?</summary>\n\nA. Rome\nB. Milan\n\n**Answer: A**\n</details>\n\n' +
      '<details>\n<summary>2. Capital of France?</summary>\n\nA. Lyon\nB. Paris\n\n**Answer: B**\n</details>',
  ],
])('given a list with %s, then its questions are read with their keys', (_, text) => {
  expect(readList(text).map((one) => one.replace(/ \| = .*| ?。| \| (?:Bari|Nice)/g, ''))).toEqual(capitals)
})

test('a sign that one question alone has stays its text', () => {
  expect(readList('1. The unit (A)\nA. ampere\nB. volt\n2. Who?\nA. x\nB. y')[0]).toBe(
    'left out | ampere | volt',
  )
  expect(readList('1. Which ion?\na) Na +\nb) Cl\n2. Who?\na) x\nb) y')[0]).toBe('left out | Na + | Cl')
  expect(readList('1. Which ion?\na) Na+\nb) Cl-\n2. Which?\na) K+\nb) Br-')[0]).toBe('left out | Na+ | Cl-')
  const set = (no: number) => `${no}. Which?\na) x\nb) y\nSet: A\n`
  expect(readList(set(1) + set(2) + set(3))[0]).toMatch(/^left out/)
  expect(readList('1. Parts:\n1. one\n2. two\n2. Why?')).not.toContain('Parts: | one | two')
})

test('a word that no table knows is the name of the answer where it is repeated, and the author is told', () => {
  const list = (word: string) =>
    `1. Capital of Italy?\na) Rome\nb) Milan\n${word}: a\n\n2. Capital of France?\na) Lyon\nb) Paris\n${word}: b`
  expect(readList(list('Tofidua'))).toEqual(capitals)
  expect(entriesOf(list('Tofidua'))).toMatchObject([
    { hints: ['“Tofidua” was read as the name of the answer: check it'] },
    { hints: ['“Tofidua” was read as the name of the answer: check it'] },
  ])
  expect(readList('1. Capital of Italy?\na) Rome\nb) Milan\nTofidua: a')[0]).toMatch(/^left out/)
})

test('truths may be signs, and a title above them is none of them', () => {
  expect(readList('True or False\n1. Ice floats. (T)\n2. Iron floats. (F)')).toEqual([
    'Ice floats. | *True | False',
    'Iron floats. | True | *False',
  ])
  expect(readList('1．冰会浮。（ √ ）\n2．铁会浮。（ × ）')).toEqual([
    '冰会浮。 | *True | False',
    '铁会浮。 | True | *False',
  ])
})

test('statements of which some are neither true nor false have three options', () => {
  const key = 'Answer key\n1. TRUE\n2. NOT GIVEN\n3. FALSE'
  expect(readList(`1. It rains.\n2. It is old.\n3. It is far.\n\n${key}`)).toEqual([
    'It rains. | *TRUE | FALSE | NOT GIVEN',
    'It is old. | TRUE | FALSE | *NOT GIVEN',
    'It is far. | TRUE | *FALSE | NOT GIVEN',
  ])
})

test('columns with a key, and pairs with arrows, are matching questions', () => {
  const pairs = (text: string) =>
    entriesOf(text).map(({ question: { question, interaction } }) =>
      interaction?.kind === 'matching'
        ? [
            question,
            ...interaction.presentation.prompts.map(
              ({ text: prompt }, at) =>
                `${prompt} = ${interaction.presentation.choices[interaction.key.right[at]![0]!]!.text}`,
            ),
          ]
        : [question],
    )
  expect(
    pairs('Match the cities:\n1. Lahore   a. Sindh\n2. Karachi   b. Punjab\n\nAnswers: 1-b, 2-a'),
  ).toEqual([['Match the cities:', 'Lahore = Punjab', 'Karachi = Sindh']])
  const cells = '1. Match the cities:\n1. Lahore | a. Sindh\n2. Karachi | b. Punjab\nAnswer: 1-b, 2-a'
  expect(pairs(cells)).toEqual([['Match the cities:', 'Lahore = Punjab', 'Karachi = Sindh']])
  expect(pairs('1. Match them.\nParis -> France\nRome -> Italy\n\n2. Why?')).toEqual([
    ['Match them.', 'Paris = France', 'Rome = Italy'],
    ['Why?'],
  ])
})

test('a key of several sections names them by their short names', () => {
  const paper =
    'SECTION A: CHOICE (2 marks each)\n1. A noun?\nA. run\nB. table\n\nSECTION B: WORDS\n1. Plural of "mouse"?\n\n' +
    'ANSWERS\nSection A: 1. B\nSection B: 1. mice'
  expect(readList(paper)).toEqual(['A noun? | run | *table', 'Plural of "mouse"? | = mice'])
})

test('what a case describes is the paragraph of its questions, and what an assistant says at the end is none', () => {
  const list =
    'Case: A man has chest pain.\n\n1. First test?\na. ECG\nb. MRI\nAnswer: a\n\n' +
    '2. First drug?\na. Aspirin\nb. Insulin\n' +
    'Answer: a\n\nCase: A child has a rash.\n\n3. Diagnosis?\na. Measles\nb. Polio\nAnswer: a\n\nWould you like more?'
  expect(entriesOf(list).map(({ status, question: { paragraph } }) => [status, paragraph])).toEqual([
    ['taken', 'Case: A man has chest pain.'],
    ['taken', 'Case: A man has chest pain.'],
    ['taken', 'Case: A child has a rash.'],
    ['left out', ''],
  ])
  const [first] = readPasted(list, { isDescriptive: false })
  expect(first).toMatchObject({ question: { paragraph: 'Case: A man has chest pain.' } })
})

test('marks may stand behind their name, and in German', () => {
  const marks = entriesOf(
    '1. Why? [Marks: 3]\nA. x\nB. y\nAnswer: A\n\n2. Who? (2 Punkte)\nA. x\nB. y\nAnswer: A',
  )
  expect(marks.map(({ question: { question, weightage } }) => [question, weightage])).toEqual([
    ['Why?', 3],
    ['Who?', 2],
  ])
})

test('pasted Markdown loses its marks as a file does', () => {
  expect(readPasted('**1. What is `x`?**\n\n- [x] `1`\n- [ ] `2`', { isDescriptive: false })).toMatchObject([
    { question: { question: 'What is x?', options: [{ option: '1' }, { option: '2' }] } },
  ])
})

test('a key without a heading may have a line for each question, but options of the last one are no key', () => {
  const list = '1. One?\na. x b. y\n2. Two?\na. x b. y\n3. Three?\na. x b. y\n'
  expect(readList(`${list}\n1 a\n2 b\n3 a`)).toEqual(['One? | *x | y', 'Two? | x | *y', 'Three? | *x | y'])
  expect(readList(`${list}\n1 a\n2 b`)).not.toContain('One? | *x | y')
})

test('chapters are sections, also below a title, and a text to be read is the paragraph', () => {
  const chapters = entriesOf(
    'Questions of physics\nChapter 1: Force\n\n1. Unit?\na) N ✓\nb) J\n\nChapter 2: Work\n\n1. Unit?\na) N\nb) J ✓',
  )
  expect(chapters.map(({ question: { section } }) => section)).toEqual([
    'Chapter 1: Force',
    'Chapter 2: Work',
  ])
  const passage = 'Read the passage and answer.\n\nPenguins swim.'
  const [first, second] = entriesOf(
    `${passage}\n\n1. What do they do?\na) swim ✓\nb) fly\n\n2. Who?\na) penguins ✓\nb) bees`,
  )
  expect([first, second].map((one) => one!.question.paragraph)).toEqual([passage, passage])
})

test('a row of letters below the last question is the key of all that have none', () => {
  const list = (key: string, first = '') =>
    `1. Capital of Italy?\nA. Rome\nB. Milan\n${first}2. Capital of France?\nA. Lyon\nB. Paris\n` +
    `3. Capital of Spain?\nA. Madrid\nB. Cadiz\nC. Vigo\n${key}`
  const spain = 'Capital of Spain? | *Madrid | Cadiz | Vigo'
  expect(readList(list('Key: ABA\n'))).toEqual([...capitals, spain])
  expect(readList(list('Answers: A, B, A\n'))).toEqual([...capitals, spain])
  // Where another question has its own answer, the row is that of the last one.
  expect(readList(list('Answer: ABC\n', 'Answer: A\n')).at(-1)).toBe(
    'Capital of Spain? | *Madrid | *Cadiz | *Vigo',
  )
})

test('words in brackets behind wrong options go with those behind right ones', () => {
  const text =
    '1. Capital of Italy?\na) Rome (right)\nb) Milan (wrong)\n2. Capital of France?\na) Lyon (wrong)\nb) Paris (right)'
  expect(readList(text)).toEqual(capitals)
  const kept = '1. Which turn? \na) left (wrong)\nb) straight on\nc) round*\n'
  expect(readList(kept)).toEqual(['Which turn? | left (wrong) | straight on | *round'])
})

test.each([
  ['an image of a letter before its text', '🅱️ Milan is wrong', undefined],
  ['an image of a letter with the text', '🅰️ Rome', 'Capital of Italy? | *Rome | Milan'],
  ['images behind a letter', 'A 🗳️👍🏽', 'Capital of Italy? | *Rome | Milan'],
])('an answer is read with %s', (_, answer, read) => {
  const [first] = readList(`1. Capital of Italy?\nA. Rome\nB. Milan\nAnswer: ${answer}\n`)
  if (read === undefined) expect(first).not.toContain('*Rome')
  else expect(first).toBe(read)
})

test('a number and the name of a question may both stand before its text', () => {
  expect(readList('1. kérdés: Capital of Italy?\na) Rome\nb) Milan\nVálasz: a\n')).toEqual([capitals[0]])
  expect(readList('**2️⃣ Capital of Italy?**\n🅰️ Rome\n🅱️ Milan\n✅ **Answer:** 🅰️ Rome\n')).toEqual([
    capitals[0],
  ])
})

test('a short sign behind one option of nearly each question marks it, and the author is told', () => {
  const options = (right: number) =>
    ['eins', 'zwei', 'drei'].map((text, at) => `${'abc'.charAt(at)}) ${text}${at === right ? ' R' : ''}`)
  const question = (index: number, right: number) =>
    [`Frage ${index}`, `Was ist ${index}?`, ...options(right), ''].join('\n')
  const text = [0, 2, 1, 1, 0].map((right, index) => question(index + 1, right)).join('\n')
  expect(readList(text)[1]).toBe('Was ist 2? | eins | zwei | *drei')
  expect(entriesOf(text)[0]).toMatchObject({ hints: [expect.stringContaining('“R”')] })
  expect(readList(text.replaceAll(' R', ' 5 m')).every((one) => one.startsWith('left out'))).toBe(true)
})
