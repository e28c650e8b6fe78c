import { expect, test } from 'vitest'
import { entriesOf } from '../testing/entries-of.ts'
import { readList } from '../testing/read-list.ts'

test.each([
  [
    'slashes between lettered options',
    '1. Largest?\na) 3 m / b) 5 m / c) 4 m\nAnswer: b\n\n2. Least?\na) 3 m / b) 5 m\nAnswer: a\n',
    ['Largest? | 3 m | *5 m | 4 m', 'Least? | *3 m | 5 m'],
  ],
  [
    'slashes between options without letters',
    '1. The past of "go" is: goed / went / gone\nAnswer: went\n\n2. The past of "sing" is\nsang / sung\nAnswer: sang\n',
    ['The past of "go" is: | goed | *went | gone', 'The past of "sing" is | *sang | sung'],
  ],
  [
    'bars with a star',
    '1. A mammal: shark | *whale | frog\n2. A fish: *shark | whale\n',
    ['A mammal: | shark | *whale | frog', 'A fish: | *shark | whale'],
  ],
  [
    'letters with a slash',
    '1. Le feu est\nA/ chaud\nB/ froid\nRéponse : A\n\n2. La glace est\nA/ chaude\nB/ froide\nRéponse : B\n',
    ['Le feu est | *chaud | froid', 'La glace est | chaude | *froide'],
  ],
  [
    'letters in lines of their own',
    '1. Bronze has\nA\ncopper\nB\ngold\nC\nlead\nAnswer\nA\n\n2. Brass has\nA\ntin\nB\nzinc\nC\nlead\nAnswer\nB\n',
    ['Bronze has | *copper | gold | lead', 'Brass has | tin | *zinc | lead'],
  ],
  [
    'two columns of questions',
    '3. Sea?\t4. Lake?\nA) Baltic\tA) Rhine\nB) Rhine\tB) Garda\nKey: A\tKey: B\n\n5. Hill?\nA) Etna\nB) Po\nKey: A\n',
    ['Sea? | *Baltic | Rhine', 'Lake? | Rhine | *Garda', 'Hill? | *Etna | Po'],
  ],
  [
    'rows between bars without headings',
    'Who painted it? | Goya | Dix | Goya\nWho wrote it? | Mann | Grass | Grass\n',
    ['Who painted it? | *Goya | Dix', 'Who wrote it? | Mann | *Grass'],
  ],
  [
    'whole questions in lines',
    'Q: 7 x 8? | A: 54, B: 56, C: 58 | Correct: B\nQ: 6 x 9? | A: 54, B: 56 | Correct: A\n',
    ['7 x 8? | 54 | *56 | 58', '6 x 9? | *54 | 56'],
  ],
  [
    'a quotation in a mail',
    '> 4) Soft?\n> A) wool\n> B) iron\n> Answer: A\n>\n> 5) Hard?\n> A) wool\n> B) iron\n> Answer: B\n',
    ['Soft? | *wool | iron', 'Hard? | wool | *iron'],
  ],
  [
    'a sign of a quotation as the mark',
    '1. Sweet?\n>> a) honey\nb) salt\n\n2. Salty?\na) honey\n>> b) salt\n',
    ['Sweet? | *honey | salt', 'Salty? | honey | *salt'],
  ],
  [
    'the letter alone below the options',
    '1. Wild?\na) cow\nb) wolf\nc) hen\n(b)\n\n2. Tame?\na) cow\nb) wolf\nc) lynx\n(a)\n',
    ['Wild? | cow | *wolf | hen', 'Tame? | *cow | wolf | lynx'],
  ],
  [
    'a word behind the right option',
    '1. Light?\na) neon # answer\nb) lead\n\n2. Heavy?\na) neon\nb) lead # answer\n',
    ['Light? | *neon | lead', 'Heavy? | neon | *lead'],
  ],
  [
    'a word before the right option',
    '1. Old?\nCorrect: a) Rome\nb) Brasília\nc) Canberra\n\n2. New?\na) Rome\nCorrect: b) Brasília\nc) Cairo\n',
    ['Old? | *Rome | Brasília | Canberra', 'New? | Rome | *Brasília | Cairo'],
  ],
  [
    'a sentence that names it',
    '1. Wet?\na) rain\nb) sand\nThus the right option is a- rain\n\n' +
      '2. Dry?\na) rain\nb) sand\nThe best answer is b, because it holds no water.\n',
    ['Wet? | *rain | sand', 'Dry? | rain | *sand | = because it holds no water.'],
  ],
  [
    'a truth as the only option',
    '1. (5 points)\nA day has 24 hours.\na) true\n\n2. (5 points)\nAn hour has 24 minutes.\na) false\n',
    ['A day has 24 hours. | *True | False', 'An hour has 24 minutes. | True | *False'],
  ],
  [
    'dots up to the answer',
    '1. Lead floats in mercury\nAnswer ..... True\n\n2. Gold floats in mercury\nAnswer ..... False\n',
    ['Lead floats in mercury | *True | False', 'Gold floats in mercury | True | *False'],
  ],
  [
    'a key in rows, and a key above the list',
    '1. One?\nA) 1\nB) 2\n2. Two?\nA) 1\nB) 2\n3. Three?\nA) 3\nB) 2\n\nANSWER KEY\n1 2 3\nA B A\n',
    ['One? | *1 | 2', 'Two? | 1 | *2', 'Three? | *3 | 2'],
  ],
  [
    'numbers with a dash above numbered options',
    '1- Which burns?\n1) oil\n2) iron\nAnswer: option 1\n\n2- Which rusts?\n1) oil\n2) iron\nAnswer: option 2\n',
    ['Which burns? | *oil | iron', 'Which rusts? | oil | *iron'],
  ],
  [
    'truths before the statements',
    '1- (T) Milk is white.\n2- (F) Coal is white.\n3- (T) Snow is white.\n',
    ['Milk is white. | *True | False', 'Coal is white. | True | *False', 'Snow is white. | *True | False'],
  ],
])('%s', (_, text, expected) => {
  expect(readList(text)).toEqual(expected)
})

