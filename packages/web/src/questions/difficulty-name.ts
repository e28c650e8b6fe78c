import { say, texts } from '@quizwright/domain/language/say.ts'

const names: Readonly<Record<string, string>> = texts({
  Easy: 'Easy',
  Medium: 'Medium',
  Moderate: 'Moderate',
  Hard: 'Hard',
})

/** What people read for a difficulty of the wire. */
export const difficultyName = (difficulty: string): string => say(names[difficulty] ?? difficulty)
