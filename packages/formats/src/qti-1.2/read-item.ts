import type { ContentContext } from '../content/content-of-nodes.ts'
import type { Content, RawQuestion } from '../entry/entry.ts'
import { aroundItem, imagesOf, type ItemPlace, titleLost } from '../qti/item-place.ts'
import { attribute, childrenNamed, childNamed, descendants, type Element, textOf } from '../xml/tree.ts'
import { contentOfMaterials, materialsIn } from './material.ts'
import { readResponse } from './read-response.ts'

/** Reads one item of QTI 1.2. */
export const readItem12 = (item: Element, source: string, place: ItemPlace): RawQuestion => {
  const without: string[] = []
  const images = imagesOf(place.readImage)
  const context: ContentContext = { findImage: images.link, without }
  const fields = metadataOf(item)
  const presentation = childNamed(item, 'presentation')
  const content = contentOfMaterials(presentation ? materialsIn(presentation) : [], context)
  const read = readResponse(item, fields, context)
  const solution = solutionOf(item, context)
  const marks = Number(
    fields.get('points_possible') ?? fields.get('qmd_weighting') ?? fields.get('cc_weighting'),
  )
  return {
    ...read,
    ...aroundItem(item, place),
    source,
    content,
    ...(solution && { solution }),
    ...(Number.isFinite(marks) && marks > 0 && { marks }),
    ...(fields.has('qmd_levelofdifficulty') && { difficulty: fields.get('qmd_levelofdifficulty') }),
    tags: [...(place.tags ?? []), ...splitTags(fields.get('qmd_keywords') ?? '')],
    without: [
      ...titleLost(attribute(item, 'title'), attribute(item, 'ident'), content),
      ...without,
      ...(read.without ?? []),
    ],
    images: images.all(),
  }
}

/** Semicolons separate where there are any, so that a name may hold a comma. */
const splitTags = (written: string): string[] => written.split(written.includes(';') ? ';' : ',')

/** The metadata of an item: fields by their labels, and elements by their names, both in lower case. */
const metadataOf = (item: Element): Map<string, string> => {
  const fields = new Map<string, string>()
  for (const field of descendants(item, 'qtimetadatafield'))
    fields.set(
      textOf(childNamed(field, 'fieldlabel')).trim().toLowerCase(),
      textOf(childNamed(field, 'fieldentry')).trim(),
    )
  for (const metadata of childrenNamed(item, 'itemmetadata'))
    for (const child of metadata.children)
      if (typeof child !== 'string' && child.name !== 'qtimetadata')
        fields.set(child.name.toLowerCase(), textOf(child).trim())
  return fields
}

/** Feedback that is shown whatever was answered is the solution; any other is lost. */
const solutionOf = (item: Element, context: ContentContext): Content | undefined => {
  const feedback = childrenNamed(item, 'itemfeedback').filter((one) => textOf(one).trim() !== '')
  const isGeneral = (one: Element): boolean =>
    /^(?:general(?:_fb|_all)?|solution.*)$/i.test(attribute(one, 'ident') ?? '') ||
    descendants(one, 'solution').length > 0
  const general = feedback.find(isGeneral)
  if (feedback.some((one) => one !== general)) context.without.push('its feedback')
  return general && contentOfMaterials(materialsIn(general), context)
}
