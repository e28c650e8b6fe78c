import type { Row } from '@quizwright/contracts/define.ts'
import { id } from '@quizwright/domain/schemas/text.ts'

/** The parts of a schema that are followed: fields of objects, elements of lists, alternatives, wrapped types. */
type Schema = {
  _zod: {
    def: {
      shape?: Record<string, Schema>
      options?: readonly Schema[]
      element?: Schema
      innerType?: Schema
      in?: Schema
      valueType?: Schema
      type: string
    }
  }
}
type Leaf = { path: string; schema: Schema }

const leavesOf = (schema: Schema, at: string): Leaf[] => {
  const { shape, options, element, innerType, in: input, valueType } = schema._zod.def
  if (shape) return Object.entries(shape).flatMap(([key, part]) => leavesOf(part, `${at}.${key}`))
  if (options) return options.flatMap((option) => leavesOf(option, at))
  const inner = element ?? innerType ?? input ?? valueType
  return inner ? leavesOf(inner, at) : [{ path: at, schema }]
}

const isIdSchema = ({ schema }: Leaf): boolean => schema === (id as unknown)
const pathsOf = (leaves: readonly Leaf[]): string[] => [...new Set(leaves.map(({ path }) => path))]

export const idPlaces = (schema: Schema, at: string): string[] =>
  pathsOf(leavesOf(schema, at).filter(isIdSchema))

/** All values that a call of this row sends. `fields` are those beside an uploaded file. */
const leavesIn = (row: Row): Leaf[] =>
  Object.entries({
    params: row.params,
    query: row.query,
    body: row.body,
    fields: row.upload?.fields,
  }).flatMap(([part, schema]) => (schema ? leavesOf(schema as unknown as Schema, part) : []))

/**
 * The paths of all ids in a call of this row, also inside lists: `params.id`, `body.quiz_id`. They are
 * recognized by their schema.
 */
export const idsIn = (row: Row): string[] => pathsOf(leavesIn(row).filter(isIdSchema))

const namedLikeId = /(?:^|[._])ids?$|[a-z]Ids?$/

/** Texts whose name says that they are ids, but whose schema does not. */
export const disguisedIdsIn = (row: Row): string[] =>
  pathsOf(
    leavesIn(row).filter(
      (leaf) => leaf.schema._zod.def.type === 'string' && !isIdSchema(leaf) && namedLikeId.test(leaf.path),
    ),
  )
