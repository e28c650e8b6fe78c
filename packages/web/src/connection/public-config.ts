import * as z from 'zod/mini'

const address = z.url({ protocol: /^https?$/ })
const schema = z.object({ signInUrl: address, learnerSiteUrl: address, issueReportingUrl: address })
export type PublicConfig = z.infer<typeof schema>

let known: Promise<PublicConfig> | undefined

const fetchConfig = async (): Promise<PublicConfig> => {
  const answer = await fetch('/config.json')
  return schema.parse(await answer.json())
}

/** Where the pages of the services are. Asked once; a failed try is not remembered. */
export const publicConfig = (): Promise<PublicConfig> => {
  known ??= fetchConfig().catch((error: unknown) => {
    known = undefined
    throw error
  })
  return known
}
