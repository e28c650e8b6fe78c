import { expect, test } from 'vitest'
import { readAsAuthor } from '../testing/read-as-author.ts'

const read = (text: string) => readAsAuthor(new TextEncoder().encode(text), 'table.csv')

test('what is said to answers, before them and about them has columns of its own', async () => {
  const { questions } = await read(
    'Question,Option A,Explanation A,Option B,Feedback for B,Key,Hint,Feedback if correct,Incorrect ' +
      'feedback,Passage\n' +
      'Even?,2,It is,3,It is not,A,Halve it,Good,Again,Numbers are even or odd.\n',
  )
  expect(questions).toMatchObject([
    {
      options: [{ option: '2', is_correct: true }, { option: '3' }],
      option_feedback: ['It is', 'It is not'],
      hints: ['Halve it'],
      when_right: 'Good',
      when_wrong: 'Again',
      paragraph: 'Numbers are even or odd.',
    },
  ])
})

test.each([
  ['Correct (0-2)', '1', 'green'],
  ['Correct (1 to 3)', '1', 'red'],
  ['Answer (zero-based)', '2', 'blue'],
])('the heading "%s" says from what its numbers count', async (heading, key, right) => {
  const { taken } = await read(`Question,Opt 1,Opt 2,Opt 3,${heading}\nWhich?,red,green,blue,${key}\n`)
  expect(taken).toEqual([
    `Which? | ${['red', 'green', 'blue'].map((text) => (text === right ? `*${text}` : text)).join(' | ')}`,
  ])
})

test.each([
  ['digits', '24', ['*b', '*d']],
  ['letters', 'BD', ['*b', '*d']],
])('a key of %s in a row names several options', async (_, key, right) => {
  const { taken } = await read(`Question,A,B,C,D,Answer\nWhich?,a,b,c,d,${key}\n`)
  expect(taken[0]?.split(' | ').filter((text) => text.startsWith('*'))).toEqual(right)
})

test('digits in a row that are no labels, or not in order, are not taken apart', async () => {
  const { leftOut } = await read('Question,A,B,C,D,Answer\nWhich?,a,b,c,d,42\nWho?,a,b,c,d,19\n')
  expect(leftOut).toHaveLength(2)
})

test('a dot behind a key is the end of a sentence', async () => {
  const { taken } = await read('Question,A,B,Answer\nWhich?,a dog,a cat,A cat.\n')
  expect(taken).toEqual(['Which? | a dog | *a cat'])
})

test('marks may have a word behind them', async () => {
  const { questions } = await read('Question,A,B,Answer,Marks\nWhich?,a,b,A,3 points\nWho?,a,b,B,٢ نمبر\n')
  expect(questions.map(({ weightage }) => weightage)).toEqual([3, 2])
})

test('fillers in the columns of options that a row does not have are no options, one alone may be', async () => {
  const { taken } = await read(
    'Question,A,B,C,D,Answer\nWhich?,a,b,N/A,N/A,A\nWhich sign?,+,*,/,-,D\nWho?,a,b,-,-,B\n',
  )
  expect(taken).toEqual(['Which? | *a | b', 'Which sign? | + | * | / | *-', 'Who? | a | *b'])
})

test.each([
  ['Hindi', 'प्रश्न,विकल्प 1,विकल्प 2,सही विकल्प'],
  ['Korean', '문제,보기1,보기2,정답번호'],
  ['Turkish', 'Soru,A,B,Doğru Seçenek'],
  ['Bengali', 'প্রশ্ন,ক,খ,সঠিক বিকল্প'],
])('the heading of the key in %s', async (_, header) => {
  const { taken } = await read(`${header}\n2 + 2?,3,4,2\n`)
  expect(taken).toEqual(['2 + 2? | 3 | *4'])
})

test('the right answer beside numbered distractors is an option', async () => {
  const { taken } = await read('Item,Key,D1,D2\nA metal?,iron,wood,wool\n')
  expect(taken).toEqual(['A metal? | *iron | wood | wool'])
})

test('a column for the tick behind each option marks the right one', async () => {
  const { taken } = await read(
    'Question,Option 1,Correct?,Option 2,Correct?,Option 3,Correct?\nWhich?,red,,green,x,blue,\nWho?,k,x,l,,m,\n',
  )
  expect(taken).toEqual(['Which? | red | *green | blue', 'Who? | *k | l | m'])
})

test('items to order without a key are hinted at, and those with one are not', async () => {
  const header = 'Question,Type,Option 1,Option 2,Option 3,Answer'
  const { questions, hints } = await read(
    `${header}\nBy size?,Ordering,ant,cat,cow,\nBy age?,Ordering,b,a,c,"2,1,3"\n`,
  )
  expect(questions.map(({ interaction }) => interaction?.kind)).toEqual(['ordering', 'ordering'])
  expect(hints.filter((hint) => hint.includes('right order'))).toEqual([expect.stringMatching(/#1$/)])
})

test.each([
  ['問題,選択肢ア,選択肢イ,正解,解説', '首都は？,クスコ,リマ,イ,海岸', '首都は？ | クスコ | *リマ | = 海岸'],
  [
    'Item Stem,Correct Response,Distractor 1,Distractor 2',
    'Which?,red,green,blue',
    'Which? | *red | green | blue',
  ],
])('the headings "%s" have options and a key', async (header, row, seen) => {
  expect((await read(`${header}\n${row}\n`)).taken).toEqual([seen])
})
