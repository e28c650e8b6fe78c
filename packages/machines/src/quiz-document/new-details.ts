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

/** The texts that follow the title until the author writes others. */
const textsFor = (title: string): Pick<QuizDetails, 'description' | 'session_name'> => ({
  description: title.trim() || say('A new quiz'),
  session_name: title.trim() || say('First session'),
})

/** The details of a new quiz. Only a title and a type must be given; everything else has a default. */
export const newDetails = (now: Date, usual: Partial<UsualDetails> = {}): QuizDetails => ({
  ...blankDetails(now),
  ...firstDetails,
  ...usual,
  ...textsFor(''),
  session_description: say('The first session.'),
})

/**
 * The changes that follow from a new title: texts derived from the old title are derived from the new one.
 */
export const withTitle = (
  { name: before, description, session_name }: Pick<QuizDetails, 'name' | 'description' | 'session_name'>,
  name: string,
): Partial<QuizDetails> => {
  const [old, next] = [textsFor(before), textsFor(name)]
  return {
    name,
    ...(description === old.description && { description: next.description }),
    ...(session_name === old.session_name && { session_name: next.session_name }),
  }
}
