import { runs } from '@quizwright/domain/test-support/long-form.ts'
import { existsSync, readFileSync } from 'node:fs'
import { fullQuestion } from '@quizwright/domain/csv/sparse-question.ts'
import type { ExportFormat } from '@quizwright/domain/schemas/export-format.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import fc from 'fast-check'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { openQuestionFile } from '../open-question-file.ts'
import { png } from '../testing/sample-files.ts'
import type { Holds } from './exported-quiz.ts'
import { writeQuestionFile, writers } from './write-question-file.ts'
import { withoutUnwritable } from './xml-characters.ts'

const image = { name: 'a b.png', bytes: png }
const images = new Map([['/files/1.png', image]])

const tricky = fc.constantFrom(
  '<b>bold</b>',
  'a < b & c > d',
  '{T}',
  '~=#{}:\\',
  '\\(x^2\\)',
  '$$x$$',
  '\\[y\\]\n\\[z\\]',
  '  two  spaces ',
  'a\nb\n\nc',
  'ANSWER: A',
  'שלום עולם',
  ']]>',
  '&nbsp;',
  '\u0007bell',
  '\uFFFE',
  '// comment',
  '::title::',
  '$CATEGORY: x',
  '=a ~b',
  '😀',
  '__proto__',
  'constructor',
  '{{x}} ${y} %s',
  '1. a) *b Answer: B',
)
const anyText = fc
  .oneof(tricky, fc.string({ unit: 'binary', maxLength: 40 }), fc.string({ maxLength: 20 }))
  .map((text) => text.replaceAll('\0', '').toWellFormed())
const filled = anyText.map((text) => (withoutUnwritable(text).trim() === '' ? 'x' : text))
const tex = fc.constantFrom('', '\\frac{1}{2}', 'a\\)b', '\\left( x \\right)', 'x < y & z')
const link = fc.constantFrom('', '/files/1.png', 'https://example.com/a,b.png')
const name = fc.constantFrom('', 'Part 1', 'Main', 'A "quoted" & <odd> part')
const option = fc.record({ option: filled, equation: tex, image_url: link })
const tag = fc.constantFrom('rivers', 'a,b', '[odd]', '<tag>', 'C:\\x')

const question: fc.Arbitrary<QuestionContent> = fc
  .record({
    question: filled,
    equation: tex,
    image_url: link,
    section: name,
    paragraph: fc.oneof(fc.constant(''), filled),
    tags: fc.uniqueArray(tag, { maxLength: 3 }),
    weightage: fc.integer({ min: 1, max: 9_999 }),
    difficulty_level: fc.constantFrom('Easy', 'Medium', 'Hard'),
    solution: fc.oneof(fc.constant(''), filled),
    solution_equation: tex,
    solution_image_url: link,
    options: fc.oneof(fc.array(option, { maxLength: 0 }), fc.array(option, { minLength: 2, maxLength: 8 })),
    right: fc.nat(),
  })
  .map(({ tags, options, right, ...rest }) =>
    fullQuestion({
      ...rest,
      tags: tags.map((tag_name) => ({ tag_name })),
      options: options.map((one, index) => ({
        ...one,
        is_correct: index === right % options.length,
        is_selected: false,
      })),
    } as never),
  )

/** The question as it should be after a round trip through a format. */
const heldBy = (written: QuestionContent, holds: Holds): QuestionContent => {
  const plain = (text: string) => (holds.controlCharacters ? text : withoutUnwritable(text))
  const imageOf = (url: string) => (holds.images || url.startsWith('https') ? url : '')
  return {
    ...written,
    question: plain(written.question),
    paragraph: holds.sections ? plain(written.paragraph) : '',
    section: holds.sections ? written.section : '',
    solution: plain(written.solution),
    image_url: imageOf(written.image_url),
    solution_image_url: imageOf(written.solution_image_url),
    options: written.options.map((one) => ({
      ...one,
      option: plain(one.option),
      image_url: imageOf(one.image_url),
    })),
    weightage: holds.marks ? written.weightage : 1,
    difficulty_level: holds.difficulty ? written.difficulty_level : 'Easy',
  }
}

const readAgain = (bytes: Uint8Array): QuestionContent[] => {
  const opened = openQuestionFile({ bytes })
  if ('problem' in opened) throw new Error(opened.problem)
  return [...opened.entries].map((entry) => {
    if (entry.status === 'left out') throw new Error(entry.reason)
    expect(entry.without).toEqual([])
    expect(entry.hints.filter((hint) => hint.includes('not taken'))).toEqual([])
    const original = (url: string) => (entry.images.some((one) => one.link === url) ? '/files/1.png' : url)
    const { question: read } = entry
    return {
      ...read,
      image_url: original(read.image_url),
      solution_image_url: original(read.solution_image_url),
      options: read.options.map((one) => ({ ...one, image_url: original(one.image_url) })),
    }
  })
}

const exact: ExportFormat[] = ['gift', 'moodle-xml', 'qti-1.2', 'qti-2.2', 'qti-3.0', 'json']

