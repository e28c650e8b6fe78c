import { letterOf } from '@quizwright/domain/rules/letter-of.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { joinEquation } from '../content/formulas.ts'
import type { ExportedQuiz, Holds } from './exported-quiz.ts'
import { hasSeveral } from './forms-of-answer.ts'

export const aikenHolds: Holds = {
  images: false,
  solutions: false,
  tags: false,
  difficulty: false,
  marks: false,
  sections: false,
  descriptive: false,
  lineBreaks: false,
  controlCharacters: true,
  asks: (question) => !hasSeveral(question),
}

/** Writes Aiken: one line per text, and the letter of the correct option. */
export const writeAiken = ({ questions }: ExportedQuiz): string =>
  `${questions
    .filter((question) => question.options.length > 0 && !hasSeveral(question))
    .map(writeQuestion)
    .join('\n\n')}\n`

/** Writes a text on one line. An empty line would end the question. */
const line = (text: string, equation: string): string =>
  joinEquation({ text, equation })
    .replace(/\s*[\r\n\u2028\u2029]+\s*/g, ' ')
    .trim() || '(no text)'

const writeQuestion = ({ question, equation, options }: QuestionContent): string =>
  [
    line(question, equation),
    ...options.map((option, index) => `${letterOf(index)}. ${line(option.option, option.equation)}`),
    `ANSWER: ${options.flatMap(({ is_correct }, index) => (is_correct ? [letterOf(index)] : [])).join(', ')}`,
  ].join('\n')
