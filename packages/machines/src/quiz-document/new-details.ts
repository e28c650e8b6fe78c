import { say } from '@quizwright/domain/language/say.ts'
import { blankDetails, type QuizDetails } from './details.ts'

/** Details of the author's last quiz that the next one mostly shares. */
export type UsualDetails = Pick<QuizDetails, 'faculties' | 'tags' | 'hours' | 'mins' | 'passing_percentage'>

/** Defaults for an author who has no quiz yet. */
const firstDetails: UsualDetails = {
  faculties: [],
  tags: [],
  hours: '0',
  mins: '30',
  passing_percentage: '50',
}

/** The description that follows the title until the author writes another. */
export const newDescription = (title: string): string => title.trim() || say('A new quiz')

/** The details of a new quiz. Only a title and a type must be given; everything else has a default. */
export const newDetails = (now: Date, usual: Partial<UsualDetails> = {}): QuizDetails => ({
  ...blankDetails(now),
  ...firstDetails,
  ...usual,
  description: newDescription(''),
  session_name: say('First session'),
  session_description: say('The first session.'),
})

/** The changes that follow from a new title: a description derived from the old title is derived from the new one. */
export const withTitle = (
  { name: before, description }: Pick<QuizDetails, 'name' | 'description'>,
  name: string,
): Partial<QuizDetails> => ({
  name,
  ...(description === newDescription(before) && { description: newDescription(name) }),
})
