import { expect, test } from 'vitest'
import { readList } from '../testing/read-list.ts'

/**
 * How a list is written in a language: its digits, the sign behind a number, letters, and words for
 * question and answer.
 */
const scripts: readonly [name: string, digits: string, sign: string, letters: string[], answer: string][] = [
  ['English', '12', '.', ['A', 'B', 'C'], 'Answer'],
  ['Urdu', '۱۲', '۔', ['الف', 'ب', 'ج'], 'جواب'],
  ['Persian', '۱۲', '.', ['الف', 'ب', 'ج'], 'پاسخ صحیح'],
  ['Arabic', '١٢', '.', ['أ', 'ب', 'ج'], 'الإجابة'],
  ['Bengali', '১২', '.', ['ক', 'খ', 'গ'], 'উত্তর'],
  ['Hindi', '१२', '.', ['क', 'ख', 'ग'], 'उत्तर'],
  ['Hindi with अ, ब, स', '१२', '.', ['अ', 'ब', 'स'], 'उत्तर'],
  ['Hindi with vowels', '१२', '.', ['अ', 'आ', 'इ'], 'उत्तर'],
  ['Thai', '๑๒', '.', ['ก', 'ข', 'ค'], 'เฉลย'],
  ['Hebrew', '12', '.', ['א', 'ב', 'ג'], 'תשובה'],
  ['Greek', '12', '.', ['α', 'β', 'γ'], 'Απάντηση'],
  ['Russian', '12', '.', ['а', 'б', 'в'], 'Ответ'],
  ['Chinese', '12', '、', ['A', 'B', 'C'], '答案'],
  ['Japanese', '12', '.', ['ア', 'イ', 'ウ'], '正解'],
  ['Korean', '12', '.', ['가', '나', '다'], '정답'],
  ['Uzbek', '12', '.', ['A', 'B', 'C'], 'Javob'],
]

test.each(scripts)('the same list in %s reads alike', (_, digits, sign, letters, answer) => {
  const [one, two] = digits
  const options = (texts: string[]) => texts.map((text, index) => `(${letters[index]}) ${text}`).join('\n')
  const text =
    `${one}${sign} 2 + 2?\n${options(['3', '4', '5'])}\n${answer}: ${letters[1]}\n\n` +
    `${two}${sign} 3 + 3?\n${options(['6', '7', '8'])}\n${answer}: (${letters[0]})\n`
  expect(readList(text)).toEqual(['2 + 2? | 3 | *4 | 5', '3 + 3? | *6 | 7 | 8'])
})

test('options with a colon are read in any script, and without an answer below if the whole list has them', () => {
  expect(readList('1. 2 + 2?\nа: 3\nб: 4\nОтвет: б')).toEqual(['2 + 2? | 3 | *4'])
  expect(readList('1. 2 + 2?\nA: 3\nB: 4\n\n2. 3 + 3?\nA: 6\nB: 7\n\nAnswer key\n1. B\n2. 6')).toEqual([
    '2 + 2? | 3 | *4',
    '3 + 3? | *6 | 7',
  ])
})

test('a dialogue below one of several questions is no list of options', () => {
  expect(
    readList('1. 2 + 2?\nA. 3\nB. 4\nAnswer: B\n\n2. Who is rude?\nA: Hello!\nB: Go!\nAnswer: the second'),
  ).toEqual(['2 + 2? | 3 | *4', 'Who is rude?\nA: Hello!\nB: Go! | = the second'])
})
