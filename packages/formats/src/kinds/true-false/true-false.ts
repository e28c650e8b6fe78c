import { elementAt } from '@quizwright/domain/defined.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { isStatement } from '../../write/forms-of-answer.ts'
import { giftFeedback } from '../../write/gift-text.ts'
import { moodleFeedback } from '../../write/moodle-feedback.ts'
import type { KindForm } from '../kind-form.ts'

/** The feedback on the wrong answer comes first. */
const giftStatement = (question: QuestionContent): string => {
  const right = elementAt(question.options, 0).is_correct ? 0 : 1
  const [onWrong, onRight] = [giftFeedback(question, 1 - right), giftFeedback(question, right)]
  const said = onRight === '' ? onWrong : `${onWrong || '#'}${onRight}`
  return `${right === 0 ? 'TRUE' : 'FALSE'}${said}`
}

export const trueFalseForm: KindForm = {
  rawKind: 'trueFalse',
  read: ({ options = [] }) => (options.length === 2 ? { kind: 'true_false' } : undefined),
  gift: {
    holds: isStatement,
    lines: (question) => (isStatement(question) ? [giftStatement(question)] : undefined),
  },
  moodle: {
    holds: isStatement,
    type: (question) => (isStatement(question) ? 'truefalse' : undefined),
    elements: (question, text) =>
      isStatement(question)
        ? question.options.map(
            ({ option, is_correct: isCorrect }, index) =>
              `<answer fraction="${isCorrect ? 100 : 0}" format="moodle_auto_format">` +
              `<text>${option.toLowerCase()}</text>${moodleFeedback(question, index, text)}</answer>`,
          )
        : undefined,
  },
}
