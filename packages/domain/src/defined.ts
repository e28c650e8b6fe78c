// Values that the code around them knows to be there, where the compiler can't. If one is missing after all, the
// error says which, instead of a later "undefined is not an object".

/** The value; throws an error that names it if there is none. */
export function defined<T>(value: T, name: string): NonNullable<T> {
  if (value === undefined || value === null) throw new Error(`${name} is missing`)
  return value
}

/** The element at an index from 0, which may be null; a RangeError if the list ends before it. */
export function elementAt<T>(list: ArrayLike<T>, index: number): Exclude<T, undefined> {
  const element = list[index]
  if (element === undefined) throw new RangeError(`There is no element ${index} in a list of ${list.length}`)
  return element as Exclude<T, undefined>
}

/** The last element, which may be null; a RangeError if the list is empty. */
export function lastOf<T>(list: ArrayLike<T>): Exclude<T, undefined> {
  return elementAt(list, list.length - 1)
}

/** The entry of a map or an object, which may be null; throws an error that names the key if there is none. */
export function entryOf<K, V>(entries: ReadonlyMap<K, V>, key: K): Exclude<V, undefined>
export function entryOf<R extends object, K extends keyof R>(entries: R, key: K): Exclude<R[K], undefined>
export function entryOf(entries: object, key: PropertyKey): unknown {
  const entry: unknown = entries instanceof Map ? entries.get(key) : Reflect.get(entries, key)
  if (entry === undefined) throw new Error(`There is no entry ${String(key)}`)
  return entry
}
