import type { CreateSessionBody, UpdateSessionBody } from '../schemas/session.ts'
import type { Finding } from './finding.ts'
import { periodFindings } from './period.ts'
import { settingsFindings } from './session-settings.ts'
import { emptiedFields, missingFields } from './required.ts'

const needed = ['name', 'description', 'start_time', 'end_time'] as const

export const createSessionFindings = (body: Partial<CreateSessionBody>): Finding[] => [
  ...missingFields(body, needed),
  ...periodFindings(body),
  ...settingsFindings(body),
]

/** Checks only the changed fields. The services check the period together with the stored fields. */
export const updateSessionFindings = (body: Partial<UpdateSessionBody>): Finding[] => [
  ...emptiedFields(body, needed),
  ...periodFindings(body),
  ...settingsFindings(body),
]
