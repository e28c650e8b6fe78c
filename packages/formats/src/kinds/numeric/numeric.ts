import { blankNumeric } from '@quizwright/domain/kinds/numeric/numeric.ts'
import type { Numeric } from '@quizwright/domain/kinds/numeric/schema.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { isDrawn } from '@quizwright/domain/kinds/numeric/drawn/drawn-key.ts'
import { drawnInMoodle, withBraces } from './drawn/moodle.ts'
import { drawnComparison, drawnInQti, templatesOf, withPrinted } from './drawn/qti.ts'
import type { KindForm } from '../kind-form.ts'
import { giftLines, isHeldByGift } from './gift.ts'
import { isHeldByMoodle, moodleElements } from './moodle.ts'
import { percent } from '../../write/forms-of-answer.ts'
import { pointed } from '../../write/typed-forms.ts'
import { isHeldByQti, isWithoutUnit } from '../written-numbers.ts'
import { comparison } from './qti.ts'
import { condition12, isMarkedByCanvas } from './qti-1.2.ts'
import { readNumeric } from './read.ts'

const own = ({ interaction }: QuestionContent): Numeric =>
  interaction?.kind === 'numeric' ? interaction : blankNumeric()

const isHeld = (numeric: Numeric): boolean =>
  isWithoutUnit(numeric) && (isDrawn(numeric) || numeric.key.accepted.every(isHeldByQti))

export const numericForm: KindForm = {
  rawKind: 'number',
  read: readNumeric,
  gift: {
    holds: (question) => isHeldByGift(own(question)),
    lines: (question) => giftLines(own(question)),
  },
  moodle: {
    holds: (question) => isHeldByMoodle(own(question)),
    type: (question) => (isDrawn(own(question)) ? 'calculated' : 'numerical'),
    prepared: (question) => (isDrawn(own(question)) ? withBraces(question) : question),
    elements: (question) => moodleElements(own(question)),
  },
  drawn: {
    moodle: (question) => drawnInMoodle(question, own(question)),
    qti: (question) => drawnInQti(question, own(question)),
  },
  qti12: {
    holds: (question) => isHeld(own(question)),
    inCanvas: (question) => isMarkedByCanvas(own(question).key.accepted),
    type: 'numerical_question',
    field: ' fibtype="Decimal"',
    conditions: (question) => own(question).key.accepted.map((one) => [condition12(one), one.share] as const),
  },
  qti: {
    holds: (question) => isHeld(own(question)),
    baseType: 'float',
    declared: (question, { element }) => {
      if (isDrawn(own(question))) return ''
      const [best] = own(question).key.accepted.filter(
        ({ share, tolerance }) => share === 100 && tolerance.by !== 'range',
      )
      return best ? element('correctResponse', {}, element('value', {}, pointed(best.value))) : ''
    },
    processing: (question, qti) => {
      const { element } = qti
      const branches = own(question).key.accepted.map((one, index) =>
        element(
          index === 0 ? 'responseIf' : 'responseElseIf',
          {},
          isDrawn(own(question)) ? drawnComparison(qti, one) : comparison(qti, one),
          element(
            'setOutcomeValue',
            { identifier: 'SCORE' },
            element('baseValue', { baseType: 'float' }, percent((one.share / 100) * question.weightage)),
          ),
        ),
      )
      return element('responseProcessing', {}, element('responseCondition', {}, ...branches))
    },
    templates: (question, qti) => (isDrawn(own(question)) ? templatesOf(question, own(question), qti) : ''),
    printed: (question, qti, file) => (isDrawn(own(question)) ? withPrinted(question, qti, file) : file),
  },
}