describe.each(exact)('%s', (format) => {
  test('questions written and read again are the same, except for the reported losses', () => {
    return fc.assert(
      fc.asyncProperty(fc.array(question, { minLength: 1, maxLength: 4 }), async (questions) => {
        const { bytes } = await writeQuestionFile({ title: 'T', questions, images }, format)
        expect(readAgain(bytes)).toEqual(questions.map((one) => heldBy(one, writers[format].holds)))
      }),
      { numRuns: runs(150) },
    )
  })

  test('a text of 32 KB and strings that break programs survive the round trip', async () => {
    const folder = new URL('../../../../../shared/data/hostile/blns/blns.json', import.meta.url)
    const strings = existsSync(folder)
      ? (JSON.parse(readFileSync(folder, 'utf8')) as string[])
      : ['undefined', '\u202e']
    const texts = [...strings, 'x'.repeat(32_000)].map(
      (text) => text.replaceAll('\0', '').toWellFormed() || 'x',
    )
    const questions = texts.map((text) => fullQuestion({ question: `?${text}` }))
    const { bytes } = await writeQuestionFile({ title: 'T', questions, images: new Map() }, format)
    expect(readAgain(bytes)).toEqual(questions.map((one) => heldBy(one, writers[format].holds)))
  })

  test('the same questions give the same bytes', async () => {
    const quiz = {
      title: 'T',
      questions: [fullQuestion({ question: 'Q', image_url: '/files/1.png' })],
      images,
    }
    const { bytes } = await writeQuestionFile(quiz, format)
    expect((await writeQuestionFile(quiz, format)).bytes).toEqual(bytes)
  })
})

test('Aiken keeps its texts on one line each and reports what it cannot hold', async () => {
  const one = fullQuestion({
    question: 'Which\nriver?',
    image_url: '/files/1.png',
    solution: 'why',
    tags: [{ tag_name: 't' }],
    options: [{ option: 'Danube' }, { option: 'Rhine', is_correct: true }],
  })
  const quiz = { title: 'T', questions: [one, fullQuestion({ question: 'Describe.' })], images }
  const { bytes, losses } = await writeQuestionFile(quiz, 'aiken')
  expect(new TextDecoder().decode(bytes)).toBe('Which river?\nA. Danube\nB. Rhine\nANSWER: B\n')
  expect(losses).toEqual([
    '1 descriptive question',
    '1 image',
    '1 solution',
    'the tags of 1 question',
    '1 text with line breaks',
  ])
})

describe('word', () => {
  const texts = fc.string({ minLength: 1, maxLength: 30, unit: 'grapheme' }).map(
    (text) =>
      `What is ${withoutUnwritable(text)
        .replaceAll(/[\s\0()[\]*✓✔√|\\$]+/g, ' ')
        .trim()} then?`,
  )
  const formula = fc.constantFrom('', '\\frac{1}{2}', '\\sqrt{x}')

  test('questions, options, key, marks, sections, images and solutions survive the round trip', () => {
    const simple = fc
      .record({
        question: texts,
        image_url: fc.constantFrom('', '/files/1.png'),
        solution: fc.oneof(fc.constant(''), texts),
        equation: formula,
        weightage: fc.integer({ min: 2, max: 9 }),
        options: fc.array(texts, { minLength: 2, maxLength: 8 }),
        right: fc.nat(),
      })
      .map(({ options, right, ...rest }) =>
        fullQuestion({
          ...rest,
          options: options.map((one, index) => ({
            option: one,
            is_correct: index === right % options.length,
          })),
        }),
      )
    return fc.assert(
      fc.asyncProperty(fc.array(simple, { minLength: 1, maxLength: 4 }), async (questions) => {
        const { bytes } = await writeQuestionFile({ title: 'T', questions, images }, 'word')
        // The title of the document has no question and is listed as left out.
        const opened = openQuestionFile({ bytes })
        if ('problem' in opened) throw new Error(opened.problem)
        const taken = [...opened.entries]
          .filter(({ status }) => status === 'taken')
          .map((one) => one.question)
        expect(taken.map((one) => ({ ...one, image_url: one.image_url && '/files/1.png' }))).toEqual(
          questions,
        )
      }),
      { numRuns: runs(60) },
    )
  })

  test('a section has one heading, also where its paragraphs differ', async () => {
    const within = (section: string, paragraph: string) => fullQuestion({ question: 'Q', section, paragraph })
    const questions = [
      within('Part 1', 'x'),
      within('Part 1', 'y'),
      within('Part 2', 'y'),
      within('Part 1', ''),
    ]
    const { bytes } = await writeQuestionFile({ title: 'T', questions, images: new Map() }, 'word')
    const document = strFromU8(unzipSync(bytes)['word/document.xml']!)
    expect(document.match(/Part \d/g)).toEqual(['Part 1', 'Part 2', 'Part 1'])
  })

  test('a document has quiz, key, solutions and answer sheet, and reports what it does not show', async () => {
    const webp = Uint8Array.from([0x52, 0x49, 0x46, 0x46, 0, 0, 0, 0, 0x57, 0x45, 0x42, 0x50])
    const one = fullQuestion({
      question: 'מה זה?',
      image_url: '/files/2.webp',
      solution: 'why',
      section: 'Part 1',
      difficulty_level: 'Hard',
      options: [{ option: 'a' }, { option: 'b', is_correct: true }],
    })
    const quiz = {
      title: 'T',
      questions: [one],
      images: new Map([...images, ['/files/2.webp', { name: '2.webp', bytes: webp }]]),
    }
    const { bytes, losses } = await writeQuestionFile(quiz, 'word')
    const document = strFromU8(unzipSync(bytes)['word/document.xml']!)
    for (const told of ['Part 1', 'Answer key', '1. B', 'Solutions', '1. why', 'Answer sheet', '<w:bidi/>'])
      expect(document).toContain(told)
    expect(losses).toEqual(['1 image', '1 difficulty'])
    expect((await writeQuestionFile(quiz, 'word')).bytes).toEqual(bytes)
  })
})
