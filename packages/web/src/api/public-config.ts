import { publicConfig as schema, type PublicConfig } from '@quizwright/contracts/schemas/public-config.ts'
import { unreachableProblem } from '@quizwright/contracts/http/unreachable.ts'

let cached: Promise<PublicConfig> | undefined

const fetchConfig = async (): Promise<PublicConfig> => {
  try {
    const response = await fetch('/config.json')
    return schema.parse(await response.json())
  } catch (error) {
    cached = undefined
    throw unreachableProblem(error)
  }
}

/** The addresses of the services' pages. Requested once; a failed request is not cached. */
export const publicConfig = (): Promise<PublicConfig> => (cached ??= fetchConfig())
