import { expect, test } from 'vitest'
import { fullQuestion } from '../csv/sparse-question.ts'
import { kindSamples } from '../kinds/testing/samples.ts'
import { arranged } from '../kinds/pieces-of.ts'
import { questionWithoutSolution } from '../rules/question-without-solution.ts'
import { questionContentKey } from '../rules/question-content-key.ts'
import type { QuestionContent } from '../schemas/question.ts'
import { mapTexts, textsToRead } from './map-texts.ts'
import { showIn } from './show-in.ts'
import { translationsShown } from './shown-translations.ts'
import { asRead, inLanguage, languagesOf, progressOf, textsToTranslate, withTranslated } from './translate.ts'

const rivers = fullQuestion({
  question: 'Which river is longer?',
  solution: 'The Danube has 2,850 km.',
  options: [{ option: 'Danube', is_correct: true }, { option: 'Rhine' }, { option: '42' }],
  option_feedback: ['', 'It ends in the North Sea.'],
})

/** Translates every text of a question by a prefix. */
const translated = (question: QuestionContent, language = 'ur'): QuestionContent =>
  textsToTranslate(question, language).reduce(
    (content, text) => ({
      ...content,
      translations: withTranslated(content, language, text, `${language} ${text.original}`),
    }),
    question,
  )
const place = { questionId: 'q', place: 1, totalMarks: 1 }

test('all texts with words are to be translated; numbers, formulas and gaps alone are not', () => {
  expect(textsToTranslate(rivers, 'ur').map(({ field, state }) => [field, state])).toEqual([
    ['question', 'missing'],
    ['options.0.option', 'missing'],
    ['options.1.option', 'missing'],
    ['solution', 'missing'],
    ['option_feedback.1', 'missing'],
  ])
  const formula = fullQuestion({ question: String.raw`\(x^2\) [[1]] = 4`, options: [] })
  expect(textsToTranslate(formula, 'ur')).toEqual([])
})

test('a translation is done, follows a moved option, and is outdated once its original changes', () => {
  const done = translated(rivers)
  expect(progressOf([done], 'ur')).toEqual({ total: 5, done: 5, outdated: 0 })
  expect(progressOf([done], 'es')).toEqual({ total: 5, done: 0, outdated: 0 })
  const [first, second, third] = done.options
  const moved = {
    ...done,
    options: [second!, first!, third!],
    option_feedback: ['It ends in the North Sea.'],
  }
  expect(progressOf([moved], 'ur')).toEqual({ total: 5, done: 5, outdated: 0 })
  const changed = { ...done, question: 'Which river is shorter?' }
  expect(textsToTranslate(changed, 'ur')[0]).toEqual({
    field: 'question',
    original: 'Which river is shorter?',
    text: 'ur Which river is longer?',
    of: 'Which river is longer?',
    state: 'outdated',
  })
  const again = {
    ...changed,
    translations: withTranslated(changed, 'ur', { field: 'question', original: changed.question }, 'ur now'),
  }
  expect(progressOf([again], 'ur')).toEqual({ total: 5, done: 5, outdated: 0 })
})

test('a translation is taken back by an empty text, and the language stays', () => {
  const done = translated(rivers)
  const translations = withTranslated(done, 'ur', { field: 'question', original: rivers.question }, ' ')
  expect(progressOf([{ ...done, translations }], 'ur').done).toBe(4)
  expect(languagesOf([{ ...done, translations }])).toEqual(['ur'])
})

test('a translation without the gaps of its original is not done', () => {
  const gaps = fullQuestion({ question: 'A cat [[1]] on a [[2]].', options: [] })
  const text = { field: 'question', original: gaps.question }
  const into = (written: string) =>
    textsToTranslate({ ...gaps, translations: withTranslated(gaps, 'ur', text, written) }, 'ur')[0]!.state
  expect(into('ایک بلی [[1]]')).toBe('missing')
  expect(into('[[2]] پر ایک بلی [[1]] ہے')).toBe('done')
})

test('a question is read in a language only as a whole', () => {
  const done = translated(rivers)
  expect(asRead(done, 'ur').options[1]!.option).toBe('ur Rhine')
  const partly = {
    ...done,
    options: done.options.map((option, index) => (index === 1 ? { ...option, option: 'Po' } : option)),
  }
  expect(asRead(partly, 'ur').question).toBe(rivers.question)
  expect(inLanguage(partly, 'ur').question).toBe('ur Which river is longer?')
})

test.each(Object.entries(kindSamples))(
  '%s: students read it in another language and answer the same',
  (_, { asked }) => {
    const question = arranged(fullQuestion({ question: 'Which?', ...asked }))
    const done = translated(question)
    const shown = questionWithoutSolution(done, place)
    const read = showIn(shown, 'ur')
    // What is chosen stays at its place, and nothing is translated that is no text.
    expect(questionContentKey(done)).toBe(questionContentKey(question))
    expect(read.text).toBe(/\p{L}/u.test(question.question) ? `ur ${question.question}` : question.question)
    expect(read.options.map(({ text }) => text)).toEqual(
      shown.options.map(({ text }) => (/\p{L}/u.test(text) ? `ur ${text}` : text)),
    )
    expect(showIn(shown, 'es')).toEqual(shown)
  },
)

test('what a student gets in another language holds nothing of the solution', () => {
  const done = translated(rivers)
  const shown = questionWithoutSolution(done, place)
  expect(JSON.stringify(shown)).not.toMatch(/2,850|North Sea/)
  expect(shown.translations?.[0]?.texts.map(([text]) => text)).toEqual([rivers.question, 'Danube', 'Rhine'])
  const solution = { text: rivers.solution, feedback: [] }
  expect(translationsShown(done, solution, { isWhole: false })).toEqual({
    translations: [{ language: 'ur', texts: [[rivers.solution, `ur ${rivers.solution}`]] }],
  })
})

test('replacing each text by itself changes nothing', () => {
  for (const { asked } of Object.values(kindSamples)) {
    const question = fullQuestion({ question: 'Which?', ...asked })
    expect(mapTexts(question, (text) => text)).toEqual(question)
    expect(new Set(textsToRead(question).map(({ field }) => field)).size).toBe(textsToRead(question).length)
  }
})
