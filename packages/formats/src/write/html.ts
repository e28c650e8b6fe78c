import { exactEquation, exactText } from '../content/exact-classes.ts'
import type { Content } from '../entry/entry.ts'
import { numberCharacters, withoutUnwritable } from './xml-characters.ts'
import { entryOf } from '@quizwright/domain/defined.ts'

const named: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/**
 * Escapes a text as HTML. Line breaks are character references, so that no exporter or importer folds them.
 */
export const escapeHtml = (text: string): string =>
  numberCharacters(text.replace(/[&<>"]/g, (character) => entryOf(named, character)))

/** Escapes a text as XML, which cannot hold control characters at all. */
export const escapeXml = (text: string): string => escapeHtml(withoutUnwritable(text))

type Markup = { escape: (text: string) => string; paragraph: (text: string) => string }

export const html: Markup = {
  escape: escapeHtml,
  paragraph: (text) => `<p class="${exactText}" style="white-space: pre-wrap">${escapeHtml(text)}</p>`,
}

/** The XHTML of QTI. Its schemas allow no styles, so line ends are elements. */
export const xhtml: Markup = {
  escape: escapeXml,
  paragraph: (text) => `<p class="${exactText}">${text.split('\n').map(escapeXml).join('<br/>')}</p>`,
}

/** Writes a text, its equation and its image as markup. */
export const htmlOf = (
  { text, equation, image, description = '' }: Content,
  sourceOf: (link: string) => string | undefined,
  { escape, paragraph } = html,
): string => {
  const source = image === '' ? undefined : sourceOf(image)
  return [
    ...(text === '' ? [] : [paragraph(text)]),
    ...(equation === '' ? [] : [`<p class="${exactEquation}">${escape(String.raw`\(${equation}\)`)}</p>`]),
    ...(source === undefined ? [] : [`<p><img src="${escape(source)}" alt="${escape(description)}"/></p>`]),
  ].join('')
}
