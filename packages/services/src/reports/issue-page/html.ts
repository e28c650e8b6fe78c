/** Markup that is written here and not by anybody who uses the page. */
export type Html = { readonly markup: string }
type Part = Html | readonly Html[] | string | number | false | null | undefined

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => entities[character]!)

const print = (part: Part): string => {
  if (part === false || part === null || part === undefined) return ''
  if (typeof part === 'object') return 'markup' in part ? part.markup : part.map((one) => one.markup).join('')
  return escape(String(part))
}

/** A piece of a page: whatever is put in is escaped, unless it was made here too. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  markup: strings.map((text, at) => text + print(parts[at])).join(''),
})
