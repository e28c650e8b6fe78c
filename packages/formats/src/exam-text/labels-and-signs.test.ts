import { expect, test } from 'vitest'
import { readList } from '../testing/read-list.ts'

const read = ['Which sea? | *Red | Dead', 'Which river? | Po | *Nile']
const list = '1. Which sea?\nA) Red\nB) Dead\nAnswer: A\n\n2. Which river?\nA) Po\nB) Nile\nAnswer: B\n'

test.each([
  ['letters in squares', list.replaceAll(/([AB])\)/g, (_, sign: string) => (sign === 'A' ? '🅰️' : '🅱️'))],
  ['letters of flags', list.replaceAll(/([AB])\)/g, (_, sign: string) => (sign === 'A' ? '🇦 ' : '🇧 '))],
  ['letters in circles, also as answers', list.replaceAll(/A(?=\)|$)/gm, 'Ⓐ').replaceAll(/B(?=\)|$)/gm, 'Ⓑ')],
  [
    'keys of a telephone',
    list.replaceAll('A)', '1️⃣').replaceAll('B)', '2️⃣').replace(': A', ': 1️⃣').replace(': B', ': 2️⃣'),
  ],
  ['keys of a telephone for questions', list.replace('1.', '1️⃣').replace('2.', '2️⃣')],
  ['words as numbers', list.replace('1.', 'Question One:').replace('2.', 'Question Two:')],
  ['words as numbers in Arabic', list.replace('1.', 'السؤال الأول:').replace('2.', 'السؤال الثاني -')],
  ['green and red squares', '1. Which sea?\n🟩 Red\n🟥 Dead\n\n2. Which river?\n🟥 Po\n🟩 Nile\n'],
  ['ticks and crosses', '1. Which sea?\n✅ Red\n❌ Dead\n\n2. Which river?\n❌ Po\n✅ Nile\n'],
  ['squares, some of them filled', '1. Which sea?\n■ Red\n□ Dead\n\n2. Which river?\n□ Po\n■ Nile\n'],
  ['three stars', '1. Which sea?\nA) Red ***\nB) Dead\n\n2. Which river?\nA) Po\nB) Nile***\n'],
  [
    'scores of options',
    '1. Which sea?\nA) Red [2]\nB) Dead [0]\n\n2. Which river?\nA) Po [0]\nB) Nile [2]\n',
  ],
  [
    'words behind options',
    '1. Which sea?\nA) Red – right\nB) Dead – wrong\n\n2. Which river?\nA) Po – wrong\nB) Nile – right\n',
  ],
  [
    'words in brackets without letters',
    '1. Which sea?\nRed (right answer)\nDead\n2. Which river?\nPo\nNile (correct)\n',
  ],
])('given a list with %s, then it reads as any other', (_, text) => {
  expect(readList(text)).toEqual(read)
})

test.each([
  ['directions', list.replaceAll(/^/gm, '\u202b').replaceAll('\n', '\u202c\n')],
  ['marks of direction', list.replaceAll('A)', '\u200fA)').replaceAll(': ', ':\u200e ')],
  ['blanks of no width', list.replaceAll('Answer', '\u200bAnswer\u200b').replaceAll(') ', ')\u200b ')],
  ['soft hyphens', list.replaceAll('Answer', 'An\u00adswer')],
  ['lines that end as in Unicode', list.replaceAll('\n', '\u2029')],
  ['lines that end as in a word processor', list.replaceAll('\n', '\v')],
])('given %s, which nobody sees, then they hide nothing', (_, text) => {
  expect(readList(text)).toEqual(read)
})

test('given accents as characters of their own, then names and texts are found', () => {
  const text = '1. Où ?\na) Évian\nb) Brest\nRéponse : Evian\n\n2. Qui ?\na) Zoé\nb) René\nRéponse : b\n'
  expect(
    readList(text.replace('Evian', 'Évian').normalize('NFD')).map((one) => one.normalize('NFC')),
  ).toEqual(['Où ? | *Évian | Brest', 'Qui ? | Zoé | *René'])
})

test('signs within a text stay there', () => {
  expect(readList('1. What does 🅰️ + 2️⃣ mean?\nA) ✅ or 🟢\nB) four***and more\nAnswer: A\n')).toEqual([
    'What does 🅰️ + 2️⃣ mean? | *✅ or 🟢 | four***and more',
  ])
})

test('Tamil letters and words', () => {
  expect(
    readList('வினா 1: கடல் எது?\nஅ) செங்கடல்\nஆ) பூமி\nவிடை: அ\n\nவினா 2: ஆறு எது?\nஅ) மலை\nஆ) நைல்\nவிடை: ஆ\n'),
  ).toEqual(['கடல் எது? | *செங்கடல் | பூமி', 'ஆறு எது? | மலை | *நைல்'])
})
