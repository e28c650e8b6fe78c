import { judgeQuestion, type Verdict } from '@quizwright/domain/rules/judge-question.ts'
import type { QuestionStatistics } from '@quizwright/domain/schemas/item-statistics.ts'

/** How many questions have this verdict in their newest wording. */
export const countVerdict = (questions: readonly QuestionStatistics[], wanted: Verdict): number =>
  questions.filter(({ revisions: [newest] }) => newest && judgeQuestion(newest) === wanted).length
