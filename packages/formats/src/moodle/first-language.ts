/** The beginning of a text in one language. The text ends where the next one begins, so that it is read once. */
const begin = String.raw`<span\s+(?=[^>]{0,300}class="multilang")(?=[^>]{0,300}lang="([\w-]+)")[^>]{0,300}>`
const nextSpan = String.raw`<span\s[^>]{0,300}class="multilang"`
const span = new RegExp(String.raw`${begin}((?:(?!${nextSpan})[^])*?)<\/span>`, 'gi')
const mark = /\{mlang\s+([\w,-]+)\}((?:(?!\{mlang\s)[^])*?)\{mlang\}/gi

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
