import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The paths that a route with a `*` serves; it responds to all others as if it did not exist. Default: all. */
    serves?: (path: string) => boolean
  }
}

type Route = {
  parts: readonly string[]
  methods: readonly string[]
  serves?: ((path: string) => boolean) | undefined
}

/** Whether a path, split into its parts, matches a pattern, whose last part may be optional or a `*`. */
const fitsPattern = (parts: readonly string[], pattern: readonly string[]): boolean => {
  const last = pattern.at(-1)
  const isOpen = last === '*'
  const requiredLength = isOpen || last?.endsWith('?') ? pattern.length - 1 : pattern.length
  return (
    parts.length >= requiredLength &&
    (isOpen || parts.length <= pattern.length) &&
    pattern.every((expected, index) => {
      const part = parts[index]
      if (part === undefined || expected === '*') return true
      return expected.startsWith(':') ? part !== '' : part === expected
    })
  )
}

/** Returns a function for the methods of all routes that match a path. Must be called before they are registered. */
export const collectMethods = (app: FastifyInstance): ((path: string) => string[]) => {
  const routes: Route[] = []
  app.addHook('onRoute', ({ method, url, config }) => {
    routes.push({ parts: url.split('/'), methods: [method].flat(), serves: config?.serves })
  })
  return (path) => {
    const parts = path.split('/')
    const matching = routes.filter(
      ({ parts: pattern, serves }) => fitsPattern(parts, pattern) && (serves?.(path) ?? true),
    )
    return [...new Set(matching.flatMap(({ methods }) => methods))]
  }
}
