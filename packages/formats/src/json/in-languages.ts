import { elementAt, entryOf } from '@quizwright/domain/defined.ts'
import { translationLimits } from '@quizwright/domain/translations/limits.ts'
import { contentLanguage } from '@quizwright/domain/schemas/language.ts'
import { isObject, type JsonObject } from './json-fields.ts'

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
const tag = /^[a-z]{2,3}(?:[-_][A-Za-z]{2,4})?$/
const baseOf = (name: string): string => name.replace(/_?..$/, '')
/** "question_en", or "questionEn" as programs write it. */
const withSuffix = /^(.*\p{L}.*?)(?:_([a-z]{2})|(?<=\p{Ll})([A-Z][a-z]))$/u
const suffixOf = (name: string): string => {
  const [, , after, joined] = withSuffix.exec(name) ?? []
  return (after ?? joined ?? '').toLowerCase()
}

/** What programs call a language that has another tag: mostly the country where it is spoken. */
const otherTags: Readonly<Record<string, string>> = {
  hn: 'hi',
  cn: 'zh',
  jp: 'ja',
  kr: 'ko',
  ua: 'uk',
  cz: 'cs',
  dk: 'da',
}

/** The tag of a language; undefined for the name of any other field. */
const languageOf = (name: string): string | undefined => {
  if (!tag.test(name)) return undefined
  const language = Object.hasOwn(otherTags, name) ? entryOf(otherTags, name) : name.replace('_', '-')
  return contentLanguage.safeParse(language).success && isKnown(language) ? language : undefined
}

const isKnown = (language: string): boolean => {
  try {
    return names.of(language) !== undefined
  } catch {
    // A field may look like a tag and be none: `id_user`.
    return false
  }
}

/** The fields of an object that says one thing in several languages: { "en": "Which?", "ur": "..." }. */
const languagesOf = (value: object): string[] => {
  const fields = Object.keys(value)
  const languages = fields.map(languageOf)
  return fields.length > 1 && !languages.includes(undefined) ? fields : []
}

/** Says of an option whether it is right. */
const markName = /^(?:is)?(?:correct|right|answer)$/i

/** The languages of an option that also says whether it is right: { "en": "Red", "ur": "...", "correct": true }. */
const languagesOfOption = (value: object): string[] => {
  const entries = Object.entries(value)
  const fields = entries.flatMap(([name, one]) =>
    typeof one === 'string' && languageOf(name) !== undefined ? [name] : [],
  )
  const others = entries.filter(([name]) => !fields.includes(name))
  return fields.length > 1 && others.length > 0 && others.every(([name]) => markName.test(name)) ? fields : []
}

/** The language of a field beside "question_ar" that does not name its own. */
const unnamed = ''
/** Ends of names that are no words of programs, as "question_id" and "question_no" are. */
const sureSuffix = /^(?:ar|bn|de|el|en|es|fa|fr|hi|ja|ko|pt|ru|ta|te|th|uk|ur|zh)$/

/**
 * The fields that say one thing in several languages by the ends of their names: "question_en", "question_ur", or
 * "question", "question_ur".
 */
const suffixedIn = (value: JsonObject): Map<string, string[]> => {
  const found = Map.groupBy(
    Object.keys(value).filter((name) => languageOf(suffixOf(name)) !== undefined),
    (name) => baseOf(name),
  )
  return new Map(
    [...found].flatMap(([base, fields]): [string, string[]][] => {
      if (!Object.hasOwn(value, base)) return fields.length > 1 ? [[base, fields]] : []
      const beside = fields.filter(
        (name) => sureSuffix.test(suffixOf(name)) && areOfOneType(value[name], value[base]),
      )
      return beside.length > 0 ? [[base, [base, ...beside]]] : []
    }),
  )
}

const areOfOneType = (one: unknown, other: unknown): boolean =>
  (typeof one === 'string' || isObject(one) || Array.isArray(one)) &&
  typeof one === typeof other &&
  Array.isArray(one) === Array.isArray(other)

/** The language of a field whose name is that of another, or ends with a language. */
const languageAfter = (base: string, name: string): string => (name === base ? unnamed : suffixOf(name))

const maxDepth = 12

const collect = (value: unknown, found: Set<string>, depth: number): void => {
  if (depth > maxDepth || typeof value !== 'object' || value === null) return
  if (isObject(value)) {
    for (const name of [...languagesOf(value), ...languagesOfOption(value)])
      found.add(languageOf(name) ?? name)
    for (const [base, fields] of suffixedIn(value))
      for (const name of fields) found.add(languageAfter(base, name))
  }
  for (const one of Object.values(value)) collect(one, found, depth + 1)
}

/** The languages in which a file says its texts, the first one first, which may be unnamed; none for most files. */
export const languagesIn = (value: unknown): string[] => {
  const found = new Set<string>()
  collect(value, found, 0)
  return [...found]
    .toSorted((one, other) => Number(other === unnamed) - Number(one === unnamed))
    .slice(0, translationLimits.languages + 1)
}

/** A file with its texts in one language, or in the first one where that is missing. */
export const inLanguage = (value: unknown, language: string, depth = 0): unknown => {
  if (depth > maxDepth || typeof value !== 'object' || value === null) return value
  const read = (one: unknown): unknown => inLanguage(one, language, depth + 1)
  if (!isObject(value)) return Object.values(value).map(read)
  const languages = languagesOf(value)
  if (languages.length > 0) {
    const wanted = languages.find((name) => languageOf(name) === language)
    return read(value[wanted ?? elementAt(languages, 0)])
  }
  const ofOption = languagesOfOption(value)
  if (ofOption.length > 0) {
    const wanted = ofOption.find((name) => languageOf(name) === language) ?? elementAt(ofOption, 0)
    const others = Object.entries(value).filter(([name]) => !ofOption.includes(name))
    return { text: value[wanted], ...Object.fromEntries(others) }
  }
  const suffixed = suffixedIn(value)
  const entries = Object.entries(value).flatMap(([name, one]): [string, unknown][] => {
    const [base] = [...suffixed].find(([, fields]) => fields.includes(name)) ?? []
    if (base === undefined) return [[name, read(one)]]
    const fields = suffixed.get(base) ?? []
    const wanted = fields.find((field) => languageAfter(base, field) === language) ?? elementAt(fields, 0)
    return name === wanted ? [[base, read(one)]] : []
  })
  return Object.fromEntries(entries)
}
