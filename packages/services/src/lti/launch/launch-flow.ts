import type { Answer, Fields } from './answer.ts'
import { createDeepLinkFlow, type DeepLinkFlow } from '../deep-linking/deep-link-flow.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import type { JWTVerifyGetKey } from 'jose'
import { readServerKeyBytes } from '../../auth/server-key.ts'
import { hashToken, makeToken } from '../../auth/identity/token.ts'
import type { Context } from '../../context.ts'
import { platformKeys } from '../keys/platform-keys.ts'
import type { KnownPlatforms } from '../known-platforms.ts'
import type { LtiPlatform } from '../platform-settings.ts'
import { noteDeployment } from '../registration/note-deployment.ts'
import { type LaunchState, openLaunchState, sealLaunchState } from './launch-state.ts'
import { claimNames, localeOf } from '../claims.ts'
import { SessionUnclear } from '../links/find-meant-session.ts'
import { isStaffOf } from './roles.ts'
import { authorizationAddress, readLoginRequest } from './login-request.ts'
import { storeLaunch, spendNonce } from './store-launch.ts'
import { NewDeployment, verifyLaunch } from './verify-launch.ts'

export type LaunchContext = Context

type Launching = { state: LaunchState; platform: LtiPlatform; keys: JWTVerifyGetKey }

const originOf = ({ authorizationUrl }: LtiPlatform): string => new URL(authorizationUrl).origin

/** The address that begins a launch again, for a window of its own. */
const windowAddress = ({ initiation }: LaunchState, { name, issuer, clientId }: LtiPlatform): string => {
  const parameters = { iss: issuer, client_id: clientId, ...initiation }
  return `/lti/login/${name}?${new URLSearchParams(Object.entries(parameters) as [string, string][])}`
}

/**
 * The steps of a launch. `login`: the platform asks to begin, and the browser goes back to it with a state. `launch`:
 * the platform posts the ID token. `finish`: its storage gave our page the secret of the browser.
 */
export type LaunchFlow = {
  /** `secret` is for the browser that begins, and known to nobody else. */
  login: (sent: Fields, name: string | undefined) => Promise<Answer & { secret: string }>
  /** `isBound`: whether the browser has the secret with this hash. */
  launch: (sent: Fields, isBound: (browserHash: string) => boolean) => Promise<Answer>
  finish: (sent: Fields) => Promise<Answer>
} & DeepLinkFlow

export const createLaunchFlow = (
  context: LaunchContext,
  { platforms, pageOrigin }: { platforms: KnownPlatforms; pageOrigin: string | undefined },
): LaunchFlow => {
  const keysByUrl = new Map<string, JWTVerifyGetKey>()
  const keysOf = ({ keysUrl }: LtiPlatform): JWTVerifyGetKey => {
    const keys = keysByUrl.get(keysUrl) ?? platformKeys(keysUrl)
    keysByUrl.set(keysUrl, keys)
    return keys
  }
  const launchUrl = (): string => `${context.servicesUrl()}/lti/launch`
  let stateKey: Promise<Buffer> | undefined
  const readStateKey = (): Promise<Buffer> => (stateKey ??= readServerKeyBytes(context.db, 'lti-state'))

  const readState = async ({ state: sealed }: Fields): Promise<Launching> => {
    const state = sealed && (await openLaunchState(await readStateKey(), sealed, context.now()))
    if (!state) throw new Problem('LTI_STATE')
    const platform = (await platforms.list()).find(({ name }) => name === state.platform)
    if (!platform) throw new Problem('LTI_PLATFORM_UNKNOWN')
    return { state, platform, keys: keysOf(platform) }
  }

  const verify = ({ id_token: token = '' }: Fields, { state, platform, keys }: Launching) =>
    verifyLaunch(token, { platform, keys, nonce: state.nonce, launchUrl: launchUrl(), now: context.now() })

  const deepLinks = createDeepLinkFlow(context, { platforms, launchUrl, pageOrigin })

  /** Opens what was launched in a browser that is known to be the one that began. */
  const open = async (sent: Fields, read: Launching): Promise<Answer> => {
    const { state, platform } = read
    const verified = await verify(sent, read).catch(async (error: unknown) => {
      if (error instanceof NewDeployment) await noteDeployment(context.db, { platform, error }, context.now())
      throw error
    })
    if ('settings' in verified) {
      await spendNonce(context.db, { platform, nonce: state.nonce, now: context.now() })
      return deepLinks.begin(verified, platform)
    }
    const launch = { ...verified, platform, nonce: state.nonce, launchUrl: launchUrl(), now: context.now() }
    const opened = await storeLaunch(context.db, launch).catch(async (error: unknown) => {
      const isTeacher = isStaffOf(verified.claims[claimNames.roles] ?? [])
      if (!(error instanceof SessionUnclear) || !isTeacher) throw error
      await spendNonce(context.db, launch)
      return deepLinks.ask(verified, platform, error.quizName)
    })
    if ('kind' in opened) return opened
    const { sessionLinkId, ticket, isStaff, quizName, courseTitle } = opened
    const address = `/learn/standard-quiz/${sessionLinkId}?platform=${platform.name}#launch=${ticket}`
    if (!isStaff) return { kind: 'go', address }
    const locale = localeOf(verified.claims)
    return { kind: 'page', platform, locale, content: { kind: 'staff', quizName, courseTitle, address } }
  }

  return {
    pick: deepLinks.pick,
    link: deepLinks.link,
    login: async (sent, name) => {
      const asked = readLoginRequest(sent, {
        platforms: await platforms.list(),
        pending: await platforms.listPending(),
        name,
        launchUrl: launchUrl(),
      })
      const { platform, initiation, storageFrame } = asked
      const secret = makeToken()
      const nonce = makeToken()
      const state = await sealLaunchState(
        await readStateKey(),
        { platform: platform.name, nonce, browserHash: hashToken(secret), storageFrame, initiation },
        context.now(),
      )
      const address = authorizationAddress({ ...asked, state, nonce, launchUrl: launchUrl() })
      if (storageFrame === undefined) return { kind: 'go', address, secret }
      const storage = { frame: storageFrame, platformOrigin: originOf(platform), key: hashToken(secret) }
      return { kind: 'page', platform, content: { kind: 'keep_secret', ...storage, address, secret }, secret }
    },
    launch: async (sent, isBound) => {
      if (sent['error'] !== undefined)
        throw new Problem(sent['error'] === 'login_required' ? 'LTI_NOT_SIGNED_IN' : 'LTI_TOKEN', {
          cause: 'platform_error',
        })
      if (sent['id_token'] === undefined && sent['state'] === undefined)
        throw new Problem('LTI_LOGIN_INCOMPLETE', { cause: 'no form' })
      const read = await readState(sent)
      const { state, platform } = read
      if (isBound(state.browserHash)) return open(sent, read)
      // Checked before anything is asked of the browser, so that a wrong token is told as such.
      await verify(sent, read)
      const address = windowAddress(state, platform)
      if (state.storageFrame === undefined)
        return { kind: 'page', platform, content: { kind: 'window', address } }
      const storage = {
        frame: state.storageFrame,
        platformOrigin: originOf(platform),
        key: state.browserHash,
      }
      const form = { idToken: sent['id_token'] ?? '', state: sent['state'] ?? '' }
      return {
        kind: 'page',
        platform,
        content: { kind: 'ask_secret', ...storage, ...form, windowAddress: address },
      }
    },
    finish: async (sent) => {
      const read = await readState(sent)
      if (hashToken(sent['secret'] ?? '') !== read.state.browserHash) throw new Problem('LTI_STATE')
      return open(sent, read)
    },
  }
}
