import { joinEquation } from '../content/formulas.ts'
import { contentOfNodes, type ContentContext } from '../content/content-of-nodes.ts'
import { childNamed, childrenNamed, type Element } from '../xml/tree.ts'
import type { ItemPlace } from './item-place.ts'

type Stimulus = { paragraph: string; image: string }

/**
 * Reads the texts that an item shares with others from their own files. They become the paragraph of the
 * question. `item` is a normalized tree.
 */
export const readStimulus = (item: Element, place: ItemPlace, context: ContentContext): Stimulus => {
  const references = childrenNamed(item, 'assessmentstimulusref')
  // A text is shown once, however often an item refers to it.
  const addresses = new Set(references.map(({ attributes }) => attributes.href ?? ''))
  const contents = [...addresses].flatMap((address) => {
    const body = childNamed(place.readShared?.(address), 'stimulusbody')
    if (body) return [contentOfNodes(body.children, context)]
    context.without.push(`the text "${address.slice(-80)}", which the file does not hold`)
    return []
  })
  const images = contents.flatMap(({ image }) => (image === '' ? [] : [image]))
  if (images.length > 1) context.without.push('further images of its texts')
  const texts = [place.paragraph ?? '', ...contents.map(joinEquation)]
  return { paragraph: texts.filter((text) => text !== '').join('\n\n'), image: images[0] ?? '' }
}
