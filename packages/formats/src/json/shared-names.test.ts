import { expect, test } from 'vitest'
import { openQuestionFile } from '../open-question-file.ts'
import { readList } from '../testing/read-list.ts'

const texts = ['Which is salty?', 'Which is fresh?', 'Which is frozen?', 'Which is hot?', 'Which is deep?']
const waters = ['Sea', 'Lake', 'Glacier']
const rightOnes = [0, 1, 2, 0, 1]
const unknown = `left out | ${waters.join(' | ')}`
const fileOf = (fields: (text: string, right: number, index: number) => object): string =>
  JSON.stringify(texts.map((text, index) => fields(text, rightOnes[index] ?? 0, index)))
const keyed = texts.map(
  (text, index) =>
    `${text} | ${waters.map((water, place) => (place === rightOnes[index] ? `*${water}` : water)).join(' | ')}`,
)

test.each<[string, string]>([
  [
    'a list of numbers, beside the number of a chapter',
    fileOf((text, right, index) => ({
      chapter: 1 + Math.floor(index / 3),
      lesson_text: text,
      vode: waters,
      exacte: [right],
    })),
  ],
  ['a number under a name of one letter', fileOf((text, right) => ({ q: text, o: waters, a: right }))],
  [
    'a list of texts beside the list of all options',
    fileOf((text, right) => ({ domanda: text, scelte: waters, esatte: [waters[right]] })),
  ],
  [
    'the id of an option',
    fileOf((text, right, index) => ({
      id: index + 1,
      content: text,
      validChoiceId: `w${right}`,
      answers: waters.map((content, place) => ({ id: `w${place}`, content })),
    })),
  ],
  [
    'a text that most questions have, where some are not finished',
    fileOf((text, right, index) => ({ q: text, picks: waters, valid: index < 4 ? waters[right] : '' })),
  ],
])('fields of any name are told apart by all questions of a file: %s', (name, text) => {
  const list = name.includes('not finished') ? [...keyed.slice(0, 4), unknown] : keyed
  expect(readList(text)).toEqual(list)
})

test.each<[string, (right: number, index: number) => object]>([
  ['grow with the questions', (_, index) => ({ block: Math.floor(index / 2) })],
  ['are as many as options in two fields', (right) => ({ first: right, second: 2 - right })],
  ['are the same in all', () => ({ seconds: 2 })],
])('numbers are no key where they %s', (_, numbers) => {
  expect(
    readList(fileOf((text, right, index) => ({ q: text, picks: waters, ...numbers(right, index) }))),
  ).toEqual(texts.map(() => unknown))
})

test('a question without a text is left out beside the others, and does not vanish', () => {
  const file = JSON.stringify([
    { question: 'Which is salty?', options: waters, answer: 'Sea' },
    { aufgabe: 7, options: waters, loesung: { in: 'Lake' } },
  ])
  const opened = openQuestionFile({ bytes: new TextEncoder().encode(file), name: 'waters.json' })
  expect('entries' in opened && [...opened.entries].map(({ status }) => status)).toEqual([
    'taken',
    'left out',
  ])
})

test('a field that has the name of another one is told and not lost', () => {
  const file = fileOf((text, right) => ({
    tanya: text,
    pilihan: waters,
    kode: waters[right],
    answer: `Because of ${text}`,
  }))
  const opened = openQuestionFile({ bytes: new TextEncoder().encode(file), name: 'waters.json' })
  const [first] = 'entries' in opened ? [...opened.entries] : []
  expect(first).toMatchObject({
    status: 'taken',
    without: expect.arrayContaining([expect.stringContaining('Because of Which is salty?')]),
  })
})

test('options under names of their own are keyed by these, however deep they lie', () => {
  const named = { o1: 'Sea', o2: 'Lake', o3: 'Glacier' }
  const file = JSON.stringify({
    pack_7: {
      meta: { labels: { de: 'Wasser', en: 'Water' }, version: 2 },
      x81: { tx: 'Which is salty?', sel: named, ok: 'o1' },
      x82: { tx: 'Which is fresh?', sel: named, ok: 'o2' },
    },
  })
  expect(readList(file)).toEqual(keyed.slice(0, 2))
})
