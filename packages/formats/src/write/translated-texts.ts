import { textsToTranslate } from '@quizwright/domain/translations/translate.ts'
import { languageOfWriting } from '@quizwright/domain/language/language-of-writing.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'

type InLanguage = { language: string; text: string }

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
