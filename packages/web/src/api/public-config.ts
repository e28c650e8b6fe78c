import { publicConfig as schema, type PublicConfig } from '@quizwright/contracts/schemas/public-config.ts'
import { noAnswer } from '@quizwright/contracts/http/no-answer.ts'

let known: Promise<PublicConfig> | undefined

const fetchConfig = async (): Promise<PublicConfig> => {
  try {
    const answer = await fetch('/config.json')
    return schema.parse(await answer.json())
  } catch (error) {
    known = undefined
    throw noAnswer(error)
  }
}

/** Where the pages of the services are. Asked once; a failed try is not remembered. */
export const publicConfig = (): Promise<PublicConfig> => (known ??= fetchConfig())
