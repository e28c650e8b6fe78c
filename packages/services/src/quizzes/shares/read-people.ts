import type { CommentPerson } from '@quizwright/domain/schemas/comment.ts'
import { type GivenRole, givenRoles, mayAs } from '@quizwright/domain/rules/role.ts'
import { and, asc, eq, isNull, ne, sql } from '../../database/drizzle.ts'
import type { Queryable } from '../../database/database.ts'
import { accounts } from '../../database/tables/auth.ts'
import { courseInstructors } from '../../database/tables/main.ts'
import { shares } from '../../database/tables/shares.ts'
import { textArray } from '../../database/queries/text-array.ts'

const peopleShown = 200

/**
 * Reads everybody who has at least a role in a quiz, by their own or by their course, in the order of their names.
 * Those who cannot sign in any more are left out.
 */
export const readPeople = async (
  db: Queryable,
  { familyId, ownerId }: { familyId: string; ownerId: string },
  least: GivenRole = 'viewer',
): Promise<CommentPerson[]> => {
  const enough = givenRoles.filter((role) => mayAs(role, least))
  const given = and(eq(shares.familyId, familyId), sql`${shares.role} = any(${textArray(enough)})`)
  return db
    .select({ _id: accounts.id, name: accounts.name })
    .from(accounts)
    .where(
      and(
        isNull(accounts.disabledAt),
        ne(accounts.name, ''),
        sql`${accounts.id} in (
          select ${ownerId}::text
          union select ${shares.subjectId} from ${shares} where ${given} and ${shares.kind} = 'person'
          union select ${courseInstructors.instructorId} from ${courseInstructors}
            join ${shares} on ${shares.kind} = 'course' and ${shares.subjectId} = ${courseInstructors.courseId}
            where ${given})`,
      ),
    )
    .orderBy(asc(accounts.name), asc(accounts.id))
    .limit(peopleShown)
}
