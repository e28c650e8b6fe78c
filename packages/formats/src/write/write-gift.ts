import type { AcceptedNumber } from '@quizwright/domain/kinds/numeric/schema.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import type { ExportedQuiz, Holds } from './exported-quiz.ts'
import type { Content } from '../entry/entry.ts'
import { optionContentOf, questionContentOf, solutionContentOf } from './contents.ts'
import { hasSeveral, isHeldByWeights, isStatement, percent, writtenWeights } from './forms-of-answer.ts'
import { htmlOf } from './html.ts'
import { aroundOf, isAround, isMarkedAsInMoodle, patternOf, pointed, typedOf } from './typed-forms.ts'

export const giftHolds: Holds = {
  images: false,
  solutions: true,
  tags: true,
  difficulty: false,
  marks: false,
  sections: false,
  descriptive: true,
  lineBreaks: true,
  controlCharacters: true,
  // One right option of 100 % would be read as the only one that may be chosen, unless others cost marks.
  interaction: (question) =>
    isTypedHeld(question) ??
    (isHeldByWeights(question) && (isStatement(question) || costsOrShares(question))),
}

/** Whether the file says everything about a typed answer; undefined for other questions. */
const isTypedHeld = (question: QuestionContent): boolean | undefined => {
  const typed = typedOf(question)
  if (typed?.kind === 'short_answer') return isMarkedAsInMoodle(typed) && !typed.key.words.case_counts
  return (
    typed &&
    typed.presentation.unit === 'none' &&
    typed.key.accepted.every((one) => isAround(one) || isClosed(one))
  )
}

const isClosed = ({ tolerance }: AcceptedNumber): boolean =>
  tolerance.by === 'range' &&
  tolerance.with_low &&
  tolerance.with_high &&
  [tolerance.low, tolerance.high].every((end) => pointed(end) === end)

/** Writes GIFT. Its texts are HTML, so that nothing is folded. */
export const writeGift = ({ questions }: ExportedQuiz): string =>
  `${questions.map(writeQuestion).join('\n\n')}\n`

const costsOrShares = (question: QuestionContent): boolean => {
  const weights = writtenWeights(question)
  return weights.some((weight) => weight < 0) || weights.filter((weight) => weight > 0).length > 1
}

const escape = (text: string): string => text.replace(/[~=#{}:\\]/g, String.raw`\$&`)

/** Images on the web keep their link. A GIFT file contains no images. */
const onTheWeb = (link: string): string | undefined => (/^https?:\/\//.test(link) ? link : undefined)

const text = (content: Content): string => escape(htmlOf(content, onTheWeb))

const numberIn = (accepted: AcceptedNumber): string => {
  const { tolerance } = accepted
  if (tolerance.by === 'range') return `${pointed(tolerance.low)}..${pointed(tolerance.high)}`
  const [value, around] = aroundOf(accepted)
  return Number(around) === 0 ? value : `${value}:${around}`
}

/** The lines of a typed answer; undefined for other questions. */
const typedLines = (question: QuestionContent): string[] | undefined => {
  const typed = typedOf(question)
  const sign = (share: number): string => (share === 100 ? '  =' : `  =%${share}%`)
  if (typed?.kind === 'short_answer')
    return typed.key.accepted.map((one) => `${sign(one.share)}${escape(patternOf(one))}`)
  return typed && ['  #', ...typed.key.accepted.map((one) => `${sign(one.share)}${numberIn(one)}`)]
}

const writeQuestion = (question: QuestionContent, index: number): string => {
  const { options, tags } = question
  const stem = text(questionContentOf(question))
  const feedback = text(solutionContentOf(question))
  const weights = hasSeveral(question) ? writtenWeights(question) : undefined
  const lines = options.map((option, index) => {
    const sign = weights ? `~%${percent(weights[index] ?? 0)}%` : option.is_correct ? '=' : '~'
    return `  ${sign}${text(optionContentOf(option))}`
  })
  const typed = typedLines(question)
  const answers = typed ?? (isStatement(question) ? [options[0]!.is_correct ? 'TRUE' : 'FALSE'] : lines)
  return [
    `// question ${index + 1}${tags.map(({ tag_name }) => ` [tag:${escapeTag(tag_name)}]`).join('')}`,
    `[html]${stem}{`,
    ...answers,
    ...(feedback === '' ? [] : [`  ####${feedback}`]),
    '}',
  ].join('\n')
}

const escapeTag = (tag: string): string => tag.replace(/[\]\\]/g, String.raw`\$&`).replace(/[\r\n]+/g, ' ')
