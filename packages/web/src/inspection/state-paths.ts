import type { StateValue } from 'xstate'

/** The paths of all states that a value says to be in: `{ a: { b: 'c' } }` is in a, a.b and a.b.c. */
export const statePaths = (value: StateValue, around = ''): string[] => {
  const named = (key: string): string => (around === '' ? key : `${around}.${key}`)
  if (typeof value === 'string') return [named(value)]
  return Object.entries(value).flatMap(([key, inner]) => [
    named(key),
    ...(inner === undefined ? [] : statePaths(inner, named(key))),
  ])
}
