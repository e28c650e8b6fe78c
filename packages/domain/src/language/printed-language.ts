import { languageOfWriting } from './language-of-writing.ts'
import { directionOfLanguage, type Language, languages } from './languages.ts'

type Printed = {
  title: string
  questions: readonly { question: string }[]
  /** The language that the author says. */
  stated?: string | null | undefined
  /** The language of the page from which it is printed. */
  page?: string | undefined
}

/** Whether several of our languages share the script: the letters of a text do not tell which it is. */
const isInLatin = (language: Language): boolean =>
  language !== 'hi' && directionOfLanguage(language) === 'ltr'

/**
 * The language of the words around the questions of a printed quiz: the one that its author says, else the one that it
 * is written in; for Latin letters that of the page, if it has these letters, too. English if we have no words of it.
 */
export const printedLanguage = ({ title, questions, stated, page }: Printed): Language => {
  if (stated) return languages.find((one) => one === stated.split('-')[0]) ?? 'en'
  const written = languageOfWriting([title, ...questions.map(({ question }) => question)].join(' '))
  const ofPage = languages.find((one) => one === page && isInLatin(one))
  return written ?? ofPage ?? 'en'
}
