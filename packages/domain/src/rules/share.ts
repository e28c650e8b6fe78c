import type { AddShareBody } from '../schemas/share.ts'
import { emailPattern } from './email-pattern.ts'
import type { Finding } from './finding.ts'

export const colleagueEmailText = 'Enter the email address your colleague signs in with.'

/** Requires one address of a colleague, unless a course is named instead. */
export const addShareFindings = ({
  email,
  course_id,
}: Pick<AddShareBody, 'email' | 'course_id'>): Finding[] =>
  course_id === undefined && !emailPattern.test(email?.trim() ?? '')
    ? [{ rule: 'colleagueEmail', severity: 'error', field: 'email', message: colleagueEmailText }]
    : []
