import { exactEquation, exactText } from '../content/exact-classes.ts'
import type { Content } from '../entry/entry.ts'
import { numberCharacters, withoutUnwritable } from './xml-characters.ts'

const named: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text as HTML, in which a line break is a character: no exporter or importer folds it. */
export const escapeHtml = (text: string): string =>
  numberCharacters(text.replace(/[&<>"]/g, (character) => named[character]!))

/** The same for XML, which can not hold control characters at all. */
export const escapeXml = (text: string): string => escapeHtml(withoutUnwritable(text))

type Markup = { escape: (text: string) => string; paragraph: (text: string) => string }

const html: Markup = {
  escape: escapeHtml,
  paragraph: (text) => `<p class="${exactText}" style="white-space: pre-wrap">${escapeHtml(text)}</p>`,
}

/** The XHTML of QTI, whose schemas have no styles: line ends are elements. */
export const xhtml: Markup = {
  escape: escapeXml,
  paragraph: (text) => `<p class="${exactText}">${text.split('\n').map(escapeXml).join('<br/>')}</p>`,
}

/** A text, its equation and its image as markup. */
export const htmlOf = (
  { text, equation, image }: Content,
  sourceOf: (link: string) => string | undefined,
  { escape, paragraph } = html,
): string => {
  const source = image === '' ? undefined : sourceOf(image)
  return [
    ...(text === '' ? [] : [paragraph(text)]),
    ...(equation === '' ? [] : [`<p class="${exactEquation}">${escape(String.raw`\(${equation}\)`)}</p>`]),
    ...(source === undefined ? [] : [`<p><img src="${escape(source)}" alt=""/></p>`]),
  ].join('')
}
