import type * as z from 'zod'
import { type Environment, settingErrors, withoutEmpty } from './read-environment.ts'

type ReadNamed<T> = { found: T[]; errors: string[] }

/**
 * Reads groups of settings with a prefix and a name, such as `OIDC_UNI_ISSUER` and `OIDC_UNI_LABEL` for the name `uni`.
 * Returns a sentence for each error in them.
 */
export const readNamedSettings = <Shape extends z.ZodRawShape, T>(
  given: Environment,
  { prefix, names, schema }: { prefix: string; names: readonly string[]; schema: z.ZodObject<Shape> },
  convert: (name: string, set: z.infer<z.ZodObject<Shape>>) => T,
): ReadNamed<T> => {
  const present = withoutEmpty(given)
  const all = [...new Set(names)].map((name): ReadNamed<T> => {
    const start = `${prefix}_${name.toUpperCase().replaceAll('-', '_')}_`
    const own = Object.fromEntries(
      Object.keys(schema.shape).map((setting) => [setting, present[`${start}${setting}`]]),
    )
    const read = schema.safeParse(own)
    return read.success
      ? { found: [convert(name, read.data)], errors: [] }
      : { found: [], errors: settingErrors(read.error).map((sentence) => `${start}${sentence}`) }
  })
  return { found: all.flatMap((one) => one.found), errors: all.flatMap((one) => one.errors) }
}
