import type { QuestionContent } from '../schemas/question.ts'
import { variantsOf } from './numeric/drawn/in-variant.ts'
import { hasFeedback } from './question-feedback.ts'

/** The names under which services say that they know a part of a question (`features` of `get-abilities`). */
export const questionFeatures = ['feedback', 'pages', 'drawn_numbers', 'hints', 'translations'] as const
export type QuestionFeature = (typeof questionFeatures)[number]

type Asked = Partial<QuestionContent>

const needs: { [Feature in QuestionFeature]: (asked: Asked) => boolean } = {
  feedback: hasFeedback,
  hints: ({ hints = [] }) => hints.some((hint) => hint.trim() !== ''),
  pages: ({ page_before: page = '' }) => page.trim() !== '',
  translations: ({ translations: all = [] }) => all.length > 0,
  drawn_numbers: ({ interaction }) => variantsOf({ ...(interaction && { interaction }) }) !== undefined,
}

/** Returns what services must know to store a question whole, beside its kind. */
export const featuresOfQuestion = (asked: Asked): QuestionFeature[] =>
  questionFeatures.filter((feature) => needs[feature](asked))
