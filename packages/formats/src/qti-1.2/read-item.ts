import { inQti12 } from '../conservation/exceptions.ts'
import { seenInXml } from '../conservation/seen-in-markup.ts'
import type { ContentContext } from '../content/content-of-nodes.ts'
import type { RawQuestion } from '../entry/entry.ts'
import type { Kind } from '../entry/kinds.ts'
import { aroundItem, readImages, type ItemPlace, titleLost } from '../qti/item-place.ts'
import { attribute, childrenNamed, childNamed, descendants, type Element, find, textOf } from '../xml/tree.ts'
import { contentOfMaterials, materialsIn } from './material.ts'
import { readFeedback12 } from './read-feedback.ts'
import { readAreas } from './read-areas.ts'
import { readCalculated12 } from './read-calculated.ts'
import { filledBy, withoutNames } from '../entry/named-gaps.ts'
import { readResponse } from './read-response.ts'
import { scoresIn } from './read-scores.ts'
import { greatestOf } from '../long-lists.ts'
import { defined } from '@quizwright/domain/defined.ts'

/** Our own field. QTI has none for it. */
export const marksByHandField = 'self_assigned_weightage'

/** Reads one item of QTI 1.2. */
export const readItem12 = (item: Element, source: string, place: ItemPlace): RawQuestion => {
  const without: string[] = []
  const images = readImages(place.readImage)
  const context: ContentContext = { findImage: images.link, without }
  const fields = metadataOf(item)
  const presentation = childNamed(item, 'presentation')
  const content = contentOfMaterials(presentation ? materialsIn(presentation) : [], context)
  const { gaps, ...response } = readResponse(item, fields, context)
  const { inText, ...drawn } = (response.kind === 'calculated' && readCalculated12(item)) || {}
  const read = { ...response, ...drawn }
  const areas =
    read.kind === 'position'
      ? readAreas(item, context, (link) => images.all().find((one) => one.link === link)?.bytes)
      : undefined
  const filled = gaps && filledBy(content.text, gaps)
  const feedback = readFeedback12(item, context)
  const marks = marksOf(fields) ?? scoredMarks(item, read.kind)
  return {
    ...read,
    ...(read.kind === 'information' && { isPassage: true }),
    ...aroundItem(item, place),
    source,
    seen: withoutNames(seenInXml(withoutCoordinates(item), inQti12), filled ? defined(gaps, 'gaps') : []),
    content:
      areas?.text && content.text === ''
        ? { ...content, text: areas.text }
        : { ...content, text: inText?.(content.text) ?? content.text },
    ...(areas?.marked && { marked: areas.marked, hints: areas.hints ?? [] }),
    ...(filled && { filled }),
    ...feedback,
    ...(marks !== undefined && { marks }),
    hasMarksByHand: fields.get(marksByHandField) === 'true',
    ...difficultyOf(item, fields),
    tags: [...(place.tags ?? []), ...splitTags(fields.get('qmd_keywords') ?? '')],
    without: [
      ...titleLost(attribute(item, 'title'), attribute(item, 'ident'), content),
      ...without,
      ...(read.without ?? []),
      ...(areas?.without ?? []),
      ...notesLost(item, fields),
      ...(childrenNamed(item, 'hint').some((hint) => textOf(hint).trim() !== '') ? ['its hints'] : []),
    ],
    images: images.all(),
  }
}

/** Coordinates are texts of labels, which nobody sees. */
const withoutCoordinates = (element: Element): Element => ({
  ...element,
  children: element.children.flatMap((child): Element['children'] => {
    if (typeof child === 'string') return [child]
    const isOfImage = element.name === 'render_hotspot' && child.name === 'response_label'
    return isOfImage ? [] : [withoutCoordinates(child)]
  }),
})

/** The fields with the marks of a question in Canvas, Brightspace, Common Cartridge and Blackboard. */
const markFields = ['points_possible', 'qmd_weighting', 'cc_weighting', 'qmd_absolutescore_max']

const marksOf = (fields: ReadonlyMap<string, string>): number | undefined =>
  markFields.map((name) => Number(fields.get(name))).find((marks) => Number.isFinite(marks) && marks > 0)

/** Canvas and other tools write full marks as 100 %, whatever the question gives. */
const wholeInPercent = 100

/**
 * Derives the marks from the scoring if the metadata do not give them: Sakai declares the greatest score, and
 * ILIAS sets it for the correct option. With several correct options no single one sets the full score, so it
 * is unknown.
 */
const scoredMarks = (item: Element, kind: Kind): number | undefined => {
  const declared = descendants(item, 'decvar').map((score) => Number(attribute(score, 'maxvalue') ?? 'NaN'))
  const scoreOf = scoresIn(item)
  const set = descendants(item, 'respcondition').map((condition) => scoreOf(condition) ?? NaN)
  const hasOneRight = kind === 'oneRight' || kind === 'trueFalse'
  const marks = [declared, hasOneRight ? set : []]
    .map((scores) => greatestOf(scores.filter((score) => score > 0)))
    .find(Number.isFinite)
  return marks === wholeInPercent ? undefined : marks
}

/** Blackboard and Brightspace write the same default difficulty for every question, so it is ignored. */
const difficultyOf = (
  item: Element,
  fields: ReadonlyMap<string, string>,
): Pick<RawQuestion, 'difficulty'> => {
  const written = fields.get('qmd_levelofdifficulty')
  if (written !== undefined && written !== 'School') return { difficulty: written }
  const level = textOf(find(item, 'itemproc_extension', 'difficulty')).trim()
  return level === '' || level === '1' ? {} : { difficulty: level }
}

/** What authors write for each other. */
const notesLost = (item: Element, fields: ReadonlyMap<string, string>): string[] => [
  ...((fields.get('qmd_instructornotes') ?? '') === '' ? [] : ['its notes for instructors']),
  ...(textOf(childNamed(item, 'qticomment')).trim() === '' ? [] : ['its comment']),
]

/** Semicolons separate where there are any, so that a name may hold a comma. */
const splitTags = (written: string): string[] => written.split(written.includes(';') ? ';' : ',')

/** The metadata of an item: fields by label and elements by name, both in lower case. */
const metadataOf = (item: Element): Map<string, string> => {
  const fields = new Map<string, string>()
  // If a label occurs twice, the first one counts.
  for (const field of descendants(item, 'qtimetadatafield', 'qti_metadatafield').reverse())
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
