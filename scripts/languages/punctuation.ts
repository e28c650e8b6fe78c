import type { Language } from '../../packages/domain/src/language/languages.ts'

/** A rule of writing: what is written otherwise, and what it becomes. */
type Rule = readonly [RegExp, string]

/** The quotation marks of a language, for those of English and of typewriters. */
const quotes = (open: string, close: string, others = '“([^“”]*)”'): Rule[] => [
  [/"([^"]*)"/g, `${open}$1${close}`],
  [new RegExp(others, 'g'), `${open}$1${close}`],
]

/** A space that does not break, and the narrow one that French has before its high signs. */
const space = '\u00A0'
const narrow = '\u202F'

/** In Urdu and Arabic, commas between words. A sign alone names a key or a separator, and lists to type keep theirs. */
const ofArabicScript: Rule[] = [
  [/(?<=[\u0621-\u06D3}»“]),(?=\s[\u0600-\u06FF{«”“])/g, '،'],
  [/(?<=[\u0621-\u06D3}»“]);(?=\s[\u0600-\u06FF{«”“])/g, '؛'],
  [/(?<=[\u0621-\u06D3}»“])\?/g, '؟'],
]

const rules: Readonly<Record<Exclude<Language, 'en'>, readonly Rule[]>> = {
  fr: [
    ...quotes(`«${space}`, `${space}»`),
    [/«[ \u202F]?(?=[^\s\u00A0\u202F])/g, `«${space}`],
    [/(?<=[^\s\u00A0\u202F])[ \u202F]?»/g, `${space}»`],
    [/(?<=[\p{L}\d)}»])[ \u202F]?:(?=\s|$)/gu, `${space}:`],
    [/(?<=[\p{L}\d)}»%])[ \u00A0]?(?=[;?!](?:[\s\u00A0»)]|$))/gu, narrow],
    [/(?<=(?:(?<![@\d])\d+|\}))[ \u00A0]?%/g, `${narrow}%`],
    [/(?<=\p{L})'(?=\p{L})/gu, '’'],
  ],
  es: [...quotes('«', '»'), [/(?<=(?:(?<![@\d])\d+|\})) ?%/g, `${space}%`]],
  ar: [...quotes('«', '»'), ...ofArabicScript],
  ur: [
    // The two marks are the same, and stand the other way round: only a word right behind it shows an English one.
    ...quotes('”', '“', String.raw`“(?=[^\s،۔؛؟:)])([^“”]*)(?<=\S)”`),
    [/«([^«»]*)»/g, '”$1“'],
    ...ofArabicScript,
    [/(?<=[\u0621-\u06D3}“])\.(?=\s|$)/g, '۔'],
  ],
  hi: [...quotes('“', '”', '«([^«»]*)»'), [/(?<=[\u0900-\u094D}”])(?<!सं)\.(?=\s|$)/g, '।']],
}

/** A text with the quotation marks, stops and spaces of its language. */
export const inPunctuationOf = (language: Exclude<Language, 'en'>, text: string): string =>
  rules[language].reduce((written, [found, sign]) => written.replaceAll(found, sign), text)
