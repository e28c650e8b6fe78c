import {
  type AnyLanguage,
  directionOfLanguage,
  type Language,
} from '@quizwright/domain/language/languages.ts'
import { type Catalogue, speak, type Speech } from '@quizwright/domain/language/say.ts'

export type Loaded = { default: Catalogue } & Pick<Speech, 'made' | 'fields'>

/** Loads the catalogues of each language: scripts of their own, which only who reads the language waits for. */
export type CatalogueLoaders = Readonly<Partial<Record<Language, () => Promise<Loaded>>>>

/** Loads what the texts of a language are said with. Undefined if there is no catalogue of it. */
export const loadSpeech = async (
  language: AnyLanguage,
  loaders: CatalogueLoaders,
): Promise<Speech | undefined> => {
  if (language === 'en-XA' || language === 'ar-XB')
    return (await import('@quizwright/domain/language/pseudo.ts')).pseudoSpeech(language)
  const load = loaders[language]
  if (!load) return language === 'en' ? { language, catalogue: {} } : undefined
  const { default: catalogue, ...made } = await load()
  return { language, catalogue, ...made }
}

/** Counts what was asked for, because a catalogue may come after that of a later choice. */
let asked = 0

/** Makes a function that says whether no language was asked for since. */
export const untilAsked = (): (() => boolean) => {
  const before = asked
  return () => before === asked
}

/** Shows the page in a language. It stays in the present one if the catalogue can not be loaded. */
export const showLanguage = async (language: AnyLanguage, loaders: CatalogueLoaders): Promise<void> => {
  asked += 1
  const isLatest = untilAsked()
  const speech = await loadSpeech(language, loaders).catch(() => undefined)
  if (!speech || !isLatest()) return
  speak(speech)
  document.documentElement.lang = language
  document.documentElement.dir = directionOfLanguage(language)
}

/** The event after a person has chosen a language: everything is rendered again, and nothing typed is lost. */
export const languageChosen = 'languagechosen'
