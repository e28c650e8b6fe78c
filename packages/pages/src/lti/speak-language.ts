import arProblems from '@quizwright/domain/locales/ar/learner.po'
import ar from '@quizwright/domain/locales/ar/pages.po'
import esProblems from '@quizwright/domain/locales/es/learner.po'
import es from '@quizwright/domain/locales/es/pages.po'
import frProblems from '@quizwright/domain/locales/fr/learner.po'
import fr from '@quizwright/domain/locales/fr/pages.po'
import hiProblems from '@quizwright/domain/locales/hi/learner.po'
import hi from '@quizwright/domain/locales/hi/pages.po'
import urProblems from '@quizwright/domain/locales/ur/learner.po'
import ur from '@quizwright/domain/locales/ur/pages.po'
import { firstLanguage } from '@quizwright/domain/language/languages.ts'
import { type Catalogue, speak } from '@quizwright/domain/language/say.ts'

/** Problems stand in the catalogue of the student's page. */
const catalogues: Readonly<Record<string, Catalogue>> = {
  ar: { ...arProblems, ...ar },
  es: { ...esProblems, ...es },
  fr: { ...frProblems, ...fr },
  hi: { ...hiProblems, ...hi },
  ur: { ...urProblems, ...ur },
}

/**
 * Makes a page in the first of these languages that there is, English otherwise. Nothing may be awaited in `make`: the
 * language is that of the process.
 */
export const inLanguage = <Made>(tags: readonly string[], make: (language: string) => Made): Made => {
  const language = firstLanguage(tags)
  const catalogue = catalogues[language]
  if (!catalogue) return make('en')
  speak({ language, catalogue })
  try {
    return make(language)
  } finally {
    speak()
  }
}
