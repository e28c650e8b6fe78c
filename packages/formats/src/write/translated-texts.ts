import { gapsInText, splitGaps } from '@quizwright/domain/kinds/cloze/gaps-in-text.ts'
import { textsToTranslate } from '@quizwright/domain/translations/translate.ts'
import { languageOfWriting } from '@quizwright/domain/language/language-of-writing.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'

export type InLanguage = { language: string; text: string }

const doneIn = (question: QuestionContent, language: string) =>
  textsToTranslate(question, language).filter(({ state }) => state === 'done')

/** The translations of each text of a question that are of the text as it is now. */
export const translationsByText = (question: QuestionContent): ReadonlyMap<string, readonly InLanguage[]> => {
  const found = new Map<string, InLanguage[]>()
  for (const { language } of question.translations ?? [])
    for (const { original, text } of doneIn(question, language)) {
      const before = found.get(original) ?? []
      if (!before.some((one) => one.language === language))
        found.set(original, [...before, { language, text }])
    }
  return found
}

/** The words before, between and behind the gaps of a text. */
const wordsAroundGaps = (text: string): string[] =>
  splitGaps(text).reduce<string[]>(
    (words, piece) =>
      piece.kind === 'gap' ? [...words, ''] : [...words.slice(0, -1), `${words.at(-1) ?? ''}${piece.words}`],
    [''],
  )

/**
 * The words around the gaps of a question, and what they are in its other languages; undefined if it has no such text,
 * or if a translation has its gaps in another order, which no format can say.
 */
export const wordsInLanguages = (
  question: QuestionContent,
): { words: string; others: readonly InLanguage[] }[] | undefined => {
  const others = translationsByText(question).get(question.question)
  if (question.interaction?.kind !== 'cloze' || !others) return undefined
  const order = String(gapsInText(question.question))
  if (others.some(({ text }) => String(gapsInText(text)) !== order)) return undefined
  const each = others.map(({ language, text }) => ({ language, words: wordsAroundGaps(text) }))
  return wordsAroundGaps(question.question).map((words, index) => ({
    words,
    others: each.map((one) => ({ language: one.language, text: one.words[index] ?? '' })),
  }))
}

/** Whether the text of a question is translated in a way that a format with the gaps in it can not say. */
export const losesTextWithGaps = (field: string, question: QuestionContent): boolean =>
  field === 'question' && question.interaction?.kind === 'cloze' && !wordsInLanguages(question)

/** The language of a question for a file that names it. */
export const languageOf = ({ question }: QuestionContent, ofQuiz: string | undefined): string =>
  ofQuiz ?? languageOfWriting(question) ?? 'en'

/** Whether a format that loses the translations of some fields holds all of a question. */
export const holdsTranslations =
  (isLost: (field: string, question: QuestionContent) => boolean) =>
  (question: QuestionContent): boolean =>
    (question.translations ?? []).every(({ language, texts }) => {
      const done = doneIn(question, language)
      return texts.length <= done.length && done.every(({ field }) => !isLost(field, question))
    })
