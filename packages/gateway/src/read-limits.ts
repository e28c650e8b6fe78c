import { type Environment, settingErrors } from '@quizwright/server/settings/read-environment.ts'
import * as setting from '@quizwright/server/settings/setting-schemas.ts'
import * as z from 'zod'
import { gatewayLimits, limitVariable, type GatewayLimits } from './limits.ts'

const limitSettings = z.object(
  Object.fromEntries(
    Object.entries(gatewayLimits).map(([name, value]) => [
      limitVariable(name),
      setting.integer(1, 2 ** 31 - 1).default(value),
    ]),
  ),
)

const unknownLimitErrors = (env: Environment): string[] => {
  const variables = new Set(Object.keys(gatewayLimits).map(limitVariable))
  return Object.keys(env)
    .filter((name) => name.startsWith('LIMIT_') && !variables.has(name))
    .map((name) => `${name} is not a limit of the gateway.`)
}

/** Reads all limits from the environment. `errors` is empty if every variable is valid. */
export const readLimits = (env: Environment): { limits: GatewayLimits; errors: string[] } => {
  const read = limitSettings.safeParse(env)
  const values: Record<string, number> = read.data ?? {}
  const limits = Object.fromEntries(
    Object.entries(gatewayLimits).map(([name, value]) => [name, values[limitVariable(name)] ?? value]),
  ) as GatewayLimits
  return { limits, errors: [...settingErrors(read.error), ...unknownLimitErrors(env)] }
}
