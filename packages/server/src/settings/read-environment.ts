import type * as z from 'zod'

export type Environment = Readonly<Record<string, string | undefined>>

/** A configuration, or all errors in the settings. Each error is a sentence that names its variable. */
export type ReadConfig<Config> = { ok: true; config: Config } | { ok: false; errors: string[] }

/** Removes empty variables. Compose files cannot unset a variable, so they set it to an empty text. */
export const withoutEmpty = (env: Environment): Environment =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''))

/** Returns one sentence for each invalid variable. */
export const settingErrors = (error: z.ZodError | undefined): string[] =>
  (error?.issues ?? []).map((issue) => `${String(issue.path[0])} ${issue.message}.`)
