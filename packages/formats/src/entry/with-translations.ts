import { textsToRead } from '@quizwright/domain/translations/map-texts.ts'
import type { Translation } from '@quizwright/domain/translations/schema.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'

/** Adds the texts of a question as they read in other languages. All readings have the same fields. */
export const withTranslations = (
  question: QuestionContent,
  others: readonly { language: string; question: QuestionContent }[],
): QuestionContent => {
  const translations = others.flatMap(({ language, question: other }): Translation[] => {
    const read = new Map(textsToRead(other).map(({ field, text }) => [field, text]))
    const texts = textsToRead(question).flatMap(({ field, text: of }) => {
      const text = read.get(field) ?? ''
      return text.trim() === '' || text === of ? [] : [{ field, of, text }]
    })
    return texts.length > 0 ? [{ language, texts }] : []
  })
  return translations.length > 0 ? { ...question, translations } : question
}
