import { printedLanguage } from '@quizwright/domain/language/printed-language.ts'
import { say, sayCount } from '@quizwright/domain/language/say.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import type { PrintWords } from '@quizwright/formats/write/print-words.ts'
import { sayIn } from '@quizwright/server/language/speech-of.ts'

/** A printed line has its own direction, so the signs that isolate values in a page are not needed. */
const plain = (text: string): string => text.replaceAll(/[\u2066-\u2069]/g, '')

/** The words around the questions of a printed quiz in its language. Undefined for English. */
export const printWordsFor = (
  title: string,
  questions: readonly QuestionContent[],
  stated: string | null = null,
): PrintWords | undefined => {
  const language = printedLanguage({ title, questions, stated })
  if (language === 'en') return undefined
  return sayIn(language, () => ({
    language,
    name: say('Name:'),
    date: say('Date:'),
    answerKey: plain(say('Answer key: {title}', { title })),
    solutions: say('Solutions'),
    answerSheet: plain(say('Answer sheet: {title}', { title })),
    marks: questions.map(({ weightage }) => plain(sayCount(weightage, '{count} mark', '{count} marks'))),
  }))
}