test('fields that stand in one line are taken apart, sentences are not', () => {
  const [first, second] = entriesOf(
    '1. Rapid?\nA) hare\nB) snail\nCorrect: A | Marks: 3 | Level: Hard\n\n' +
      '2. Slow?\nA) hare\nB) snail\nAnswer: B\nExplanation: see page 4; answer: it has one foot\n',
  )
  expect(first?.question).toMatchObject({ weightage: 3, difficulty_level: 'Hard' })
  expect(first?.question.options.map(({ is_correct }) => is_correct)).toEqual([true, false])
  expect(second?.question.solution).toBe('see page 4; answer: it has one foot')
})

test('marks before the text are marks, and hints are given after wrong tries', () => {
  const [question] = entriesOf(
    '1. [4 points] Cube root of 27?\nA) 3\nB) 9\nHint 1: it is odd\nHint 2: less than 9\nAnswer: A\n\n' +
      '2. [2 points] Cube root of 8?\nA) 2\nB) 4\nAnswer: A\n',
  )
  expect(question).toMatchObject({
    question: { question: 'Cube root of 27?', weightage: 4, hints: ['it is odd', 'less than 9'] },
    without: [],
  })
})

test('Sakai has what is right in a gap in braces', () => {
  const [question] = entriesOf(
    '1. (2 points)\nThe seventh month is {July|Juillet}.\n\n2. (1 point)\nMay is hot.\na) false\n',
  )
  expect(question?.question).toMatchObject({
    question: 'The seventh month is ____.',
    interaction: { kind: 'short_answer', key: { accepted: [{ value: 'July' }, { value: 'Juillet' }] } },
  })
})

test('what is called wrong is no key', () => {
  const list = [
    '1. Not a bird?\nA) owl\nB) bat\nIncorrect: B\n',
    '2. Not a bee?\nA) wasp\nB) drone\nIncorrect: A\n',
  ]
  expect(entriesOf(list.join('\n')).map(({ status }) => status)).toEqual(['left out', 'left out'])
})

test('an explanation that is quoted below its option marks nothing', () => {
  const text =
    '# Q\n\n1. Round?\n- [x] ball\n  > A) is right\n- [ ] cube\n\n2. Flat?\n- [ ] ball\n- [x] disc\n'
  const keys = entriesOf(text).map(({ question }) =>
    question.options.filter(({ is_correct }) => is_correct).map(({ option }) => option),
  )
  expect(keys).toEqual([['ball'], ['disc']])
})

