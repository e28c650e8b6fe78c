import { texts } from '../../language/say.ts'
import { kindLimits } from '../../limits.ts'
import { withShare } from '../with-share.ts'
import { cutTo } from '../cut-to.ts'
import { materialOfAccepted } from '../material.ts'
import type { AddFinding, Asked, QuestionKind } from '../question-kind.ts'
import { readShortAnswerCell, writeShortAnswerCell } from './cells.ts'
import { feedbackOf } from '../feedback-of.ts'
import { withAccepted } from '../with-accepted.ts'
import { foldWhole } from './fold.ts'
import { judgeTexts } from './judge.ts'
import { acceptedAs, markShortAnswer } from './mark.ts'
import type { AcceptedText, ShortAnswer } from './schema.ts'

export const blankAcceptedText = (value = ''): AcceptedText => ({
  value: cutTo(value, kindLimits.acceptedTextLength),
  is_pattern: false,
  share: 100,
})

/** What a new question of this kind begins with. */
export const blankShortAnswer = (values: readonly string[] = ['']): ShortAnswer => ({
  kind: 'short_answer',
  key: {
    accepted: values.map(blankAcceptedText),
    words: { case_counts: false, accents_count: true, punctuation_counts: true, typos: 0 },
  },
})

const own = ({ interaction }: Asked): ShortAnswer =>
  interaction?.kind === 'short_answer' ? interaction : blankShortAnswer()

const judge = (asked: Asked, add: AddFinding): void => {
  const { accepted, words } = own(asked).key
  judgeTexts(accepted, words, 'interaction.key.accepted', add)
}

/** An answer that is accepted for less so far is replaced. */
const accept = (asked: Asked, answer: string, share: number): ShortAnswer | undefined => {
  const { key } = own(asked)
  const value = answer.trim()
  const folded = foldWhole(value, key.words)
  const others = key.accepted.filter((one) => one.is_pattern || foldWhole(one.value, key.words) !== folded)
  if (value.length > kindLimits.acceptedTextLength || others.length >= kindLimits.acceptedTexts)
    return undefined
  const accepted = withAccepted(others, { ...blankAcceptedText(value), share })
  return { ...own(asked), key: { ...key, accepted } }
}

/** A word or a few are the answer. */
export const shortAnswerKind: QuestionKind = {
  name: 'short_answer',
  label: texts('Short answer'),
  alsoCalled: ['fill in'],
  hasOptions: false,
  severalRight: false,
  takesMany: () => false,
  judge,
  mark: (asked, { answer }) => markShortAnswer(own(asked), answer),
  guess: () => 0,
  present: () => ({ kind: 'short_answer' }),
  material: (asked) => materialOfAccepted(own(asked).key.accepted),
  begin: ({ accepted }) => ({
    options: [],
    interaction: blankShortAnswer(accepted.length > 0 ? accepted.slice(0, kindLimits.acceptedTexts) : ['']),
  }),
  writeCells: (asked) => ({ accepted: writeShortAnswerCell(own(asked)) }),
  readCells: ({ accepted }, options) => {
    const read = readShortAnswerCell(accepted)
    return 'wrong' in read ? read : { options, interaction: read }
  },
  accepted: (asked) => own(asked).key.accepted.map(({ value, share }) => withShare(value, share)),
  feedback: (asked, { answer }) => feedbackOf(acceptedAs(own(asked), answer)),
  sameAnswer: (asked, answer) => foldWhole(answer, own(asked).key.words),
  accept,
  acceptedKeys: (asked) =>
    own(asked).key.accepted.map((one) => ({
      answer: one.is_pattern ? undefined : one.value,
      share: one.share,
      key: one,
    })),
}
