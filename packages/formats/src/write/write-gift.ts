import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { formOf } from '../kinds/kind-forms.ts'
import { optionContentOf, questionContentOf, solutionContentOf } from './contents.ts'
import type { ExportedQuiz, Holds } from './exported-quiz.ts'
import { hasSeveral, percent, weightsOfOne, writtenWeights } from './forms-of-answer.ts'
import { emptyContent } from '../entry/entry.ts'
import { giftFeedback, giftText } from './gift-text.ts'

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
  answerFeedback: true,
  optionFeedback: true,
  pages: true,
  interaction: (question) => formOf(question)?.gift?.holds(question) ?? false,
}

/** Writes GIFT. Its texts are HTML, so that nothing is folded. */
export const writeGift = ({ questions }: ExportedQuiz): string =>
  `${questions.map(writeQuestion).join('\n\n')}\n`

const writeQuestion = (question: QuestionContent, index: number): string => {
  const { options, tags } = question
  const stem = giftText(questionContentOf(question))
  const feedback = giftText(solutionContentOf(question))
  const one = weightsOfOne(question)
  const weights = one ?? (hasSeveral(question) ? writtenWeights(question) : undefined)
  const lines = options.map((option, index) => {
    const isMarked = option.is_correct && (one !== undefined || weights === undefined)
    const weight = weights?.[index]
    const sign = isMarked ? '=' : weight === undefined ? '~' : `~%${percent(weight)}%`
    return `  ${sign}${giftText(optionContentOf(option))}${giftFeedback(question, index)}`
  })
  const answers = formOf(question)?.gift?.lines?.(question) ?? lines
  const page = giftText({ ...emptyContent, text: question.page_before ?? '' })
  return [
    ...(page === '' ? [] : [`[html]${page}`, '']),
    `// question ${index + 1}${tags.map(({ tag_name }) => ` [tag:${escapeTag(tag_name)}]`).join('')}`,
    `[html]${stem}{`,
    ...answers,
    ...(feedback === '' ? [] : [`  ####${feedback}`]),
    '}',
  ].join('\n')
}

const escapeTag = (tag: string): string => tag.replace(/[\]\\]/g, String.raw`\$&`).replace(/[\r\n]+/g, ' ')
