import type { StateValue } from 'xstate'

/** The paths of all active states of an XState state value: `{ a: { b: 'c' } }` gives a, a.b and a.b.c. */
export const statePaths = (value: StateValue, parent = ''): string[] => {
  const pathOf = (key: string): string => (parent === '' ? key : `${parent}.${key}`)
  if (typeof value === 'string') return [pathOf(value)]
  return Object.entries(value).flatMap(([key, child]) => [
    pathOf(key),
    ...(child === undefined ? [] : statePaths(child, pathOf(key))),
  ])
}
