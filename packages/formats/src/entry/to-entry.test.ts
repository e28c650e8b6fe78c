import { lengths } from '@quizwright/domain/limits.ts'
import { expect, test } from 'vitest'
import { emptyContent, type RawQuestion } from './entry.ts'
import { toEntry } from './to-entry.ts'

const option = (text: string, isRight = false) => ({ ...emptyContent, text, isRight })
const raw = (changes: Partial<RawQuestion> = {}): RawQuestion => ({
  kind: 'oneRight',
  position: { line: 1 },
  source: 'source',
  content: { ...emptyContent, text: 'Q' },
  options: [option('a', true), option('b')],
  ...changes,
})

test.each<[string, Partial<RawQuestion>]>([
  [
    'It has 2 right options (A, B), and a question of this kind has one.',
    { kind: 'oneRight', options: [option('a', true), option('b', true)] },
  ],
  [
    'It has 9 options, and a question here has 2 to 8.',
    { options: Array.from({ length: 9 }, () => option('a')) },
  ],
  ['It does not say which option is right.', { kind: 'noneRight' }],
  ['It is a matching question, but its answer can not be read.', { kind: 'matching' }],
  ['It is a question answered with a file, which can not be asked here.', { kind: 'upload' }],
  ['It has no text.', { content: emptyContent }],
  [
    `The text of its option 2 has ${lengths.option + 1} characters of at most ${lengths.option}.`,
    { options: [option('a', true), option('b'.repeat(lengths.option + 1))] },
  ],
])('leaves a question out with its reason: %s', (reason, changes) => {
  expect(toEntry(raw(changes))).toMatchObject({ status: 'left out', reason, source: 'source' })
})

test.each<[string, Partial<RawQuestion>]>([
  ['its 1.5 marks, which became 1: marks are whole numbers', { marks: 1.5 }],
  ['its difficulty "nasty"', { difficulty: 'nasty' }],
  ['characters that can not be stored', { content: { ...emptyContent, text: 'a\0b\uD800' } }],
  ['tags that are longer than 100 characters', { tags: ['x'.repeat(101)] }],
])('takes a question and reports what does not fit: %s', (words, changes) => {
  const entry = toEntry(raw(changes))
  expect(entry).toMatchObject({ status: 'taken', without: [words] })
})

test('takes a question that fits as a whole, with marks, difficulty, tags, section and solution', () => {
  const entry = toEntry(
    raw({
      marks: 3,
      difficulty: 'HARD',
      tags: ['x', 'x', ' '],
      section: 'S',
      paragraph: 'P',
      solution: { ...emptyContent, text: 'why' },
    }),
  )
  expect(entry).toMatchObject({
    status: 'taken',
    without: [],
    question: {
      weightage: 3,
      difficulty_level: 'Hard',
      tags: [{ tag_name: 'x' }],
      section: 'S',
      paragraph: 'P',
      solution: 'why',
    },
  })
})

test('with convert, a question of another kind becomes descriptive, with its answer before the solution', () => {
  const number = raw({
    kind: 'number',
    options: [],
    answer: '4 ± 1',
    solution: { ...emptyContent, text: 'why' },
  })
  const several = raw({ kind: 'severalRight', options: [option('a', true), option('b', true), option('c')] })
  expect(toEntry(number, { convert: 'others' }).question.solution).toBe('4 ± 1\n\nwhy')
  expect(toEntry(several, { convert: 'others' }).question.options).toHaveLength(3)
  expect(toEntry(several, { convert: 'all' })).toMatchObject({
    status: 'taken',
    kind: 'severalRight',
    question: { question: 'Q\nA) a\nB) b\nC) c', options: [], solution: 'A) a\nB) b' },
  })
  expect(toEntry(raw(), { convert: 'others' }).question.options).toHaveLength(2)
  expect(toEntry(raw(), { convert: 'all' }).question.options).toHaveLength(0)
})

test('given an answer that cannot be put into words, converting reports it as lost', () => {
  const matching = raw({ kind: 'matching', options: [], choices: ['a / b', 'c / d'] })
  expect(toEntry(matching, { convert: 'others' })).toMatchObject({
    status: 'taken',
    without: ['its answers, which the file does not state in words'],
    question: { question: 'Q\na / b\nc / d', solution: '' },
  })
})

test('an entry carries only the images that its question uses', () => {
  const image = (link: string) => ({ link, name: link, bytes: new Uint8Array() })
  const entry = toEntry(
    raw({ content: { text: 'Q', equation: '', image: '/a' }, images: [image('/a'), image('/b')] }),
  )
  expect(entry.images.map(({ link }) => link)).toEqual(['/a'])
})
