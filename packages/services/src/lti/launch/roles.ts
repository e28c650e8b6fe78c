const membership = 'http://purl.imsglobal.org/vocab/lis/v2/membership'
const institution = 'http://purl.imsglobal.org/vocab/lis/v2/institution/person#'
const system = 'http://purl.imsglobal.org/vocab/lis/v2/system/person#'

const administrators = new Set([`${institution}Administrator`, `${system}Administrator`, `${system}SysAdmin`])
const staff = new Set(['Instructor', 'TeachingAssistant', 'ContentDeveloper', 'Manager', 'Mentor'])

/** The name of a role in the course: full, with a sub-role (`membership/Instructor#Grader`), or short. */
const courseRoleOf = (role: string): string | undefined => {
  if (role.startsWith(`${membership}#`)) return role.slice(membership.length + 1)
  if (role.startsWith(`${membership}/`)) return role.slice(membership.length + 1).split('#')[0]
  return /^[A-Za-z]+$/.test(role) ? role : undefined
}

/**
 * Whether somebody teaches the course of a launch. A role in the course counts before one of the institution. Who has
 * none is a student, and never more, because anonymous launches and some platforms send no roles; but an administrator
 * takes no quiz and gets no mark.
 */
export const isStaffOf = (roles: readonly string[]): boolean => {
  const inCourse = roles.map(courseRoleOf).filter((role) => role !== undefined)
  if (inCourse.length > 0) return inCourse.some((role) => staff.has(role))
  return roles.some((role) => administrators.has(role))
}
