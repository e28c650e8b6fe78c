import { startGateway, type GatewayOptions } from '../start-gateway.ts'
import { startScriptedUpstream, type Script, type ScriptedUpstream } from './scripted-upstream.ts'

export type TestGateway = AsyncDisposable & {
  url: string
  upstream: ScriptedUpstream
  close: () => Promise<void>
}

/** Starts a gateway in front of one scripted upstream, which stands for all three services. */
export const startTestGateway = async (
  script?: Script,
  { tokenScript, ...options }: Partial<GatewayOptions> & { tokenScript?: Script } = {},
): Promise<TestGateway> => {
  const upstream = await startScriptedUpstream(script, tokenScript)
  const gateway = await startGateway({
    upstreams: { quiz: upstream.url, main: upstream.url, auth: upstream.url },
    ...options,
  })
  return {
    ...gateway,
    upstream,
    [Symbol.asyncDispose]: async () => {
      await gateway.close()
      await upstream[Symbol.asyncDispose]()
    },
  }
}

/** Returns the headers of an instructor whose token the scripted upstream accepts. */
export const signedInAs = (uid: string): Record<string, string> => ({ uid, authorization: `good-${uid}` })
