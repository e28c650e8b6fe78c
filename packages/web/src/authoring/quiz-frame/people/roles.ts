import { say, texts } from '@quizwright/domain/language/say.ts'
import { type GivenRole, givenRoles } from '@quizwright/domain/rules/role.ts'
import { sayRole } from '../../../quiz-actions/quiz-role.ts'

const meanings: Record<GivenRole, string> = texts({
  viewer: 'A viewer sees questions, preview and statistics, but no names.',
  marker: 'A marker also sees results with names, and marks answers.',
  editor: 'An editor also changes, publishes and corrects the quiz.',
})

/** What a role allows, in a sentence. */
export const describeRole = (role: GivenRole): string => say(meanings[role])

/** The roles that an owner gives, as choices. */
export const roleChoices = () => givenRoles.map((value) => ({ value, label: sayRole(value) }))
