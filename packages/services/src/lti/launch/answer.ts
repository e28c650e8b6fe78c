import type { LaunchPageContent } from '@quizwright/pages/lti/launch-content.ts'
import type { LtiPlatform } from '../platform-settings.ts'

/** The fields of a form or a query. */
export type Fields = Readonly<Record<string, string | undefined>>

/** What the browser gets: an address to go to, or a page in the frame of a platform. */
export type Answer =
  | { kind: 'go'; address: string }
  /** `formOrigin`: the origin outside to which a form of the page may go. */
  | {
      kind: 'page'
      content: LaunchPageContent
      platform: LtiPlatform
      formOrigin?: string
      /** The language that the platform tells. */
      locale?: string | undefined
    }
