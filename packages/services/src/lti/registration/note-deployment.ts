import { and, eq } from '../../database/drizzle.ts'
import type { Database } from '../../database/database.ts'
import { ltiDeployments } from '../../database/tables/lti-platforms.ts'
import type { NewDeployment } from '../launch/verify-launch.ts'
import type { LtiPlatform } from '../platform-settings.ts'

/** More would be of a platform that makes one for each course, which an operator allows as a whole. */
const mostPending = 100

/** Shows an operator that a deployment has launched, so that they can allow it. Settings list their own. */
export const noteDeployment = async (
  db: Database,
  { platform, error }: { platform: LtiPlatform; error: NewDeployment },
  now: Date,
): Promise<void> => {
  if (!platform.isRegistered) return
  const { deploymentId, courseTitle } = error
  const isWaiting = and(eq(ltiDeployments.platform, platform.name), eq(ltiDeployments.state, 'pending'))
  if ((await db.$count(ltiDeployments, isWaiting)) >= mostPending) return
  await db
    .insert(ltiDeployments)
    .values({ platform: platform.name, deploymentId, state: 'pending', courseTitle, seenAt: now })
    .onConflictDoNothing()
}
