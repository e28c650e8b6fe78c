import type { MultipleAnswers } from '@quizwright/domain/kinds/multiple-answers/schema.ts'
import { scoringOfWeights } from '@quizwright/domain/kinds/multiple-answers/weights.ts'

/** How the ticks of a question with several right options earn marks. `at_most` limits them. */
export type TickScoring = { scoring: MultipleAnswers['scoring']; at_most?: number }

/** Exactly the right options earn the marks. */
export const allOrNothing: TickScoring = { scoring: { rule: 'all' } }
/** Right options minus wrong ones. */
export const rightMinusWrong: TickScoring = { scoring: { rule: 'net' } }
/** Students choose one option, and each right one earns all marks. */
export const anyOne: TickScoring = { scoring: { rule: 'any' }, at_most: 1 }
/** Options earn and cost shares of the marks, in percent. */
export const byWeights = (weights: readonly number[]): TickScoring => ({ scoring: scoringOfWeights(weights) })
