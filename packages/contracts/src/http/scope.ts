import type { OwnedKind, Row } from '../define.ts'

/** The parsed parts of a request. */
export type RequestParts = { params: unknown; query: unknown; body: unknown }
export type { OwnedKind }

const textsAtPath = (parts: RequestParts, path: string): string[] => {
  let value: unknown = parts
  for (const key of path.split('.'))
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
  return (Array.isArray(value) ? value : [value]).filter((text) => typeof text === 'string')
}

/** Whether a request names an instructor other than the caller. */
export const namesAnotherInstructor = (row: Row, parts: RequestParts, userId: string): boolean =>
  (row.scope?.instructor ?? []).some((path) => textsAtPath(parts, path).some((text) => text !== userId))

/** Returns the ids in a request in whose objects the caller needs a role, with the kind of object. */
export const ownedIds = (row: Row, parts: RequestParts): { kind: OwnedKind; ids: string[] }[] =>
  Object.entries(row.scope?.owned ?? {})
    .map(([path, kind]) => ({ kind, ids: textsAtPath(parts, path) }))
    .filter(({ ids }) => ids.length > 0)
