import type { QuestionContent } from '../schemas/question.ts'

/** What a spreadsheet shows where a formula failed: #N/A, #REF!, in German #BEZUG!, in LibreOffice Err:508. */
const errorValue = /^(?:#(?:N\/[AD]|NV|[¡¿]?\p{Lu}[\p{Lu}/]*\d?[!?])|Err:\d{3})$/u
/** No such value is longer. Checking the length first is faster, because most texts are longer. */
const maxChars = 16

const isErrorValue = (text: string): boolean =>
  text.length <= maxChars && text !== '' && errorValue.test(text.trim())

/** Returns the error of a formula in a question, its options or its solution, or undefined. */
export const errorValueIn = ({ question, options, solution }: QuestionContent): string | undefined =>
  [question, solution].find(isErrorValue) ?? options.find(({ option }) => isErrorValue(option))?.option
