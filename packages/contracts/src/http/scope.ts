import type { Row, Scope } from '../define.ts'

/** The parts of a request that its row describes. */
export type RequestParts = { params: unknown; query: unknown; body: unknown }
export type OwnedKind = NonNullable<Scope['owned']>[string]

const textsAtPath = (parts: RequestParts, path: string): string[] => {
  let value: unknown = parts
  for (const key of path.split('.'))
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
  return (Array.isArray(value) ? value : [value]).filter((text) => typeof text === 'string')
}

/** Whether a request contains the id of an instructor other than the caller. */
export const namesAnotherInstructor = (row: Row, parts: RequestParts, userId: string): boolean =>
  (row.scope?.instructor ?? []).some((path) => textsAtPath(parts, path).some((text) => text !== userId))

/** The ids of objects in a request that must belong to the caller, by kind. */
export const ownedIds = (row: Row, parts: RequestParts): { kind: OwnedKind; ids: string[] }[] =>
  Object.entries(row.scope?.owned ?? {})
    .map(([path, kind]) => ({ kind, ids: textsAtPath(parts, path) }))
    .filter(({ ids }) => ids.length > 0)
