import { letterOf } from '@quizwright/domain/rules/letter-of.ts'
import { blankMatching } from '@quizwright/domain/kinds/matching/blank.ts'
import { pairsOf } from '@quizwright/domain/kinds/matching/pairs.ts'
import type { Matching } from '@quizwright/domain/kinds/matching/schema.ts'
import { pieceInWords } from '@quizwright/domain/kinds/pieces.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { escapeGift, giftText } from '../../write/gift-text.ts'
import { escapeXml } from '../../write/html.ts'
import type { KindForm } from '../kind-form.ts'
import { contentOfPiece, isPlainPiece } from '../pieces.ts'
import { qti12OfMatching, qtiOfMatching } from './qti.ts'
import { readMatching, reasonOfMatching } from './read.ts'

const own = ({ interaction }: QuestionContent): Matching =>
  interaction?.kind === 'matching' ? interaction : blankMatching([])

/** Moodle marks each prompt alike, has one right choice for each, and its choices are plain texts. */
const isMarkedAsInMoodle = ({ presentation, key, scoring }: Matching): boolean => {
  const used = key.right.flat()
  const isShared = used.length > new Set(used).size
  return (
    scoring.rule === 'each' &&
    presentation.reuse === isShared &&
    key.weights.every((weight) => weight === 1) &&
    key.right.every((right) => right.length === 1) &&
    presentation.choices.every(isPlainPiece)
  )
}

export const matchingForm: KindForm = {
  rawKind: 'matching',
  read: readMatching,
  reason: reasonOfMatching,
  onPaper: (question) => {
    const { presentation, key } = own(question)
    return {
      lines: [
        ...presentation.prompts.map((prompt, index) => `${index + 1}. ${pieceInWords(prompt)}`),
        ...presentation.choices.map((choice, index) => `${letterOf(index)}) ${pieceInWords(choice)}`),
      ],
      key: key.right.map((right, index) => `${index + 1} – ${right.map(letterOf).join(' / ')}`).join('; '),
    }
  },
  qti12: qti12OfMatching,
  qti: qtiOfMatching,
  gift: {
    // An arrow in a prompt would be read as the one before the choice.
    holds: (question) =>
      isMarkedAsInMoodle(own(question)) &&
      own(question).presentation.prompts.every(({ text }) => !text.includes('->')),
    lines: (question) => {
      const { pairs, extra } = pairsOf(own(question))
      return [
        ...pairs.flatMap(({ prompt, choices }) =>
          choices.map(
            (choice) => `  =${giftText(contentOfPiece(prompt))} -> ${escapeGift(pieceInWords(choice))}`,
          ),
        ),
        ...extra.map((choice) => `  = -> ${escapeGift(pieceInWords(choice))}`),
      ]
    },
  },
  moodle: {
    holds: (question) => isMarkedAsInMoodle(own(question)),
    type: () => 'matching',
    elements: (question, write) => {
      const { pairs, extra } = pairsOf(own(question))
      const answer = (text: string): string => `<answer><text>${escapeXml(text)}</text></answer>`
      return [
        '<shuffleanswers>true</shuffleanswers>',
        ...pairs.flatMap(({ prompt, choices }) =>
          choices.map((choice) =>
            write('subquestion', contentOfPiece(prompt)).replace(
              /<\/subquestion>$/,
              () => `${answer(pieceInWords(choice))}</subquestion>`,
            ),
          ),
        ),
        ...extra.map(
          (choice) => `<subquestion format="html"><text></text>${answer(pieceInWords(choice))}</subquestion>`,
        ),
      ]
    },
  },
}
