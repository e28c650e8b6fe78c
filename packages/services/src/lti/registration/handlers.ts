import { Problem } from '@quizwright/contracts/problem.ts'
import type { SavePlatformBody } from '@quizwright/contracts/schemas/lti-platform.ts'
import { serializeDateTime } from '@quizwright/domain/rules/date-time.ts'
import type { Handlers } from '@quizwright/server/routes/handler.ts'
import { and, eq } from '../../database/drizzle.ts'
import { logEvent } from '../../audit/log-event.ts'
import type { Context } from '../../context.ts'
import { ltiDeployments } from '../../database/tables/lti-platforms.ts'
import { dataResponse } from '../../http/response-bodies.ts'
import { ltiSecret, rotateKey } from '../keys/tool-keys.ts'
import { makeInvite } from './invites.ts'
import { listPlatforms } from './list-platforms.ts'
import {
  addPlatform,
  allowDeployments,
  changePlatform,
  findFreeName,
  type PlatformValues,
  readAllNames,
} from './stored-platforms.ts'

const valuesOf = (body: SavePlatformBody): Omit<PlatformValues, 'hasOtherHost'> => ({
  label: body.label.trim(),
  issuer: body.issuer.trim(),
  clientId: body.client_id.trim(),
  authorizationUrl: body.authorization_url.trim(),
  tokenUrl: body.token_url.trim(),
  keysUrl: body.keys_url.trim(),
  tokenAudience: body.token_audience.trim(),
  frameOrigins: body.frame_origins.map((origin) => new URL(origin.trim()).origin),
  allDeployments: body.all_deployments,
})

export const platformHandlers = (context: Context) => {
  const { db, now, ltiPlatforms } = context
  const list = async () => dataResponse(await listPlatforms(context))
  /** What was done is known at once in this process, and stands in the log. */
  const done = async (actorId: string, kind: string, platform: string) => {
    ltiPlatforms.forget()
    await logEvent(db, { actorId, kind, details: { platform } }, now())
    return list()
  }

  const add = async (body: SavePlatformBody): Promise<string> => {
    const taken = new Set([
      ...(await ltiPlatforms.list()).map(({ name }) => name),
      ...(await readAllNames(db)),
    ])
    const name = findFreeName(body.issuer.trim(), taken)
    const values = { ...valuesOf(body), hasOtherHost: false }
    await addPlatform(db, { name, values, state: 'active', deploymentIds: body.deployment_ids }, now())
    return name
  }

  return {
    getLtiPlatforms: () => list(),

    inviteLtiPlatform: async ({ user }) => {
      const { token, expiresAt } = await makeInvite(db, user.userId, now())
      await logEvent(db, { actorId: user.userId, kind: 'inviteLtiPlatform' }, now())
      const address = `${context.servicesUrl()}/lti/register/${token}`
      return dataResponse({ registration_address: address, expires_at: serializeDateTime(expiresAt) })
    },

    saveLtiPlatform: async ({ body, user }) => {
      const { name } = body
      if (name === undefined) return done(user.userId, 'saveLtiPlatform', await add(body))
      await changePlatform(db, name, valuesOf(body))
      await allowDeployments(db, { platform: name, deploymentIds: body.deployment_ids }, now())
      return done(user.userId, 'saveLtiPlatform', name)
    },

    setLtiPlatformState: async ({ body, user }) => {
      await changePlatform(db, body.name, { state: body.state })
      return done(user.userId, 'setLtiPlatformState', body.name)
    },

    setLtiDeployment: async ({ body, user }) => {
      const isIt = and(
        eq(ltiDeployments.platform, body.name),
        eq(ltiDeployments.deploymentId, body.deployment_id),
      )
      const changed = await db
        .update(ltiDeployments)
        .set({ state: body.state })
        .where(isIt)
        .returning({ id: ltiDeployments.deploymentId })
      if (changed.length === 0) throw new Problem('NOT_FOUND')
      return done(user.userId, 'setLtiDeployment', body.name)
    },

    rotateLtiKey: async ({ body, user }) => {
      const known = [...(await ltiPlatforms.list()).map(({ name }) => name), ...(await readAllNames(db))]
      if (!known.includes(body.name)) throw new Problem('NOT_FOUND')
      await rotateKey(db, { platform: body.name, secret: await ltiSecret(db), now: now() })
      return done(user.userId, 'rotateLtiKey', body.name)
    },
  } satisfies Pick<
    Handlers<'quiz'>,
    | 'getLtiPlatforms'
    | 'inviteLtiPlatform'
    | 'saveLtiPlatform'
    | 'setLtiPlatformState'
    | 'setLtiDeployment'
    | 'rotateLtiKey'
  >
}
