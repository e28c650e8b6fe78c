import { blankDetails, type QuizDetails } from './details.ts'

/** What the last quiz of an author had, which the next one mostly has too. */
export type UsualDetails = Pick<QuizDetails, 'faculties' | 'tags' | 'hours' | 'mins' | 'passing_percentage'>

/** Used by whoever has no quiz yet. */
const firstDetails: UsualDetails = {
  faculties: [],
  tags: [],
  hours: '0',
  mins: '30',
  passing_percentage: '50',
}

/** The texts that follow the title until their author writes others. */
const textsFor = (title: string): Pick<QuizDetails, 'description' | 'session_name'> => ({
  description: title.trim() || 'A new quiz',
  session_name: title.trim() || 'First session',
})

/** The form of a new quiz: a title and a type are enough to begin, everything else has a value already. */
export const newDetails = (now: Date, usual: Partial<UsualDetails> = {}): QuizDetails => ({
  ...blankDetails(now),
  ...firstDetails,
  ...usual,
  ...textsFor(''),
  session_description: 'The first session.',
})

/** The changes that another title brings: texts that were named for the title before follow it. */
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
