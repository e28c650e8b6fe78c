import type { OwnedKind, Row } from '@quizwright/contracts/define.ts'
import { defined, elementAt } from '@quizwright/domain/defined.ts'
import type { Role } from '@quizwright/domain/rules/role.ts'
import { createOwnedObject } from '../support/owned-objects.ts'
import { replaceAt } from '../support/placeholders.ts'
import type { Parts } from '../support/send-row.ts'
import type { Instructor } from '../support/world.ts'

export const personalKinds: readonly OwnedKind[] = ['file', 'job']
export const ownedIn = (row: Row) => Object.entries(row.scope?.owned ?? {})
const flatten = (example: Row['example']): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(example).flatMap(([part, values]) =>
      Object.entries(values ?? {}).map(([key, value]) => [`${part}.${key}`, value]),
    ),
  )

/** Whether the example of a row names, at a path, an object of whoever sends it. */
const isNamed = (row: Row, path: string): boolean =>
  ![undefined, '$foreignQuiz'].includes(flatten(row.example)[path] as string)

/** The example with an object of the owner at the first path of a quiz, where the example names none. */
export const ofOwner = async (owner: Instructor, row: Row, example: Parts): Promise<Parts> => {
  const places = ownedIn(row).filter(([, kind]) => !personalKinds.includes(kind))
  if (places.some(([path]) => isNamed(row, path))) return example
  const [path, kind] = elementAt(places, 0)
  return replaceAt(example, path, await createOwnedObject(kind, owner))
}

/** The example of an owner as a colleague would send it: with their own id, and files of their own. */
export const askedBy = async (colleague: Instructor, row: Row, example: Parts): Promise<Parts> => {
  let parts: Parts = example
  for (const path of row.scope?.instructor ?? []) parts = replaceAt(parts, path, colleague.uid)
  for (const [path, kind] of ownedIn(row))
    if (personalKinds.includes(kind)) parts = replaceAt(parts, path, await createOwnedObject(kind, colleague))
  return parts
}

/** Whether the example of a row names a result. */
export const namesResult = (row: Row): boolean =>
  ownedIn(row).some(([path, kind]) => kind === 'result' && path in flatten(row.example))

/** The lowest role that reaches a row. A result has a name, so a viewer reaches none. */
export const neededFor = (row: Row): Role => {
  const right = defined(defined(row.scope, 'row.scope').right, 'row.scope.right')
  return namesResult(row) && right === 'viewer' ? 'marker' : right
}
