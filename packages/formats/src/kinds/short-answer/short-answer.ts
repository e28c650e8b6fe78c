import { blankShortAnswer } from '@quizwright/domain/kinds/short-answer/short-answer.ts'
import type { ShortAnswer } from '@quizwright/domain/kinds/short-answer/schema.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { escapeGift } from '../../write/gift-text.ts'
import { isMarkedAsInMoodle, patternOf } from '../../write/typed-forms.ts'
import { addsMapping } from '../../write/qti/compares-with-correct.ts'
import { giftFeedback, giftSign, moodleAnswer } from '../accepted-lines.ts'
import type { KindForm } from '../kind-form.ts'
import { readShortAnswer } from './read.ts'
import { condition12, declaredTexts, isHeldByQti, isMarkedByCanvas } from './qti.ts'

const own = ({ interaction }: QuestionContent): ShortAnswer =>
  interaction?.kind === 'short_answer' ? interaction : blankShortAnswer()

export const shortAnswerForm: KindForm = {
  rawKind: 'shortAnswer',
  read: readShortAnswer,
  gift: {
    holds: (question) => isMarkedAsInMoodle(own(question)) && !own(question).key.words.case_counts,
    lines: (question) =>
      own(question).key.accepted.map(
        (one) => `${giftSign(one.share)}${escapeGift(patternOf(one))}${giftFeedback(one)}`,
      ),
  },
  moodle: {
    holds: (question) => isMarkedAsInMoodle(own(question)),
    type: () => 'shortanswer',
    elements: (question) => {
      const { accepted, words } = own(question).key
      return [
        `<usecase>${words.case_counts ? 1 : 0}</usecase>`,
        ...accepted.map((one) => moodleAnswer(one, patternOf(one))),
      ]
    },
  },
  qti12: {
    holds: (question) => isHeldByQti(own(question), true),
    inCanvas: (question) => isMarkedByCanvas(own(question)),
    type: 'short_answer_question',
    field: '',
    conditions: (question) => {
      const { key } = own(question)
      return key.accepted.map((one) => [condition12(one, key), one.share] as const)
    },
  },
  qti: {
    holds: (question) => isHeldByQti(own(question), false),
    baseType: 'string',
    declared: (question, qti) => declaredTexts(own(question), question, qti),
    processing: (_question, qti) => addsMapping(qti),
  },
}
