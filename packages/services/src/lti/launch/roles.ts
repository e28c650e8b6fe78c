/** What somebody is in the course of a launch. `neither`: an administrator without a role in the course. */
export type CourseRole = 'student' | 'staff' | 'neither'

const membership = 'http://purl.imsglobal.org/vocab/lis/v2/membership'
const institution = 'http://purl.imsglobal.org/vocab/lis/v2/institution/person#'
const system = 'http://purl.imsglobal.org/vocab/lis/v2/system/person#'

const staff = new Set(['Instructor', 'TeachingAssistant', 'ContentDeveloper', 'Manager', 'Mentor'])

/** The name of a role in the course: full, with a sub-role (`membership/Instructor#Grader`), or short. */
const courseRoleOf = (role: string): string | undefined => {
  if (role.startsWith(`${membership}#`)) return role.slice(membership.length + 1)
  if (role.startsWith(`${membership}/`)) return role.slice(membership.length + 1).split('#')[0]
  return /^[A-Za-z]+$/.test(role) ? role : undefined
}

/**
 * A role in the course counts before one of the institution. Who has none is a student, and never more: anonymous
 * launches and some platforms send no roles.
 */
export const courseRole = (roles: readonly string[]): CourseRole => {
  const inCourse = roles.map(courseRoleOf).filter((role) => role !== undefined)
  if (inCourse.some((role) => staff.has(role))) return 'staff'
  if (inCourse.length > 0) return 'student'
  const isAdministrator = roles.some(
    (role) =>
      role === `${institution}Administrator` ||
      role === `${system}Administrator` ||
      role === `${system}SysAdmin`,
  )
  return isAdministrator ? 'neither' : 'student'
}
