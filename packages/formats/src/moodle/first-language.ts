const span = /<span\s+(?=[^>]*class="multilang")(?=[^>]*lang="([\w-]+)")[^>]*>([^]*?)<\/span>/gi
const mark = /\{mlang\s+([\w,-]+)\}([^]*?)\{mlang\}/gi

/** Keeps the first language of a multilingual text and reports the others as lost. */
export const firstLanguage = (text: string, without: string[]): string => {
  if (!/multilang|\{mlang/i.test(text)) return text
  let first: string | undefined
  const keep = (_: string, language: string, words: string): string => {
    first ??= language
    if (language === first) return words
    without.push(`its text in the language "${language}"`)
    return ''
  }
  return text.replace(span, keep).replace(mark, keep)
}
