import type { Row } from '@quizwright/contracts/define.ts'
import { type ObjectMaker, objectMakers, readingObjectMakers } from './owned-objects.ts'
import { fillPlaceholders } from './placeholders.ts'
import type { Parts } from './send-row.ts'
import type { Instructor } from './world.ts'

const placeholdersIn = (row: Row): readonly string[] => [
  ...new Set(JSON.stringify(row.example).match(/(?<=")\$[A-Za-z0-9]+(?=")/g) ?? []),
]

const makerOf = (row: Row, name: string, withStudents: boolean): ObjectMaker => {
  const makers = row.method === 'GET' && withStudents ? readingObjectMakers : objectMakers
  const make = makers[name]
  if (!make)
    throw new Error(
      `The example of ${row.path} names ${name}, which tests/support/owned-objects.ts does not make.`,
    )
  return make
}

/**
 * The example of a row with new objects of an instructor. Only the objects that it names are created. Without
 * students, a reading request finds a quiz that nobody has taken.
 */
export const exampleOf = async (
  row: Row,
  instructor: Instructor,
  { withStudents = true } = {},
): Promise<Parts> => {
  const objects: Record<string, unknown> = {}
  for (const name of placeholdersIn(row)) objects[name] = await makerOf(row, name, withStudents)(instructor)
  return fillPlaceholders(row.example, objects) as Parts
}

/** Returns the example of a row, with objects that examples share. */
export type SharedExamples = (row: Row) => Promise<Parts>

/**
 * Examples of many rows with shared objects, each created once, because creating objects takes far longer
 * than the request itself. Only for requests that change nothing, because they read or are refused.
 */
export const createSharedExamples = (instructor: Instructor): SharedExamples => {
  const created = new Map<ObjectMaker, Promise<unknown>>()
  return async (row) => {
    const objects: Record<string, unknown> = {}
    for (const name of placeholdersIn(row)) {
      const make = makerOf(row, name, true)
      const object = created.get(make) ?? make(instructor)
      created.set(make, object)
      objects[name] = await object
    }
    return fillPlaceholders(row.example, objects) as Parts
  }
}
