import type { AttemptQuestion } from '@quizwright/domain/schemas/attempt.ts'
import { useEffect, useState } from 'react'
import type { InLanguage } from './in-language.ts'
import type * as QuestionLanguages from './question-languages.tsx'

const asWritten: InLanguage = { show: (shown) => shown, menu: null }

/** The language that the student chose on this page: the result is read in that of the quiz. */
let last: string | undefined
const remember = (language: string): void => {
  last = language
}

/**
 * The language of the questions. What shows them in another one, or in another script of Urdu, is only loaded for a
 * paper that has it. `kept` is what the student chose when the page was open before; `keep` is told of another choice.
 */
export const useLanguages = (
  questions: readonly AttemptQuestion[],
  kept?: string,
  keep?: (language: string) => void,
): InLanguage => {
  const [late, setLate] = useState<typeof QuestionLanguages>()
  const [chosen, choose] = useState(last ?? kept)
  useEffect(() => {
    if (questions.some(({ translations, language }) => translations || language === 'ur'))
      import('./question-languages.tsx').then(setLate, () => undefined)
  }, [questions])
  return late
    ? late.inLanguage(questions, chosen, (language) => {
        remember(language)
        keep?.(language)
        choose(language)
      })
    : asWritten
}
