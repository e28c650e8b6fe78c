import { isObject, type JsonObject } from './json-fields.ts'

const typedName = /^\$(?:oid|date|numberInt|numberLong|numberDouble|numberDecimal)$/

/** A value that a database wraps with its type: `{ "$numberInt": "2" }`. */
const unwrapped = (value: JsonObject): unknown => {
  const [name, ...others] = Object.keys(value)
  if (name === undefined || others.length > 0 || !typedName.test(name)) return undefined
  const inside = value[name]
  return name.startsWith('$number') && typeof inside === 'string' ? Number(inside) : inside
}

const ofAnswer = new Set(['data', 'meta', 'pageInfo', '__typename'])

/** What an interface puts around entries: `{ "data": … }`, `{ "edges": [{ "node": … }] }`, `{ "attributes": … }`. */
const entryIn = (value: JsonObject): unknown => {
  const names = Object.keys(value)
  const { data, edges, attributes, ...rest } = value
  if ('data' in value && typeof data === 'object' && names.every((name) => ofAnswer.has(name))) return data
  if (Array.isArray(edges) && edges.every((one) => isObject(one) && 'node' in one))
    return edges.map((one) => (one as JsonObject)['node'])
  return isObject(attributes) && !('edges' in value) ? { ...rest, ...attributes } : undefined
}

/** A value without what databases and interfaces put around it; undefined if it has nothing around it. */
export const withoutWrapper = (value: JsonObject): unknown => unwrapped(value) ?? entryIn(value)
