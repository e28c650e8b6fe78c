import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { catalogueOf } from '../../qti/in-language.ts'
import { xhtml } from '../html.ts'
import { type InLanguage, translationsByText, wordsInLanguages } from '../translated-texts.ts'
import { atPlaces } from './places-in-text.ts'
import type { QtiMarkup } from './qti-markup.ts'

/** The markup of an item whose texts refer to its catalogue, and the catalogue with their translations. */
export type Catalogued = { qti: QtiMarkup; catalogue: () => string }

/** A text within a paragraph. */
const span = (text: string): string =>
  xhtml
    .paragraph(text)
    .replace(/^<p[^>]*>/, '<span>')
    .replace(/<\/p>$/, '</span>')

/** QTI 3 has what a text is in other languages in a catalogue of its item, to which the text refers. QTI 2 has none. */
export const withCatalogue = (qti: QtiMarkup, question: QuestionContent): Catalogued => {
  const translated = translationsByText(question)
  if (qti.version !== '3.0' || translated.size === 0) return { qti, catalogue: () => '' }
  const around = wordsInLanguages(question)
  const names = new Map<string, string>()
  const entries: string[] = []
  const { element } = qti
  /** The name of an entry, which is written once. */
  const nameOf = (key: string, others: readonly InLanguage[], write: (text: string) => string): string => {
    const known = names.get(key)
    if (known !== undefined) return known
    const name = `text-${names.size + 1}`
    names.set(key, name)
    const inLanguages = others.map((one) =>
      element('cardEntry', { 'xml:lang': one.language }, element('htmlContent', {}, write(one.text))),
    )
    entries.push(
      element('catalog', { id: name }, element('card', { support: 'keyword-translation' }, ...inLanguages)),
    )
    return name
  }
  const paragraph = (text: string): string => {
    const others = translated.get(text)
    const pieces = around && atPlaces(text)
    if (pieces && pieces.words.length === around.length) {
      const written = around.map(({ words, others: same }, index) => {
        const name = nameOf(`words ${index}`, same, span)
        const inside = span(words).replace(/^<span/, `<span ${catalogueOf}="${name}"`)
        return `${inside}${pieces.places[index] ?? ''}`
      })
      return xhtml.paragraph('').replace(/(?=<\/p>$)/, () => written.join(''))
    }
    return others
      ? xhtml.paragraph(text).replace(/^<p/, `<p ${catalogueOf}="${nameOf(text, others, xhtml.paragraph)}"`)
      : xhtml.paragraph(text)
  }
  const inCatalogue = (text: string): Record<string, string> => {
    const others = translated.get(text)
    return others ? { [catalogueOf]: nameOf(text, others, xhtml.paragraph) } : {}
  }
  return {
    qti: { ...qti, html: (content, images) => qti.html(content, images, paragraph), inCatalogue },
    catalogue: () => (entries.length === 0 ? '' : element('catalogInfo', {}, ...entries)),
  }
}
