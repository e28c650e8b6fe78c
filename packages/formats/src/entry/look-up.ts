/**
 * Looks up a name from a file in a table. A name such as "constructor", which every object inherits, is not
 * found.
 */
export const lookUp = <Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined
