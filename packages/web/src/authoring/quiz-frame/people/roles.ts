import { say, texts } from '@quizwright/domain/language/say.ts'
import { type GivenRole, givenRoles } from '@quizwright/domain/rules/role.ts'
import { sayRole } from '../../../quiz-actions/quiz-role.ts'

const meanings: Record<GivenRole, string> = texts({
  viewer: 'Viewers see questions, the preview and statistics, but no names.',
  marker: 'Markers see results with students’ names and mark answers.',
  editor: 'Editors can edit and publish the quiz, mark answers and change marks.',
})

/** What a role allows, in a sentence. */
export const describeRole = (role: GivenRole): string => say(meanings[role])

/** The roles that an owner gives, as choices. */
export const roleChoices = () => givenRoles.map((value) => ({ value, label: sayRole(value) }))
