import {
  type AnyLanguage,
  directionOfLanguage,
  firstLanguage,
  type Language,
} from '@quizwright/domain/language/languages.ts'
import { type Catalogue, speak, type Speech } from '@quizwright/domain/language/say.ts'
import { read, write } from '../connection/stored-values.ts'

const key = 'learner.language'

/** Each catalogue is a script of its own, loaded by who reads the language. */
const catalogues: Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ default: Catalogue }>>> = {
  ur: () => import('@quizwright/domain/locales/ur/learner.po'),
  ar: () => import('@quizwright/domain/locales/ar/learner.po'),
}

const loadSpeech = async (language: AnyLanguage): Promise<Speech> => {
  if (language === 'en') return { language, catalogue: {} }
  if (language === 'en-XA' || language === 'ar-XB')
    return (await import('@quizwright/domain/language/pseudo.ts')).pseudoSpeech(language)
  return { language, catalogue: (await catalogues[language]()).default }
}

/** The language of the link (`?lang=`), else the one chosen before, else the first of the browser that is ours. */
export const preferredLanguage = (): AnyLanguage =>
  firstLanguage([new URLSearchParams(location.search).get('lang'), read<string>(key), ...navigator.languages])

/** Shows the page in a language. It stays in the present one if the catalogue can not be loaded. */
export const showLanguage = async (language: AnyLanguage): Promise<void> => {
  const speech = await loadSpeech(language).catch(() => undefined)
  if (!speech) return
  speak(speech)
  document.documentElement.lang = language
  document.documentElement.dir = directionOfLanguage(language)
}

/** The event after the student has chosen a language: everything is rendered again, and nothing typed is lost. */
export const languageChosen = 'languagechosen'

/** Shows the page in the language that the student chooses, now and next time. */
export const chooseLanguage = async (language: Language): Promise<void> => {
  write(key, language)
  await showLanguage(language)
  dispatchEvent(new Event(languageChosen))
}
