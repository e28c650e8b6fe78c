import type { ExportedQuiz } from '../exported-quiz.ts'
import type { Content } from '../../entry/entry.ts'
import { escapeXml, htmlOf, xhtml } from '../html.ts'

export type QtiVersion = '2.2' | '3.0'

/** How each version spells names and identifies its schemas. */
const dialects = {
  '2.2': {
    name: (name: string) => name,
    attribute: (name: string) => name,
    namespace: 'http://www.imsglobal.org/xsd/imsqti_v2p2',
    itemType: 'imsqti_item_xmlv2p2',
    testType: 'imsqti_test_xmlv2p2',
    template: 'http://www.imsglobal.org/question/qti_v2p2/rptemplates/match_correct',
    schema: 'QTIv2.2 Package',
  },
  '3.0': {
    name: (name: string) => `qti-${hyphenated(name)}`,
    attribute: (name: string) => hyphenated(name),
    namespace: 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0',
    itemType: 'imsqti_item_xmlv3p0',
    testType: 'imsqti_test_xmlv3p0',
    template: 'https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/match_correct.xml',
    schema: 'QTI Package',
  },
} as const

const hyphenated = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

export const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
export const itemName = (index: number): string => `items/question-${index + 1}.xml`

export type QtiMarkup = {
  version: QtiVersion
  dialect: (typeof dialects)[QtiVersion]
  /** Writes an element. Its name and attributes are given as in QTI 2. */
  element: (name: string, attributes: Record<string, string | number>, ...children: string[]) => string
  /** Writes a whole file from its root element. */
  file: (root: string) => string
  /** Writes a text, its equation and its image. `paragraph` writes the text, if it is written in a way of its own. */
  html: (content: Content, images: ExportedQuiz['images'], paragraph?: (text: string) => string) => string
  /** The attribute by which an element without a text of its own refers to what a text is in other languages. */
  inCatalogue?: (text: string) => Record<string, string>
}

export const qtiMarkup = (version: QtiVersion): QtiMarkup => {
  const dialect = dialects[version]
  return {
    version,
    dialect,
    element: (name, attributes, ...children) => {
      const tag = dialect.name(name)
      const written = Object.entries(attributes)
        .map(([key, value]) => ` ${dialect.attribute(key)}="${escapeXml(String(value))}"`)
        .join('')
      return `<${tag}${written}>${children.join('')}</${tag}>`
    },
    file: (root) => declaration + root.replace(/^<[\w-]+/, `$& xmlns="${dialect.namespace}"`) + '\n',
    html: (content, images, paragraph = xhtml.paragraph) => {
      const found = images.get(content.image)
      const sourceOf = (link: string) => (found ? `../images/${encodeURIComponent(found.name)}` : link)
      return htmlOf(content, sourceOf, { ...xhtml, paragraph })
    },
  }
}
