import { listedOptions } from '@quizwright/domain/kinds/pieces-of.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'

/** Whether a question and its options are still empty. */
export const isBlankQuestion = (draft: DraftQuestion): boolean =>
  draft.question === '' &&
  draft.equation === '' &&
  draft.image_url === '' &&
  listedOptions(draft).every(
    (option) => option.option === '' && option.equation === '' && option.image_url === '',
  )
