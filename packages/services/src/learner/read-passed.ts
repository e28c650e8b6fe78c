import type { PassedBody } from '@quizwright/contracts/schemas/course-video.ts'
import { hashToken } from '../auth/identity/token.ts'
import type { Context } from '../context.ts'
import type { Queryable } from '../database/database.ts'
import type { LearnerHandlers } from '../http/learner-handlers.ts'
import { dataResponse } from '../http/response-bodies.ts'
import { findListedStudent } from '../students/list/find-listed-student.ts'
import { findLink } from '../students/admission/find-link.ts'
import {
  findStudentByToken,
  holdsFor,
  type TokenHolder,
} from '../students/admission/find-student-by-token.ts'
import { hasPassed } from '../students/allowance/has-passed.ts'
import { findUnconfirmedStudent } from '../students/admission/save-unconfirmed-student.ts'
import { readVideoPoints } from './show-course-video.ts'

type Link = Awaited<ReturnType<typeof findLink>>

/**
 * Returns which quizzes of a video the student has passed. Each quiz asks for the identity that its session asks for:
 * a token of a student, or a browser and what was typed there. Throws NOT_FOUND.
 */
export const readPassed =
  ({ db, now }: Context): LearnerHandlers['readPassed'] =>
  async ({ params, body }) => {
    const at = now()
    const { points } = await readVideoPoints(db, params.id, at)
    const holders: (TokenHolder | undefined)[] = []
    for (const token of body.tokens) holders.push(await findStudentByToken(db, token, at))
    const passed: string[] = []
    for (const { quiz_id: quizId, session_id: sessionId } of points) {
      const link = await findLink(db, sessionId)
      const studentIds =
        link.access === 'anyone' ? await findTyped(db, link, body) : await findKnown(db, link, holders)
      for (const studentId of studentIds)
        if (!passed.includes(quizId) && (await hasPassed(db, { studentId, linkId: link.linkId }, at)))
          passed.push(quizId)
    }
    return dataResponse({ quiz_ids: passed })
  }

const findTyped = async (
  db: Queryable,
  { instructorId }: Link,
  { student, browser_token: token }: PassedBody,
): Promise<string[]> => {
  if (!student || token === undefined) return []
  const known = { instructorId, details: student, browserHash: hashToken(token) }
  const found = await findUnconfirmedStudent(db, known)
  return found === undefined ? [] : [found]
}

const findKnown = async (
  db: Queryable,
  link: Link,
  holders: readonly (TokenHolder | undefined)[],
): Promise<string[]> => {
  const found: string[] = []
  for (const holder of holders) {
    if (!holdsFor(holder, link)) continue
    const { studentId } = holder
    const isAdmitted =
      link.access !== 'student_list' ||
      (await findListedStudent(db, { linkId: link.linkId, studentId })) !== undefined
    if (isAdmitted) found.push(studentId)
  }
  return found
}
