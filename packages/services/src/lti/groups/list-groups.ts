import type { LtiGroup } from '@quizwright/contracts/schemas/lti-group.ts'
import { asc, eq, sql } from '../../database/drizzle.ts'
import type { Queryable } from '../../database/database.ts'
import { ltiLinks } from '../../database/tables/lti.ts'
import { ltiGroupMembers, ltiGroups } from '../../database/tables/lti-groups.ts'
import { sessions } from '../../database/tables/quizzes.ts'

/** The sessions of the quiz that are linked in the course of a group. */
const sessionIds = sql<string[]>`array(
  select distinct s.id from ${sessions} s join ${ltiLinks} l on l.session_link_id = s.link_id
  where s.quiz_id = ${ltiGroups}.quiz_id and l.platform = ${ltiGroups}.platform
    and l.context_id = ${ltiGroups}.context_id order by 1)`

/** The courses, sections and groups of the students of a quiz that have anybody, courses first. */
export const listGroups = async (db: Queryable, quizId: string): Promise<LtiGroup[]> => {
  const students = sql<number>`(select count(*)::int from ${ltiGroupMembers} where group_id = ${ltiGroups}.id)`
  const rows = await db
    .select({ group: ltiGroups, students, sessionIds })
    .from(ltiGroups)
    .where(eq(ltiGroups.quizId, quizId))
    .orderBy(asc(ltiGroups.kind), asc(ltiGroups.name), asc(ltiGroups.id))
  const order = ['course', 'section', 'group']
  return rows
    .filter((row) => row.students > 0)
    .toSorted((one, other) => order.indexOf(one.group.kind) - order.indexOf(other.group.kind))
    .map(({ group, students: count, sessionIds: ids }) => ({
      _id: group.id,
      kind: group.kind,
      name: group.name,
      students: count,
      session_ids: ids,
    }))
}
