import { exactEquation, exactText } from '../content/exact-classes.ts'
import type { Content } from '../entry/entry.ts'

/** A text as HTML, in which a line break is a character: no exporter or importer folds it. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"\u0000-\u0008\n\r\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, (character) => {
    const named: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
    return named[character] ?? `&#${character.charCodeAt(0)};`
  })

/** The same for XML, which can not hold control characters at all. */
export const escapeXml = (text: string): string =>
  escapeHtml(text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ''))

/** A text, its equation and its image as HTML. */
export const htmlOf = (
  { text, equation, image }: Content,
  sourceOf: (link: string) => string | undefined,
  escape = escapeHtml,
): string => {
  const source = image === '' ? undefined : sourceOf(image)
  return [
    ...(text === '' ? [] : [`<p class="${exactText}" style="white-space: pre-wrap">${escape(text)}</p>`]),
    ...(equation === '' ? [] : [`<p class="${exactEquation}">${escape(String.raw`\(${equation}\)`)}</p>`]),
    ...(source === undefined ? [] : [`<p><img src="${escape(source)}" alt=""/></p>`]),
  ].join('')
}
