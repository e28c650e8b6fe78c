import { countryCodes } from './country-codes.ts'
import { foldPlace } from './fold-place.ts'
import { otherSpellings } from './other-spellings.ts'

/** Used instead of the longer names in browsers and Node. */
const shorterNames: Readonly<Record<string, string>> = {
  CD: 'DR Congo',
  CG: 'Congo',
  HK: 'Hong Kong',
  MM: 'Myanmar',
  MO: 'Macao',
  PS: 'Palestine',
}

/** Further languages in which country names are understood: those of most students. */
const otherLanguages = ['ur', 'ar', 'fa', 'hi', 'bn', 'zh', 'tr', 'ru', 'de', 'fr', 'es', 'pt']

/** The formal parts of state names: "Islamic Republic of", "Kingdom of". */
const formalWords = (
  'islamic federal federative democratic socialist united arab hashemite bolivarian oriental plurinational republic ' +
  'kingdom state states sultanate commonwealth principality union and'
).split(' ')
const formalBeginning = new RegExp(`^(?:(?:${formalWords.join('|')}) )+of (?:the )?`)

type Names = { byCode: ReadonlyMap<string, string>; codeOf: ReadonlyMap<string, string> }

/** Both indexes are built on first use, because thousands of names take noticeable time. */
let english: Names | undefined
let inOtherLanguages: ReadonlyMap<string, string> | undefined

const codes = countryCodes.map((both) => both.slice(0, 2))

const namesIn = (language: string) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })

/** If two countries share a spelling, the first one keeps it. */
const collect = (spellings: Iterable<readonly [spelling: string | undefined, code: string]>) => {
  const codeOf = new Map<string, string>()
  for (const [spelling, code] of spellings) {
    const folded = foldPlace(spelling ?? '')
    if (folded !== '' && !codeOf.has(folded)) codeOf.set(folded, code)
  }
  return codeOf
}

const readEnglish = (): Names => {
  const known = namesIn('en')
  const byCode = new Map(codes.map((code) => [code, shorterNames[code] ?? known.of(code) ?? code]))
  const codeOf = collect([
    ...[...byCode].map(([code, name]) => [name, code] as const),
    ...codes.map((code) => [known.of(code), code] as const),
    ...codes.map((code) => [code, code] as const),
    ...countryCodes.map((both) => [both.slice(2), both.slice(0, 2)] as const),
    ...otherSpellings,
  ])
  return { byCode, codeOf }
}

const readOtherLanguages = () =>
  collect(
    otherLanguages.flatMap((language) => {
      const known = namesIn(language)
      return codes.map((code) => [known.of(code), code] as const)
    }),
  )

/** Returns the two-letter ISO 3166-1 code of a country in any known spelling, or undefined. */
export const countryCodeOf = (text: string): string | undefined => {
  english ??= readEnglish()
  const folded = foldPlace(text)
  const code = english.codeOf.get(folded) ?? english.codeOf.get(folded.replace(formalBeginning, ''))
  if (code !== undefined || folded === '') return code
  inOtherLanguages ??= readOtherLanguages()
  return inOtherLanguages.get(folded)
}

/** Returns the English name of a country in any known spelling. Returns other texts unchanged. */
export const countryNameOf = (text: string): string => {
  const code = countryCodeOf(text)
  return (code === undefined ? undefined : english?.byCode.get(code)) ?? text
}

/** Ranks a country's name for the typed text. A lower rank is better. */
const rankOf = (folded: string, typed: string): number => {
  if (folded.startsWith(typed)) return 1
  return folded.includes(` ${typed}`) ? 2 : 3
}

/**
 * Returns the names of countries that begin with or contain the typed text, best first. An exact code or spelling
 * comes first. Returns nothing for an empty text.
 */
export const suggestCountries = (text: string, atMost = 8): string[] => {
  english ??= readEnglish()
  const typed = foldPlace(text)
  if (typed === '') return []
  const exact = countryCodeOf(text)
  const spelled = [...otherSpellings]
    .filter(([spelling]) => spelling.startsWith(typed))
    .map(([, code]) => code)
  return [...english.byCode]
    .map(([code, name]) => {
      const folded = foldPlace(name)
      if (code === exact) return { name, rank: 0 }
      if (folded.includes(typed)) return { name, rank: rankOf(folded, typed) }
      return { name, rank: spelled.includes(code) ? 2 : Infinity }
    })
    .filter(({ rank }) => rank < Infinity)
    .toSorted((one, other) => one.rank - other.rank || one.name.localeCompare(other.name, 'en'))
    .slice(0, atMost)
    .map(({ name }) => name)
}
