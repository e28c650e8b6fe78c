import type { RawQuestion } from '../entry/entry.ts'
import { bytesOfDataUrl } from '../entry/file-images.ts'
import { brokenXml } from '../xml/broken-xml.ts'
import { readXml } from '../xml/read-xml.ts'
import type { Element } from '../xml/tree.ts'
import { withAmpersands } from '../xml/with-ampersands.ts'
import { normalTree } from './normal-tree.ts'
import type { ItemPlace } from './item-place.ts'
import { itemInLanguage, languagesOfItem } from './in-language.ts'
import { withMarkupOfCdata } from './markup-in-cdata.ts'
import { readItem } from './read-item.ts'

/** Reads images from `data:` URLs, for files outside a package. */
export const withoutPackage: Pick<ItemPlace, 'readImage'> = { readImage: bytesOfDataUrl }

const markupRead = 'HTML in its texts, which QTI does not know there, was read as text: check it'

const readWritten = (element: Element, source: string, place: ItemPlace): RawQuestion => {
  const item = normalTree(element)
  const withMarkup = withMarkupOfCdata(item, source)
  if (!withMarkup) return readInLanguages(item, source, place)
  const read = readInLanguages(withMarkup, source, place)
  return { ...read, hints: [...(read.hints ?? []), markupRead] }
}

const readInLanguages = (item: Element, source: string, place: ItemPlace): RawQuestion => {
  const languages = languagesOfItem(item)
  const read = readItem(item, source, place)
  return languages.length === 0
    ? read
    : {
        ...read,
        inLanguages: languages.map((language) => ({
          language,
          raw: readItem(itemInLanguage(item, language), source, place),
        })),
      }
}

/** Reads the items of one file of QTI 2 or 3. */
export function* readQtiItems(xml: string, place: ItemPlace = withoutPackage): Generator<RawQuestion> {
  const text = withAmpersands(xml)
  const parts = readXml(text, ['assessmentItem', 'qti-assessment-item'])
  let next = parts.next()
  for (; !next.done; next = parts.next()) yield readWritten(next.value.element, next.value.source, place)
  if (next.value) yield brokenXml(next.value, place.file)
}
