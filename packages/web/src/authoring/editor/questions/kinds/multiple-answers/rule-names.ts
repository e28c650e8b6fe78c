import { texts } from '@quizwright/domain/language/say.ts'
import type { ScoringRule } from '@quizwright/domain/kinds/multiple-answers/schema.ts'

/** The names of the rules of choices for authors. */
export const ruleNames: Readonly<Record<ScoringRule, string>> = texts({
  net: 'Correct minus incorrect choices',
  all: 'All or nothing',
  each: 'Every option counts',
  coverage: 'Share of correct choices',
  any: 'Any correct choice',
  weights: 'A weight for each option',
})
