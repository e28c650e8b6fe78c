import {
  type AnyLanguage,
  firstLanguage,
  type Language,
  languages,
} from '@quizwright/domain/language/languages.ts'
import { type CatalogueLoaders, languageChosen, showLanguage } from '@quizwright/ui/language/page-language.ts'
import { read, write } from '../connection/stored-values.ts'

const key = 'learner.language'

const loaders: CatalogueLoaders = {
  ur: () => import('@quizwright/domain/locales/ur/learner.po'),
  ar: () => import('@quizwright/domain/locales/ar/learner.po'),
  hi: () => import('@quizwright/domain/locales/hi/learner.po'),
  es: () => import('@quizwright/domain/locales/es/learner.po'),
  fr: () => import('@quizwright/domain/locales/fr/learner.po'),
}

/** The language of the link (`?lang=`), else the one chosen before, else the first of the browser that is ours. */
export const preferredLanguage = (): AnyLanguage =>
  firstLanguage([new URLSearchParams(location.search).get('lang'), read<string>(key), ...navigator.languages])

export const showPageLanguage = (language: AnyLanguage): Promise<void> => showLanguage(language, loaders)

/** Shows the page in the language that the instructor chose for the session, unless the student chose another. */
export const followSession = async <Answer extends { language?: Language | undefined }>(
  answer: Answer,
): Promise<Answer> => {
  const isChosen = new URLSearchParams(location.search).has('lang') || read<string>(key) !== undefined
  if (answer.language && !isChosen) {
    await showPageLanguage(answer.language)
    dispatchEvent(new Event(languageChosen))
  }
  return answer
}

/** The language of the page for the services, which know none as English. */
export const shownLanguage = (): { language?: Language } => {
  const { lang } = document.documentElement
  return languages.some((one) => one === lang) && lang !== 'en' ? { language: lang as Language } : {}
}

/** Shows the page in the language that the student chooses, now and next time. */
export const chooseLanguage = async (language: Language): Promise<void> => {
  write(key, language)
  await showPageLanguage(language)
  dispatchEvent(new Event(languageChosen))
}
