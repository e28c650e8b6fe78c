/** What a page knows of its reader; servers have neither. */
type Page = {
  document?: { documentElement: { lang: string } }
  navigator?: { languages?: readonly string[] }
}

/**
 * The locale for numbers, percentages and dates: that of the reader if it is of the language of the page, such as en-GB
 * for an English page, otherwise the language of the page. Servers write English.
 */
export const pageLocale = (): string => {
  const { document, navigator } = globalThis as Page
  const language = document?.documentElement.lang || 'en'
  const own =
    document && navigator?.languages?.find((locale) => locale.split('-')[0] === language.split('-')[0])
  const locale = own ?? language
  // Digits are 0 to 9 in all languages; ar-EG alone would have others.
  return language.split('-')[0] === 'en' ? locale : `${locale}-u-nu-latn`
}

/**
 * How a date with its time is written: "Nov 14, 2026, 5:20 PM". Its parts are named, because in Arabic a `dateStyle` of
 * this length has digits only, which some readers take for month and day, others for day and month.
 */
export const dateAndTime = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
} as const satisfies Intl.DateTimeFormatOptions

/** Makes one formatter for each locale, at its first use: on a slow phone, each takes more than 10 ms. */
export const perLocale = <Format>(make: (locale: string) => Format): (() => Format) => {
  const made = new Map<string, Format>()
  return () => {
    const locale = pageLocale()
    const format = made.get(locale) ?? make(locale)
    made.set(locale, format)
    return format
  }
}
