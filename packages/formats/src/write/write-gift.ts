import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import type { ExportedQuiz, Holds } from './exported-quiz.ts'
import { htmlOf } from './html.ts'

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
}

/** Writes GIFT. Its texts are HTML, so that nothing is folded. */
export const writeGift = ({ questions }: ExportedQuiz): string =>
  `${questions.map(writeQuestion).join('\n\n')}\n`

const escape = (text: string): string => text.replace(/[~=#{}:\\]/g, String.raw`\$&`)

/** Images on the web keep their link. A GIFT file contains no images. */
const onTheWeb = (link: string): string | undefined => (/^https?:\/\//.test(link) ? link : undefined)

const text = (words: string, equation: string, image: string): string =>
  escape(htmlOf({ text: words, equation, image }, onTheWeb))

const writeQuestion = (question: QuestionContent, index: number): string => {
  const { options, tags, solution, solution_equation, solution_image_url } = question
  const stem = text(question.question, question.equation, question.image_url)
  const feedback = text(solution, solution_equation, solution_image_url)
  const lines = options.map(
    ({ option, equation, image_url, is_correct }) =>
      `  ${is_correct ? '=' : '~'}${text(option, equation, image_url)}`,
  )
  return [
    `// question ${index + 1}${tags.map(({ tag_name }) => ` [tag:${escapeTag(tag_name)}]`).join('')}`,
    `[html]${stem}{`,
    ...lines,
    ...(feedback === '' ? [] : [`  ####${feedback}`]),
    '}',
  ].join('\n')
}

const escapeTag = (tag: string): string => tag.replace(/[\]\\]/g, String.raw`\$&`).replace(/[\r\n]+/g, ' ')
