/** The fields of a question or solution, as a student gets them, that hold texts to read. */
const readFields: ReadonlySet<string> = new Set([
  'text',
  'section',
  'paragraph',
  'page_before',
  'image_description',
  'name',
  'choices',
  'bank',
  'feedback',
])

/** Returns what a student gets with each text replaced that is read. */
export const mapShown = <Value>(
  value: Value,
  change: (text: string, name: string) => string,
  name = '',
): Value => {
  if (typeof value === 'string') return (readFields.has(name) ? change(value, name) : value) as Value
  if (Array.isArray(value)) return value.map((one: unknown) => mapShown(one, change, name)) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([field, part]: [string, unknown]) => [
      field,
      field === 'translations' ? part : mapShown(part, change, field),
    ]),
  ) as Value
}
