import { commaList } from '@quizwright/domain/language/comma-list.ts'
import { say } from '@quizwright/domain/language/say.ts'
import type { LtiConnection } from '@quizwright/contracts/schemas/lti-account.ts'

/** Names an account at a learning platform: "Ada Lovelace (Moodle, Physics 1)". */
export const describeAccount = ({ name, platform, course }: LtiConnection): string =>
  say('{name} ({place})', {
    name: name === '' ? say('An account without a name') : name,
    place: commaList([platform, course].filter((part) => part !== '')),
  })
