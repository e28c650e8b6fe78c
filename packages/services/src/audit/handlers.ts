import { lastOf } from '@quizwright/domain/defined.ts'
import { serializeDateTime } from '@quizwright/domain/rules/date-time.ts'
import { roles } from '@quizwright/domain/rules/role.ts'
import type { Handlers } from '@quizwright/server/routes/handler.ts'
import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { readAccountNames } from '../auth/account-names.ts'
import type { Context } from '../context.ts'
import { auditEvents } from '../database/tables/audit.ts'
import { quizzes } from '../database/tables/quizzes.ts'
import { dataResponse } from '../http/response-bodies.ts'

const perPage = 200

export const auditHandlers = ({ db }: Context) =>
  ({
    getQuizLog: async ({ params, query }) => {
      const ofQuiz = eq(
        auditEvents.familyId,
        sql`(select ${quizzes.familyId} from ${quizzes} where ${quizzes.id} = ${params.id})`,
      )
      const rows = await db
        .select()
        .from(auditEvents)
        .where(and(ofQuiz, query.after === undefined ? undefined : lt(auditEvents.id, query.after)))
        .orderBy(desc(auditEvents.id))
        .limit(perPage + 1)
      const page = rows.slice(0, perPage)
      const subjects = page.flatMap(({ details }) =>
        typeof details['subject_id'] === 'string' ? [details['subject_id']] : [],
      )
      const names = await readAccountNames(db, [
        ...new Set([...page.map(({ actorId }) => actorId), ...subjects]),
      ])
      return dataResponse({
        events: page.map(({ id, at, actorId, kind, details }) => {
          const subject = details['subject_id']
          const isPublished = details['is_published']
          const about = typeof subject === 'string' ? names.get(subject)?.name : details['email']
          return {
            _id: id,
            at: serializeDateTime(at),
            actor: names.get(actorId)?.name ?? '',
            kind,
            about: typeof about === 'string' ? about : null,
            role: roles.find((one) => one === details['role']) ?? null,
            is_published: typeof isPublished === 'boolean' ? isPublished : null,
          }
        }),
        next: rows.length > perPage ? lastOf(page).id : null,
      })
    },
  }) satisfies Pick<Handlers<'quiz'>, 'getQuizLog'>
