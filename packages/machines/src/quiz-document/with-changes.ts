/** Whether a thing already has exactly these values, compared by reference. */
export const hasValues = <T extends object>(thing: T, changes: Partial<T>): boolean =>
  Object.entries(changes).every(([field, value]) => Object.is(thing[field as keyof T], value))

/** The thing with the changes, or the same object if nothing changes. */
export const withChanges = <T extends object>(thing: T, changes: Partial<NoInfer<T>>): T =>
  hasValues(thing, changes) ? thing : { ...thing, ...changes }
