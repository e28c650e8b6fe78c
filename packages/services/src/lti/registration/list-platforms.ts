import type { LtiPlatforms, LtiPlatformView } from '@quizwright/contracts/schemas/lti-platform.ts'
import { serializeDateTime } from '@quizwright/domain/rules/date-time.ts'
import { asc, desc, sql } from '../../database/drizzle.ts'
import type { Context } from '../../context.ts'
import type { Queryable } from '../../database/database.ts'
import { ltiDeployments, ltiPlatforms } from '../../database/tables/lti-platforms.ts'
import { readKeyTimes } from '../keys/tool-keys.ts'
import type { LtiPlatform } from '../platform-settings.ts'
import type { PlatformRow } from './stored-platforms.ts'
import { canvasConfiguration, ownAddresses } from './tool-configuration.ts'

type Shown = Omit<LtiPlatformView, 'login_url' | 'canvas_json' | 'key_made_at' | 'next_key_from'>

const mostDeployments = 500

const stored = (row: PlatformRow, deployments: Shown['deployments']): Shown => ({
  name: row.name,
  label: row.label,
  issuer: row.issuer,
  client_id: row.clientId,
  authorization_url: row.authorizationUrl,
  token_url: row.tokenUrl,
  keys_url: row.keysUrl,
  token_audience: row.tokenAudience,
  frame_origins: row.frameOrigins,
  all_deployments: row.allDeployments,
  state: row.state,
  is_from_settings: false,
  has_other_host: row.hasOtherHost,
  deployments,
})

const fromSettings = (platform: LtiPlatform, now: Date): Shown => ({
  name: platform.name,
  label: platform.label,
  issuer: platform.issuer,
  client_id: platform.clientId,
  authorization_url: platform.authorizationUrl,
  token_url: platform.tokenUrl,
  keys_url: platform.keysUrl,
  token_audience: platform.tokenAudience === platform.tokenUrl ? '' : platform.tokenAudience,
  frame_origins: [...platform.frameOrigins],
  all_deployments: platform.deployments === undefined,
  state: 'active',
  is_from_settings: true,
  has_other_host: false,
  deployments: (platform.deployments ?? []).map((id) => ({
    deployment_id: id,
    state: 'allowed',
    course: '',
    seen_at: serializeDateTime(now),
  })),
})

const readDeployments = async (db: Queryable) =>
  Map.groupBy(
    await db
      .select()
      .from(ltiDeployments)
      .orderBy(sql`${ltiDeployments.state} <> 'pending'`, desc(ltiDeployments.seenAt)),
    ({ platform }) => platform,
  )

/** All platforms for an operator: those that wait first, then those of the settings, then the others by age. */
export const listPlatforms = async (context: Context): Promise<LtiPlatforms> => {
  const { db, now } = context
  const servicesUrl = context.servicesUrl()
  const deployments = await readDeployments(db)
  const rows = await db.select().from(ltiPlatforms).orderBy(asc(ltiPlatforms.createdAt))
  const registered = rows.map((row) =>
    stored(
      row,
      (deployments.get(row.name) ?? []).slice(0, mostDeployments).map((one) => ({
        deployment_id: one.deploymentId,
        state: one.state,
        course: one.courseTitle,
        seen_at: serializeDateTime(one.seenAt),
      })),
    ),
  )
  const settings = (await context.ltiPlatforms.list())
    .filter(({ isRegistered }) => !isRegistered)
    .map((platform) => fromSettings(platform, now()))
  const waits = ({ state }: Shown): boolean => state === 'pending'
  const all = [...registered.filter(waits), ...settings, ...registered.filter((one) => !waits(one))]
  const complete = async (shown: Shown): Promise<LtiPlatformView> => {
    const own = ownAddresses(servicesUrl, shown.name)
    const { madeAt, nextFrom } = await readKeyTimes(db, shown.name, now())
    return {
      ...shown,
      login_url: own.login,
      canvas_json: canvasConfiguration(own),
      key_made_at: madeAt ? serializeDateTime(madeAt) : null,
      next_key_from: nextFrom ? serializeDateTime(nextFrom) : null,
    }
  }
  const own = ownAddresses(servicesUrl)
  return {
    platforms: await Promise.all(all.map(complete)),
    own: {
      login_url: own.login,
      launch_url: own.launch,
      keys_url: own.keys,
      canvas_json: canvasConfiguration(own),
    },
  }
}
