/** What a table has under a name that a file gives: "constructor" is one of every object, and none of the table. */
export const lookUp = <Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined
