import { blankCloze, gapsOf } from '@quizwright/domain/kinds/cloze/blank.ts'
import { acceptedInGap } from '@quizwright/domain/kinds/cloze/parts.ts'
import { withBlanks } from '@quizwright/domain/kinds/cloze/gaps-in-text.ts'
import type { Cloze } from '@quizwright/domain/kinds/cloze/schema.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { escapeXml } from '../../write/html.ts'
import type { KindForm } from '../kind-form.ts'
import { isDragged, isHeldByMoodle, withCodes, withWordNumbers } from './moodle.ts'
import { isClozeHeld, writeCloze } from './qti.ts'
import {
  conditionsInCanvas,
  isAskedByCanvas,
  isHeldByCanvas,
  responsesInCanvas,
  typeInCanvas,
  withGapNames,
} from './qti-1.2.ts'
import { readCloze, reasonOfCloze } from './read.ts'

const own = ({ interaction }: QuestionContent): Cloze =>
  interaction?.kind === 'cloze' ? interaction : blankCloze([])

export const clozeForm: KindForm = {
  rawKind: 'gaps',
  read: readCloze,
  reason: reasonOfCloze,
  textOf: ({ filled }) => filled?.text,
  onPaper: (question) => {
    const { presentation } = own(question)
    const gaps = gapsOf(own(question))
    const isAlone = gaps.length === 1
    return {
      text: withBlanks(question.question),
      lines: [
        ...gaps.flatMap(({ as, choices }, index) =>
          as === 'chosen' ? [`${isAlone ? '' : `(${index + 1}) `}${choices.join(' / ')}`] : [],
        ),
        ...(presentation.bank.length > 0 ? [`Words: ${presentation.bank.join(' / ')}`] : []),
      ],
      key: gaps
        .map((gap, index) => `${isAlone ? '' : `(${index + 1}) `}${acceptedInGap(gap).join(' / ')}`)
        .join('; '),
    }
  },
  gift: { holds: () => false },
  qti12: {
    asks: (question) => isAskedByCanvas(own(question)),
    holds: (question) => isHeldByCanvas(own(question)),
    inCanvas: () => true,
    type: (question) => typeInCanvas(own(question)),
    text: ({ question }) => withGapNames(question),
    responses: (question, write) => responsesInCanvas(own(question), write),
    conditions: (question) => conditionsInCanvas(own(question)),
  },
  qtiItem: {
    holds: (question) => isClozeHeld(own(question)),
    write: (question, qti, write) => writeCloze(own(question), question, qti, write),
  },
  moodle: {
    holds: (question) => isDragged(own(question)) || isHeldByMoodle(own(question)),
    type: (question) => (isDragged(own(question)) ? 'ddwtos' : 'cloze'),
    text: (question) =>
      isDragged(own(question))
        ? withWordNumbers(question.question, own(question))
        : withCodes(question.question, own(question)),
    elements: (question) =>
      isDragged(own(question))
        ? [
            '<shuffleanswers>1</shuffleanswers>',
            ...own(question).presentation.bank.map(
              (word) => `<dragbox><text>${escapeXml(word)}</text><group>1</group><infinite/></dragbox>`,
            ),
          ]
        : [],
  },
}
