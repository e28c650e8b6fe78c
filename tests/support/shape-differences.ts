/** Whether a value is an object that maps normalized ids to entries. */
const isKeyedById = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).every((key) => /^(?:id-\d+|\w+-1)$/.test(key))

/**
 * Where two JSON values differ in shape: fields that only one of them has, and values of different types.
 * Only the first entries of lists are compared; an empty list and null match anything.
 */
export const shapeDifferences = (left: unknown, right: unknown, path = 'response'): string[] => {
  if (left === null || right === null) return []
  if (Array.isArray(left) && Array.isArray(right))
    return left.length > 0 && right.length > 0 ? shapeDifferences(left[0], right[0], `${path}.0`) : []
  if (typeof left !== typeof right || Array.isArray(left) !== Array.isArray(right))
    return [`${path} has another type`]
  if (typeof left !== 'object') return []
  if (isKeyedById(left) && isKeyedById(right))
    return shapeDifferences(Object.values(left), Object.values(right), path)
  const [leftFields, rightFields] = [left as Record<string, unknown>, right as Record<string, unknown>]
  const fields = new Set([...Object.keys(leftFields), ...Object.keys(rightFields)])
  return [...fields].flatMap((field) =>
    field in leftFields && field in rightFields
      ? shapeDifferences(leftFields[field], rightFields[field], `${path}.${field}`)
      : [`${path}.${field} is on one side only`],
  )
}
