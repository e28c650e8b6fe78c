import type { Arrangement } from './schema.ts'

const isDefault = (value: unknown): boolean =>
  value === undefined ||
  value === false ||
  value === 'none' ||
  value === 0 ||
  (Array.isArray(value) && value.length === 0)

/** Returns an arrangement with changes, and null if papers then differ in nothing. Fields hold no defaults. */
export const withArrangement = (
  arrangement: Arrangement | null | undefined,
  changes: { [Field in keyof Arrangement]?: Arrangement[Field] | undefined },
): Arrangement | null => {
  const fields = Object.entries({ ...arrangement, ...changes }).filter(([, value]) => !isDefault(value))
  return fields.length === 0 ? null : (Object.fromEntries(fields) as Arrangement)
}
