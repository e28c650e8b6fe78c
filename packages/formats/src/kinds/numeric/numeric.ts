import { blankNumeric } from '@quizwright/domain/kinds/numeric/numeric.ts'
import type { Numeric } from '@quizwright/domain/kinds/numeric/schema.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import type { KindForm } from '../kind-form.ts'
import { giftLines, isHeldByGift } from './gift.ts'
import { isHeldByMoodle, moodleElements } from './moodle.ts'
import { readNumeric } from './read.ts'

const own = ({ interaction }: QuestionContent): Numeric =>
  interaction?.kind === 'numeric' ? interaction : blankNumeric()

export const numericForm: KindForm = {
  rawKind: 'number',
  read: readNumeric,
  gift: {
    holds: (question) => isHeldByGift(own(question)),
    lines: (question) => giftLines(own(question)),
  },
  moodle: {
    holds: (question) => isHeldByMoodle(own(question)),
    type: () => 'numerical',
    elements: (question) => moodleElements(own(question)),
  },
}
