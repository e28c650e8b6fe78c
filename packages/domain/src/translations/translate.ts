import { gapsInText } from '../kinds/cloze/gaps-in-text.ts'
import { splitFormulas } from '../rules/inline-formulas.ts'
import { isBlankText } from '../rules/is-blank-text.ts'
import type { QuestionContent } from '../schemas/question.ts'
import { mapTexts, textsToRead } from './map-texts.ts'
import type { TranslatedText, Translation } from './schema.ts'

/** `outdated`: the original has changed since it was translated. */
export type TranslationState = 'missing' | 'outdated' | 'done'

/** A text of a question with its translation, which is empty if there is none. `of` is what was translated. */
export type TextToTranslate = {
  field: string
  original: string
  text: string
  of: string
  state: TranslationState
}

/** Whether a text has words: numbers, formulas and gaps are the same in every language. */
const hasWords = (text: string): boolean =>
  splitFormulas(text).some(
    (piece) => piece.kind === 'words' && /\p{L}/u.test(piece.words.replaceAll(/\[\[\d+\]\]/g, '')),
  )

/** Whether a translation has the gaps of its original, in any order. */
export const hasSameGaps = (original: string, text: string): boolean =>
  String(gapsInText(original).toSorted((a, b) => a - b)) ===
  String(gapsInText(text).toSorted((a, b) => a - b))

const translationOf = (content: QuestionContent, language: string): Translation | undefined =>
  content.translations?.find((one) => one.language === language)

/**
 * The texts of a question that have words, each with its translation. A translation is found by its original, so that
 * it follows an option that was moved, and else by its field.
 */
export const textsToTranslate = (content: QuestionContent, language: string): TextToTranslate[] => {
  const entries = translationOf(content, language)?.texts ?? []
  const texts = textsToRead(content).filter(({ text }) => hasWords(text))
  const current = new Set(texts.map(({ text }) => text))
  return texts.map(({ field, text: original }) => {
    const same = entries.filter(({ of }) => of === original)
    const found = same.find((one) => one.field === field) ?? same[0]
    const before = found ?? entries.find((one) => one.field === field && !current.has(one.of))
    const { text = '', of = original } = before ?? {}
    const isWritten = !isBlankText(text)
    const isDone = found !== undefined && isWritten && hasSameGaps(original, text)
    const unfinished = isWritten && !found ? 'outdated' : 'missing'
    return { field, original, text, of, state: isDone ? 'done' : unfinished }
  })
}

export type Progress = { total: number; done: number; outdated: number }

export const progressOf = (contents: readonly QuestionContent[], language: string): Progress => {
  const states = contents.flatMap((content) => textsToTranslate(content, language)).map(({ state }) => state)
  const count = (state: TranslationState): number => states.filter((one) => one === state).length
  return { total: states.length, done: count('done'), outdated: count('outdated') }
}

/** The languages in which at least one question has texts, in the order in which they were added. */
export const languagesOf = (contents: readonly QuestionContent[]): string[] => [
  ...new Set(contents.flatMap(({ translations = [] }) => translations.map(({ language }) => language))),
]

/** Returns the translations of a question with one text translated; an empty one takes the translation back. */
export const withTranslated = (
  content: QuestionContent,
  language: string,
  { field, original }: { field: string; original: string },
  text: string,
): Translation[] => {
  const kept = textsToTranslate(content, language).flatMap((one): TranslatedText[] =>
    one.field === field || one.text === '' ? [] : [{ field: one.field, of: one.of, text: one.text }],
  )
  const texts = isBlankText(text) ? kept : [...kept, { field, of: original, text }]
  const others = content.translations ?? []
  return others.some((one) => one.language === language)
    ? others.map((one) => (one.language === language ? { language, texts } : one))
    : [...others, { language, texts }]
}

/** Returns a question in a language: what is not translated, or not as it is now, stays as it is. */
export const inLanguage = <Content extends QuestionContent>(content: Content, language: string): Content => {
  const done = new Map(
    textsToTranslate(content, language)
      .filter(({ state }) => state === 'done')
      .map(({ field, text }) => [field, text]),
  )
  return done.size === 0 ? content : mapTexts(content, (text, field) => done.get(field) ?? text)
}

/** What is shown only after an answer, and what a question is understood without. */
const isBesides = /^(?:section$|solution|when_|option_feedback|hints)|feedback$|image_description$/

/**
 * Returns a question as students read it who chose a language: in it if all of what is asked is translated as it is
 * now, else as it was written.
 */
export const asRead = <Content extends QuestionContent>(content: Content, language: string): Content =>
  textsToTranslate(content, language).every(({ field, state }) => state === 'done' || isBesides.test(field))
    ? inLanguage(content, language)
    : content
