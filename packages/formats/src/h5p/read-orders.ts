import { emptyContent } from '../entry/entry.ts'
import { lookUp } from '../entry/look-up.ts'
import type { OrderingRule } from '@quizwright/domain/kinds/ordering/schema.ts'
import { listOf, objectOf, stringOf } from './part-reader.ts'
import type { ReadPart } from './read-part.ts'

const rules: Readonly<Record<string, OrderingRule>> = { positions: 'places', transitions: 'neighbours' }

/** Paragraphs in their right order. Neighbours earn the marks unless the file says otherwise. */
export const readSortParagraphs: ReadPart = (params, part) => {
  const rule = lookUp(rules, stringOf(objectOf(params.behaviour).scoringMode)) ?? 'neighbours'
  const paragraphs = Array.isArray(params.paragraphs) ? params.paragraphs : []
  return [
    {
      kind: 'ordering',
      content: part.withMedia(part.html(params.taskDescription), params.media),
      ordered: { items: paragraphs.map((paragraph) => part.html(paragraph)), rule },
    },
  ]
}

/** Images in their right order, of which each at its place earns a part. */
export const readImageSequencing: ReadPart = (params, part) => [
  {
    kind: 'ordering',
    content: part.html(params.taskDescription),
    ordered: {
      items: listOf(params.sequenceImages).map(({ image, imageDescription }) => ({
        ...emptyContent,
        text: part.html(imageDescription).text,
        image: part.image(image) ?? '',
      })),
      rule: 'places',
    },
  },
]
