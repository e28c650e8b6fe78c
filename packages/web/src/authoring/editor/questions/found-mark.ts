import { limits } from '@quizwright/domain/limits.ts'
import type { FieldName } from './fields.ts'

const searched: readonly FieldName[] = [
  'section',
  'page',
  'paragraph',
  'question',
  ...Array.from({ length: limits.maxOptions }, (_, index) => `option-${index}` as const),
  'interaction',
  'solution',
]

/** Styles that mark the field with the current match, for a card with `data-found`. */
export const foundMark = Object.fromEntries(
  searched.map((field) => [
    `&[data-found="${field}"] [data-field="${field}"]`,
    {
      outline: '2px solid',
      outlineColor: 'orange.solid',
      outlineOffset: '1px',
      borderRadius: 'l2',
    },
  ]),
)
