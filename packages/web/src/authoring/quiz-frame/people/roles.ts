import { say, texts } from '@quizwright/domain/language/say.ts'
import { type GivenRole, givenRoles } from '@quizwright/domain/rules/role.ts'
import { sayRole } from '../../../quiz-actions/quiz-role.ts'

const meanings: Record<GivenRole, string> = texts({
  viewer: 'Sees questions, preview and statistics, but no names.',
  marker: 'Sees the results with names and marks answers, too.',
  editor: 'Changes, publishes and corrects the quiz, too.',
})

/** What a role allows, in a sentence. */
export const describeRole = (role: GivenRole): string => say(meanings[role])

/** The roles that an owner gives, as choices. */
export const roleChoices = () => givenRoles.map((value) => ({ value, label: sayRole(value) }))
