import { texts } from './say.ts'

/** The end of every evaluation that was written without an AI model. Lists show the beginning. */
export const offlineNote = texts('(Written offline, without an AI model.)')

/**
 * The reasons of the offline grader, which services make in English. Students read those that an instructor sent them
 * as a comment. A pattern is below those that are more exact.
 */
export const madeByGrader = texts([
  'The answer is blank.',
  'There is no solution to compare the answer with.',
  'The solution holds no words to compare the answer with.',
  'The answer is the solution.',
  'The answer says that it has none.',
  'Repeats the question.',
  'The solution holds a formula, which is not compared.',
  'Is much longer than the solution: what is wrong in it would not be noticed.',
  'The solution is not in English, for which the comparison is made.',
  'Is in another language than the solution.',
  'Seems to be in another language than the solution.',
  'Lists words instead of saying something about them.',
  'Says the opposite of "{words}".',
  'Has "{one}" and "{other}" in each other\'s place.',
  'Says "{said}" where the solution says "{expected}".',
  'Says "not" where the solution does not.',
  'Leaves out a "not" that the solution has.',
  'Gives {given} where the solution has {expected}.',
  "Lacks the solution's number {number}.",
  'Addresses the grader instead of answering: "{words}".',
  'Uses {found} of the {count} main words of the solution.',
  'Lacks {words} and others.',
  'Lacks {words}.',
  'May say the rest in other words.',
  'Holds an image that was not read.',
])
