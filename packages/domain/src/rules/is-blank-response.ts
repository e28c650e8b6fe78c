import type { Response } from '../schemas/response.ts'
import { isBlankText } from './is-blank-text.ts'

/** Whether no part has an answer. */
export const isBlankResponse = (given: Response | null | undefined): boolean =>
  !given || (given.picks.every((pick) => pick < 0) && given.texts.every((typed) => isBlankText(typed)))
