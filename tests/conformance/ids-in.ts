import type { Row } from '@quizwright/contracts/define.ts'
import { id } from '@quizwright/contracts/schemas/text.ts'

/** The parts of a schema that are followed: fields of objects, elements of lists, optional types. */
type Schema = { _zod: { def: { shape?: Record<string, Schema>; element?: Schema; innerType?: Schema } } }

export const idPlaces = (schema: Schema, at: string): string[] => {
  if (schema === (id as unknown)) return [at]
  const { shape, element, innerType } = schema._zod.def
  if (shape) return Object.entries(shape).flatMap(([key, part]) => idPlaces(part, `${at}.${key}`))
  const inner = element ?? innerType
  return inner ? idPlaces(inner, at) : []
}

/**
 * The paths of all ids in a call of this row, also inside lists: `params.id`, `body.quiz_id`. They are
 * recognized by their schema.
 */
export const idsIn = (row: Row): string[] =>
  (['params', 'query', 'body'] as const).flatMap((part) =>
    row[part] ? idPlaces(row[part] as unknown as Schema, part) : [],
  )
