/**
 * Sample values for the placeholders in examples. (The conformance suite fills them with real values
 * instead.)
 */
const samples: Record<string, unknown> = {
  email: 'instructor@example.com',
  platform: 'moodle-example-org',
  colleagueEmail: 'colleague@example.com',
  code: '123456',
  password: 'a long password',
  image: undefined,
  csv: undefined,
  practiceQuestion: undefined,
}

/** Replaces every `$name` in an example with the result of `fill`. */
const fillExample = (example: unknown, fill: (name: string) => unknown): unknown => {
  if (typeof example === 'string') return example.startsWith('$') ? fill(example.slice(1)) : example
  if (Array.isArray(example)) return example.map((part) => fillExample(part, fill))
  if (typeof example !== 'object' || example === null) return example
  return Object.fromEntries(Object.entries(example).map(([key, part]) => [key, fillExample(part, fill)]))
}

/**
 * Returns an example with sample values for the documents, or undefined if a placeholder has no sample value.
 */
export const fillSamples = (example: unknown): unknown => {
  const names = placeholdersIn(example)
  if (names.some((name) => name in samples && samples[name] === undefined)) return undefined
  return fillExample(example, (name) => samples[name] ?? `${name}-1`)
}

/** Returns the names of the placeholders in an example. */
export const placeholdersIn = (example: unknown): string[] => {
  const names: string[] = []
  fillExample(example, (name) => names.push(name))
  return names
}
