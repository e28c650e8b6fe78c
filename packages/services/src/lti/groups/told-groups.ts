import { sql } from '../../database/drizzle.ts'
import { ltiScores } from '../../database/tables/lti.ts'

type Told = { section?: string; groups?: { id: string; name: string }[] }

/** The changes of a student's row by what a platform has told now; what it did not tell stays. */
export const toldGroups = (told: Told | false) => {
  const { section, groups } = told || {}
  return {
    ...(section !== undefined && { section }),
    ...(groups !== undefined && { groups }),
    groupsChanged: sql`${ltiScores.groupsChanged}
      or ${ltiScores.studentId} is distinct from excluded.student_id
      or (${section !== undefined} and ${ltiScores.section} is distinct from excluded.section)
      or (${groups !== undefined} and ${ltiScores.groups} is distinct from excluded.groups)`,
  }
}
