import type { Row, Scope } from '../define.ts'

/** What a request says, in the words of its row. */
export type RequestParts = { params: unknown; query: unknown; body: unknown }
export type OwnedKind = NonNullable<Scope['owned']>[string]

const textsAt = (parts: RequestParts, place: string): string[] => {
  let value: unknown = parts
  for (const key of place.split('.'))
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
  return (Array.isArray(value) ? value : [value]).filter((text) => typeof text === 'string')
}

/** Whether a call names an instructor other than its caller. */
export const namesAnotherInstructor = (row: Row, parts: RequestParts, userId: string): boolean =>
  (row.scope?.instructor ?? []).some((place) => textsAt(parts, place).some((text) => text !== userId))

/** The ids in a call of things that must belong to its caller, by kind. */
export const ownedIds = (row: Row, parts: RequestParts): { kind: OwnedKind; ids: string[] }[] =>
  Object.entries(row.scope?.owned ?? {})
    .map(([place, kind]) => ({ kind, ids: textsAt(parts, place) }))
    .filter(({ ids }) => ids.length > 0)
