import { ordinalOf } from '@quizwright/domain/rules/plural.ts'

/** Whether the file gives a question another number than its place. */
export const isOwnNumber = (number: number | null | undefined, place: number): number is number =>
  number !== undefined && number !== null && number !== place

/** What comes before the reason why a question is left out: the number that its author looks for, and its place. */
export const inItsFile = (number: number | null | undefined, place: number): string =>
  isOwnNumber(number, place) ? `Question ${number} of the file, the ${ordinalOf(place)}: ` : ''
