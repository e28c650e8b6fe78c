import type * as z from 'zod/mini'

type Schema = z.core.$ZodType
/** Returns the value itself if it has no unknown fields, otherwise a copy without them. */
type Project = (value: unknown) => unknown

const scalarTypes = new Set(['string', 'number', 'boolean', 'enum', 'literal', 'null'])

/**
 * Removes all fields that a schema does not name, at every depth. The value must be valid. Returns the same object
 * if there is nothing to remove. Throws for a kind of schema that no response uses.
 */
export const keepKnownFields = (schema: Schema, value: unknown): unknown => projectFor(schema)(value)

const projectFor = (schema: Schema): Project => {
  const cached = cache.get(schema)
  if (cached) return cached
  const project = compile((schema as z.core.$ZodTypes)._zod.def)
  cache.set(schema, project)
  return project
}
const cache = new WeakMap<Schema, Project>()

const compile = (def: z.core.$ZodTypes['_zod']['def']): Project => {
  switch (def.type) {
    case 'nullable':
    case 'optional':
      return projectFor(def.innerType)
    case 'array': {
      const element = projectFor(def.element)
      return projectItems(() => element)
    }
    case 'tuple': {
      const items = def.items.map(projectFor)
      return projectItems((index) => items[index]!)
    }
    case 'record':
      return projectRecord(projectFor(def.valueType))
    case 'object':
      return projectObject(new Map(Object.entries(def.shape).map(([key, of]) => [key, projectFor(of)])))
    default:
      if (scalarTypes.has(def.type)) return (value) => value
      throw new Error(`A response must not use a schema of the kind ${def.type}.`)
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** `projectAt` returns the projection for the item at an index. */
const projectItems =
  (projectAt: (index: number) => Project): Project =>
  (value) => {
    if (!Array.isArray(value)) return value
    const items = value.map((item, index) => projectAt(index)(item))
    return items.some((item, index) => item !== value[index]) ? items : value
  }

/** The keys of a record are data, not field names. */
const projectRecord =
  (project: Project): Project =>
  (value) => {
    if (!isObject(value)) return value
    const parts = Object.entries(value).map(([key, part]) => [key, project(part)] as const)
    return parts.some(([key, part]) => part !== value[key]) ? Object.fromEntries(parts) : value
  }

const projectObject =
  (fields: ReadonlyMap<string, Project>): Project =>
  (value) => {
    if (!isObject(value)) return value
    let isChanged = false
    const known: Record<string, unknown> = {}
    for (const [key, part] of Object.entries(value)) {
      const project = fields.get(key)
      if (project) known[key] = project(part)
      if (!project || known[key] !== part) isChanged = true
    }
    return isChanged ? known : value
  }
