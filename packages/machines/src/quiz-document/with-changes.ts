/** Whether a thing has these very values already: references are compared. */
export const hasValues = <T extends object>(thing: T, changes: Partial<T>): boolean =>
  Object.entries(changes).every(([field, value]) => Object.is(thing[field as keyof T], value))

/** The thing with the changes, or the thing itself when they change nothing. */
export const withChanges = <T extends object>(thing: T, changes: Partial<NoInfer<T>>): T =>
  hasValues(thing, changes) ? thing : { ...thing, ...changes }
