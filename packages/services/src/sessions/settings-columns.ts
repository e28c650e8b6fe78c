import type { SessionSettings } from '@quizwright/domain/rules/session-settings.ts'
import type { sessions } from '../database/tables/quizzes.ts'

type Columns = Pick<
  typeof sessions.$inferInsert,
  | 'access'
  | 'attemptsAllowed'
  | 'accessCode'
  | 'sharedDevices'
  | 'language'
  | 'forgetAfterDays'
  | 'arrangement'
>

/** Returns the columns of the settings that a body contains. An empty access code means none. */
export const settingsColumns = ({
  access,
  attempts_allowed,
  access_code,
  shared_devices,
  language,
  forget_after_days,
  arrangement,
}: Partial<SessionSettings>): Columns => ({
  ...(access !== undefined && { access }),
  ...(attempts_allowed !== undefined && { attemptsAllowed: attempts_allowed }),
  ...(access_code !== undefined && { accessCode: access_code?.trim() || null }),
  ...(shared_devices !== undefined && { sharedDevices: shared_devices }),
  ...(language !== undefined && { language }),
  ...(forget_after_days !== undefined && { forgetAfterDays: forget_after_days }),
  ...(arrangement !== undefined && { arrangement }),
})
