import type * as z from 'zod'

export type Environment = Readonly<Record<string, string | undefined>>

/** A configuration, or every error in the settings; each is a sentence that names its variable. */
export type ReadConfig<Config> = { ok: true; config: Config } | { ok: false; errors: string[] }

/** Removes empty variables: compose files cannot unset a variable, they set it to nothing. */
export const withoutEmpty = (env: Environment): Environment =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''))

/** One sentence for each invalid variable. */
export const settingErrors = (error: z.ZodError | undefined): string[] =>
  (error?.issues ?? []).map((issue) => `${String(issue.path[0])} ${issue.message}.`)
