import type { RawQuestion } from '../entry/entry.ts'
import { bytesOfDataUrl } from '../entry/file-images.ts'
import { brokenXml } from '../xml/broken-xml.ts'
import { readXml } from '../xml/read-xml.ts'
import { withAmpersands } from '../xml/with-ampersands.ts'
import { normalTree } from './normal-tree.ts'
import type { ItemPlace } from './item-place.ts'
import { readItem } from './read-item.ts'

/** Reads images from `data:` URLs, for files outside a package. */
export const withoutPackage: Pick<ItemPlace, 'readImage'> = { readImage: bytesOfDataUrl }

/** Reads the items of one file of QTI 2 or 3. */
export function* readQtiItems(xml: string, place: ItemPlace = withoutPackage): Generator<RawQuestion> {
  const text = withAmpersands(xml)
  const parts = readXml(text, ['assessmentItem', 'qti-assessment-item'])
  let next = parts.next()
  for (; !next.done; next = parts.next())
    yield readItem(normalTree(next.value.element), next.value.source, place)
  if (next.value) yield brokenXml(next.value, place.file)
}
