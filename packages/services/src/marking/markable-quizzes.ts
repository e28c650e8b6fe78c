import { mayAs, roles } from '@quizwright/domain/rules/role.ts'
import { sql, type SQL } from '../database/drizzle.ts'
import { sharedWith } from '../auth/rights/role-of.ts'
import { quizzes } from '../database/tables/quizzes.ts'
import { shares } from '../database/tables/shares.ts'
import { textArray } from '../database/queries/text-array.ts'

const enough = roles.filter((role) => mayAs(role, 'marker'))

/** The condition of the quizzes whose answers somebody may mark: their own, and those shared with markers and up. */
export const isMarkableBy = (userId: string): SQL =>
  sql`${quizzes.id} in (
    select id from ${quizzes} as own where own.instructor_id = ${userId}
    union all
    select id from ${quizzes} as shared where shared.family_id in (
      select ${shares.familyId} from ${shares}
      where ${shares.role} = any(${textArray(enough)}) and ${sharedWith(userId)}))`
