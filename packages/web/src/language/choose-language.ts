import {
  type AnyLanguage,
  firstLanguage,
  isLanguage,
  type Language,
  languages,
} from '@quizwright/domain/language/languages.ts'
import { type Catalogue, currentSpeech, type Speech } from '@quizwright/domain/language/say.ts'
import {
  type CatalogueLoaders,
  languageChosen,
  loadSpeech,
  showLanguage,
} from '@quizwright/ui/language/page-language.ts'
import { wordEnglish } from '@quizwright/ui/language/word-english.ts'

const key = 'language'

type CatalogueFile = { default: Catalogue }

/** Whether the page says something about question files. That is then loaded with each language. */
let isAboutFiles = false

/** What students read is shown to instructors, too, so its catalogue is loaded beside that of their page. */
const both = async (aboutFiles: () => Promise<CatalogueFile>, ...files: Promise<CatalogueFile>[]) => {
  const [{ madeMessages }, { fieldLabels }, { madeByServices }, madeByFormats, ...catalogues] =
    await Promise.all([
      import('@quizwright/domain/language/made-messages.ts'),
      import('@quizwright/domain/language/field-labels.ts'),
      import('@quizwright/domain/language/made-by-services.ts'),
      isAboutFiles ? import('@quizwright/domain/language/made-by-formats.ts') : undefined,
      ...files,
      ...(isAboutFiles ? [aboutFiles()] : []),
    ])
  return {
    default: Object.assign({}, ...catalogues.map((file) => file.default)) as Catalogue,
    made: [...madeMessages, ...madeByServices, ...(madeByFormats?.madeByFormats ?? [])],
    fields: fieldLabels,
  }
}

/** Whether English is shown with its better wording of what rules and services say. */
let isEnglishLoaded = false

/** Whether the gateway's setting WORDING, which it writes into the document, asks for good English of all texts. */
const isPlain = (): boolean => document.documentElement.dataset['wording'] === 'plain'

const english = () =>
  both(
    () => import('@quizwright/domain/locales/en/files.po'),
    import('@quizwright/domain/locales/en/learner.po'),
    import('@quizwright/domain/locales/en/instructor.po'),
    ...(isPlain()
      ? [
          import('@quizwright/domain/locales/en-x-plain/learner.po'),
          import('@quizwright/domain/locales/en-x-plain/instructor.po'),
        ]
      : []),
  )

const loaders: CatalogueLoaders = {
  en: english,
  ur: () =>
    both(
      () => import('@quizwright/domain/locales/ur/files.po'),
      import('@quizwright/domain/locales/ur/learner.po'),
      import('@quizwright/domain/locales/ur/instructor.po'),
    ),
  ar: () =>
    both(
      () => import('@quizwright/domain/locales/ar/files.po'),
      import('@quizwright/domain/locales/ar/learner.po'),
      import('@quizwright/domain/locales/ar/instructor.po'),
    ),
  hi: () =>
    both(
      () => import('@quizwright/domain/locales/hi/files.po'),
      import('@quizwright/domain/locales/hi/learner.po'),
      import('@quizwright/domain/locales/hi/instructor.po'),
    ),
  es: () =>
    both(
      () => import('@quizwright/domain/locales/es/files.po'),
      import('@quizwright/domain/locales/es/learner.po'),
      import('@quizwright/domain/locales/es/instructor.po'),
    ),
  fr: () =>
    both(
      () => import('@quizwright/domain/locales/fr/files.po'),
      import('@quizwright/domain/locales/fr/learner.po'),
      import('@quizwright/domain/locales/fr/instructor.po'),
    ),
}

/** The language that was chosen where no storage keeps it. */
let chosenForVisit: Language | null = null

const stored = (): string | null => {
  try {
    return chosenForVisit ?? localStorage.getItem(key)
  } catch {
    return chosenForVisit
  }
}

/** The language of the link (`?lang=`), else the one chosen before, else English. */
export const preferredLanguage = (): AnyLanguage =>
  firstLanguage([new URLSearchParams(location.search).get('lang'), stored()])

export type OfferedLanguage = Exclude<Language, 'en'>

/** The language of the browser, if it is not English and nobody has chosen a language here. */
export const offeredLanguage = (): OfferedLanguage | undefined => {
  if (stored() !== null || new URLSearchParams(location.search).has('lang')) return undefined
  const language = firstLanguage(navigator.languages)
  return languages.find((one): one is OfferedLanguage => one === language && one !== 'en')
}

/**
 * Shows the page in a language. English is shown at once, as its sources have it, unless all texts are worded
 * otherwise; what rules and services say is worded better by `loadEnglish`.
 */
export const showPageLanguage = (language: AnyLanguage): Promise<void> =>
  showLanguage(language, language === 'en' && !isPlain() && !isEnglishLoaded ? {} : loaders)

/**
 * Loads the better wording of what rules and services say in English, once the page has time for it, and has the page
 * rendered again: what it shows already may be worded better, too.
 */
export const loadEnglish = async (): Promise<void> => {
  if (isEnglishLoaded) return
  isEnglishLoaded = true
  if (await wordEnglish(english)) dispatchEvent(new Event(languageChosen))
}

/** What texts in another language than that of the page are said with. */
export const speechIn = async (language: Language): Promise<Speech> =>
  (await loadSpeech(language, language === 'en' ? {} : loaders)) ?? currentSpeech()

/** Loads what is said about question files, in the language of the page. */
export const loadFileTexts = async (): Promise<void> => {
  if (isAboutFiles) return
  isAboutFiles = true
  const { lang } = document.documentElement
  if (!isLanguage(lang)) return
  isEnglishLoaded = true
  await showPageLanguage(lang)
  dispatchEvent(new Event(languageChosen))
}

/** Shows the page in the language that the instructor chooses, now and next time. */
export const chooseLanguage = async (language: Language): Promise<void> => {
  try {
    localStorage.setItem(key, language)
  } catch {
    // The storage is full or forbidden.
    chosenForVisit = language
  }
  await showPageLanguage(language)
  dispatchEvent(new Event(languageChosen))
}
