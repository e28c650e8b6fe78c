import { say } from '@quizwright/domain/language/say.ts'
import { leastAgreementStudents } from '@quizwright/domain/limits.ts'

/** Says why a figure on the agreement of two markers, or its interval, is missing. */
export const sayMissingAgreement = (students: number | undefined, hasValue: boolean): string => {
  if (students !== undefined && students < leastAgreementStudents)
    return say('too few students ({count} of {least})', { count: students, least: leastAgreementStudents })
  return hasValue ? say('no interval: it doesn’t vary') : say('the marks don’t vary')
}
