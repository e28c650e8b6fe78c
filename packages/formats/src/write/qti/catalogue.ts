import { entryOf } from '@quizwright/domain/defined.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { catalogueOf } from '../../qti/in-language.ts'
import { xhtml } from '../html.ts'
import { translationsByText } from '../translated-texts.ts'
import type { QtiMarkup } from './qti-markup.ts'

/** The markup of an item whose texts refer to its catalogue, and the catalogue with their translations. */
export type Catalogued = { qti: QtiMarkup; catalogue: () => string }

/** QTI 3 has what a text is in other languages in a catalogue of its item, to which the text refers. QTI 2 has none. */
export const withCatalogue = (qti: QtiMarkup, question: QuestionContent): Catalogued => {
  const translated = translationsByText(question)
  if (qti.version !== '3.0' || translated.size === 0) return { qti, catalogue: () => '' }
  const names = new Map<string, string>()
  const nameOf = (text: string): string => {
    const name = names.get(text) ?? `text-${names.size + 1}`
    names.set(text, name)
    return name
  }
  const paragraph = (text: string): string =>
    translated.has(text)
      ? xhtml.paragraph(text).replace(/^<p/, `<p ${catalogueOf}="${nameOf(text)}"`)
      : xhtml.paragraph(text)
  const { element } = qti
  const catalogue = (): string =>
    element(
      'catalogInfo',
      {},
      ...[...names].map(([text, id]) =>
        element(
          'catalog',
          { id },
          element(
            'card',
            { support: 'keyword-translation' },
            ...entryOf(translated, text).map((one) =>
              element(
                'cardEntry',
                { 'xml:lang': one.language },
                element('htmlContent', {}, xhtml.paragraph(one.text)),
              ),
            ),
          ),
        ),
      ),
    )
  return { qti: { ...qti, html: (content, images) => qti.html(content, images, paragraph) }, catalogue }
}
