import { languages } from '@quizwright/domain/language/languages.ts'
import { languageOfWriting } from '@quizwright/domain/language/language-of-writing.ts'
import { say, sayCount } from '@quizwright/domain/language/say.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import type { PrintWords } from '@quizwright/formats/write/print-words.ts'
import { sayIn } from '@quizwright/server/language/speech-of.ts'

/** A printed line has its own direction, so the signs that isolate values in a page are not needed. */
const plain = (text: string): string => text.replaceAll(/[\u2066-\u2069]/g, '')

/**
 * The words around the questions of a printed quiz in its language: the one that its author says, else the one that it
 * is written in. Undefined for English, and for languages that we have no words of.
 */
export const printWordsFor = (
  title: string,
  questions: readonly QuestionContent[],
  stated: string | null = null,
): PrintWords | undefined => {
  const language =
    stated === null
      ? languageOfWriting([title, ...questions.map(({ question }) => question)].join(' '))
      : languages.find((one) => one === stated.split('-')[0])
  if (language === undefined || language === 'en') return undefined
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
