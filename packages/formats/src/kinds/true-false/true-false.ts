import { isStatement } from '../../write/forms-of-answer.ts'
import type { KindForm } from '../kind-form.ts'

export const trueFalseForm: KindForm = {
  rawKind: 'trueFalse',
  read: ({ options = [] }) => (options.length === 2 ? { kind: 'true_false' } : undefined),
  gift: {
    holds: isStatement,
    lines: (question) =>
      isStatement(question) ? [question.options[0]!.is_correct ? 'TRUE' : 'FALSE'] : undefined,
  },
  moodle: {
    holds: isStatement,
    type: (question) => (isStatement(question) ? 'truefalse' : undefined),
    elements: (question) =>
      isStatement(question)
        ? question.options.map(
            ({ option, is_correct: isCorrect }) =>
              `<answer fraction="${isCorrect ? 100 : 0}" format="moodle_auto_format">` +
              `<text>${option.toLowerCase()}</text></answer>`,
          )
        : undefined,
  },
}