test('a key in a table below a list is its key', () => {
  const list =
    '1. Verb?\nA go\nB cat\nC red\n2. Noun?\nA go\nB cat\nC red\n\nQuestion\tKey\tPage\n1\tA\t3\n2\tB\t4\n'
  const [first, second] = entriesOf(list)
  expect(
    [first, second].map((one) => one?.question.options.findIndex(({ is_correct }) => is_correct)),
  ).toEqual([0, 1])
})

test.each([
  ['Telugu', 'అ', 'ఆ', 'సమాధానం: ఆ'],
  ['Gujarati', 'ક', 'ખ', 'જવાબ: ખ'],
  ['Khmer', 'ក', 'ខ', 'ចម្លើយ: ខ'],
  ['Burmese', 'က', 'ခ', 'အဖြေ: ခ'],
  ['Armenian', 'ա', 'բ', 'Պատասխան՝ բ'],
  ['Georgian', 'ა', 'ბ', 'სწორი პასუხი: ბ'],
  ['Amharic', 'ሀ', 'ለ', 'መልስ: ለ'],
])('letters of %s', (_, one, other, answer) => {
  expect(
    readList(
      `1. 2 + 2 = ?\n${one}) 3\n${other}) 4\n${answer}\n\n2. 1 + 1 = ?\n${one}) 3\n${other}) 2\n${answer}\n`,
    ),
  ).toEqual(['2 + 2 = ? | 3 | *4', '1 + 1 = ? | 3 | *2'])
})

test.each([
  ['Thai', '1. 2+2\nก. 3\nข. 4\nตอบ ข\n'],
  ['Vietnamese', 'Câu 1. 2+2 =\nA. 3\tB. 4\nChọn B\n'],
  ['Korean', '1. 2+2?\n① 3 ② 4 ③ 5\n정답: ②\n'],
  ['Bengali', '১. ২+২?\nক) 3 খ) 4 গ) 5\nউত্তর: খ\n'],
  ['Urdu', '1۔ 2+2؟\nA۔ 3\nB۔ 4\nدرست جواب: B۔ 4\n'],
  ['Turkish', 'Soru 1) 2+2?\nA) 3\nB) 4\nDoğru Cevap: B şıkkı\n'],
  ['Ukrainian', '1. 2+2?\nА 3\nБ 4\nВ 5\nВідповідь: Б\n'],
  ['Hindi', 'प्रश्न 1. 2+2?\n(A) 3\n(B) 4\nउत्तर – (B) 4\n'],
  ['Indonesian', '1. 2+2?\na. 3\nb. 4\n\n2. 1+3?\na. 4\nb. 5\nKunci Jawaban\n1. b. 4\n2. a. 4\n'],
])('answers as lists in %s name them', (_, text) => {
  expect(entriesOf(text)[0]?.question.options.find(({ is_correct }) => is_correct)?.option).toBe('4')
})

test('tests of AST have signs with colons', () => {
  expect(readList('I: k=A\nS: 2 + 2 =\n-: 5\n+: 4\n\nI:\nS: 3 + 3 =\n+: 6\n-: 7\n')).toEqual([
    '2 + 2 = | 5 | *4',
    '3 + 3 = | *6 | 7',
  ])
})

test.each([
  [
    'a direction at the end of an option is no mark',
    '1. North?\na) on\nb) back, then - right\n\n2. South?\na) on\nb) left, then - right\n',
    ['left out | on | back, then - right', 'left out | on | left, then - right'],
  ],
  [
    'a star in a formula is no mark',
    '1. What is: *p / n\nA) an address\nB) a number\nAnswer: B\n',
    ['What is: *p / n | an address | *a number'],
  ],
  [
    'letters in lines of their own may be the options',
    '1. A vitamin of carrots?\nA\nC\nD\nAnswer: A\n\n2. A vitamin of limes?\nA\nC\nD\nAnswer: C\n',
    ['A vitamin of carrots? | *A | C | D', 'A vitamin of limes? | A | *C | D'],
  ],
  [
    'what explains an answer may name another',
    '1. Even?\nA) 4\nB) 5\nAnswer: A\nExplanation: Some say that\nthe correct answer is (B) 5.\n\n2. Odd?\nA) ' +
      '4\nB) 5\nAnswer: B\n',
    ['Even? | *4 | 5 | = Some say that\nthe correct answer is (B) 5.', 'Odd? | 4 | *5'],
  ],
])('%s', (_, text, expected) => {
  expect(readList(text)).toEqual(expected)
})
