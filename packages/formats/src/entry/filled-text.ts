import type { WholeGap } from '@quizwright/domain/kinds/cloze/blank.ts'
import type { ClozeRule } from '@quizwright/domain/kinds/cloze/schema.ts'
import type { WordsCount } from '@quizwright/domain/kinds/short-answer/schema.ts'

/** A text with gaps as a file has it: `[[1]]` is the place of the first gap. */
export type FilledText = {
  text: string
  gaps: readonly WholeGap[]
  /** The words of the bank that belong in no gap. */
  extra?: readonly string[]
  words?: Partial<WordsCount>
  rule?: ClozeRule
}
