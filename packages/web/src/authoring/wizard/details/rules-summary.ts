import { commaList } from '@quizwright/domain/language/comma-list.ts'
import { say } from '@quizwright/domain/language/say.ts'
import { triesAllowed } from '@quizwright/domain/arrangement/tries.ts'
import { isDrawn } from '@quizwright/domain/arrangement/draws.ts'
import { describeWrongCosts } from '@quizwright/domain/arrangement/describe-wrong-costs.ts'
import type { QuizDetails } from '@quizwright/machines/quiz-document/details.ts'

/** Says in one line how papers differ, and what students may do with them. */
export const rulesSummary = ({
  arrangement,
  is_direct_check: isDirectCheck,
}: Pick<QuizDetails, 'arrangement' | 'is_direct_check'>): string => {
  const wrongCosts = arrangement?.wrong_costs ?? 0
  const { shuffle_questions: shuffle = 'none', shuffle_options: areOptionsShuffled = false } =
    arrangement ?? {}
  const parts = [
    ...(shuffle === 'none'
      ? []
      : [shuffle === 'all' ? say('questions shuffled') : say('questions shuffled in their sections')]),
    ...(areOptionsShuffled ? [say('options shuffled')] : []),
    ...(isDrawn(arrangement) ? [say('some questions picked at random')] : []),
    ...(isDirectCheck
      ? [
          triesAllowed(arrangement) > 1
            ? say('{count} tries', { count: triesAllowed(arrangement) })
            : say('answers checked immediately'),
        ]
      : []),
    ...(arrangement?.one_way ? [say('no going back')] : []),
    ...(wrongCosts > 0
      ? [say('a wrong answer costs {share}', { share: describeWrongCosts(wrongCosts) })]
      : []),
  ]
  return parts.length === 0 ? say('Same questions in the same order for everyone') : commaList(parts)
}
