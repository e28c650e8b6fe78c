import { sayMadeOf, texts } from './say.ts'

const written = texts('Written offline, without an AI model: {solution}')

const patterns = [written]

/** The beginning of every solution that was written without an AI model. It is stored in English. */
export const offlineLabel = written.replace('{solution}', '')

/** A solution without the label: as students read it, as it is compared, and as a person edits it. */
export const withoutLabel = (solution: string): string =>
  solution.startsWith(offlineLabel) ? solution.slice(offlineLabel.length) : solution

/** A solution with its label in the language of the page. */
export const saySolution = (solution: string): string =>
  solution.startsWith(offlineLabel) ? sayMadeOf(solution, patterns) : solution
