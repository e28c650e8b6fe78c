import { boolean, index, primaryKey, text, unique } from '../drizzle.ts'
import { dateTime, identity } from './columns.ts'
import { quiz } from './quizzes.ts'

/** `pending`: registered, and no operator has confirmed it yet. `disabled`: it may open nothing any more. */
export type PlatformState = 'pending' | 'active' | 'disabled'

/** Learning platforms that were registered on the operator's page or by themselves, beside those of the settings. */
export const ltiPlatforms = quiz.table(
  'lti_platforms',
  {
    /** Its name in addresses, which other tables keep, too; it never changes. */
    name: text('name').primaryKey(),
    label: text('label').notNull(),
    issuer: text('issuer').notNull(),
    clientId: text('client_id').notNull(),
    authorizationUrl: text('authorization_url').notNull(),
    tokenUrl: text('token_url').notNull(),
    keysUrl: text('keys_url').notNull(),
    /** The audience of our assertions; empty where it is the token URL. */
    tokenAudience: text('token_audience').notNull(),
    frameOrigins: text('frame_origins').array().notNull(),
    /** Whether every deployment of the platform may launch, or only those that an operator has allowed. */
    allDeployments: boolean('all_deployments').notNull(),
    /** Whether its issuer is on another host than the configuration by which it registered itself. */
    hasOtherHost: boolean('has_other_host').notNull().default(false),
    state: text('state').$type<PlatformState>().notNull(),
    createdAt: dateTime('created_at').notNull(),
  },
  (table) => [unique('lti_platforms_client').on(table.issuer, table.clientId)],
)

/** `pending`: it has launched, and no operator has decided yet. */
export type DeploymentState = 'pending' | 'allowed' | 'refused'

/** The deployments of a registered platform: an institution, a course or a folder, as the platform sees it. */
export const ltiDeployments = quiz.table(
  'lti_deployments',
  {
    platform: text('platform')
      .notNull()
      .references(() => ltiPlatforms.name, { onDelete: 'cascade' }),
    deploymentId: text('deployment_id').notNull(),
    state: text('state').$type<DeploymentState>().notNull(),
    /** The course of its first launch, by which an operator knows it. */
    courseTitle: text('course_title').notNull(),
    seenAt: dateTime('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.platform, table.deploymentId] })],
)

/** Addresses by which a platform may register itself, once and for a day. */
export const ltiInvites = quiz.table(
  'lti_invites',
  {
    tokenHash: text('token_hash').primaryKey(),
    madeBy: identity('made_by').notNull(),
    expiresAt: dateTime('expires_at').notNull(),
    usedAt: dateTime('used_at'),
  },
  (table) => [index('lti_invites_expiry').on(table.expiresAt)],
)
