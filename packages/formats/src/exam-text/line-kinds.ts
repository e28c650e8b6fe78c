import type { AnswerKey, Unanswered } from './answer-key.ts'
import type { ExamLine } from './exam-line.ts'
import type { FieldName } from './field-names.ts'
import type { ListedQuestion, OptionStart } from './listed-question.ts'

/** The role of a line in a list. */
export type LineKind =
  | { kind: 'key heading' | 'key columns' }
  | { kind: 'key section'; name: string }
  | { kind: 'key pairs'; pairs: AnswerKey }
  | { kind: 'section'; name: string }
  | { kind: 'field'; name: FieldName; value: string }
  /** `next`: a word processor numbers the line, but the file does not contain the number. */
  | { kind: 'question'; text: string; number?: number | 'next' }
  | { kind: 'option'; option: OptionStart }
  /** Not taken; `without` names it, unless it says nothing. */
  | { kind: 'left out'; without?: string }
  | { kind: 'more' }

/** The lines and questions around a line. */
export type LineContext = {
  /** The lines below it; the first three are enough. */
  below: readonly ExamLine[]
  isBehindBlank: boolean
  /** Whether the line above belongs to the key. */
  isInKey: boolean
  hasQuestions: boolean
  /** The questions above that have no answer yet. */
  unanswered: Unanswered
  /** The question to which the lines above belong. */
  open: ListedQuestion | undefined
}
