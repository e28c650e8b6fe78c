import type { SessionSettings } from '@quizwright/domain/rules/session-settings.ts'
import type { sessions } from '../database/tables/quizzes.ts'

/** Returns the columns of the settings that a body contains. An empty access code means none. */
export const settingsColumns = ({
  access,
  attempts_allowed,
  access_code,
  shared_devices,
  language,
  forget_after_days,
  arrangement,
}: Partial<SessionSettings>) =>
  ({
    ...(access !== undefined && { access }),
    ...(attempts_allowed !== undefined && { attemptsAllowed: attempts_allowed }),
    ...(access_code !== undefined && { accessCode: access_code?.trim() || null }),
    ...(shared_devices !== undefined && { sharedDevices: shared_devices }),
    ...(language !== undefined && { language }),
    ...(forget_after_days !== undefined && { forgetAfterDays: forget_after_days }),
    ...(arrangement !== undefined && { arrangement }),
  }) satisfies Partial<typeof sessions.$inferInsert>

export type SettingsColumns = ReturnType<typeof settingsColumns>
