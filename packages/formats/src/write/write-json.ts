import { jsonMark } from '../json/read.ts'
import { type QuestionContent, questionContent } from '@quizwright/domain/schemas/question.ts'
import type { ExportedQuiz, Holds } from './exported-quiz.ts'

export const jsonHolds: Holds = {
  images: true,
  solutions: true,
  tags: true,
  difficulty: true,
  marks: true,
  sections: true,
  descriptive: true,
  lineBreaks: true,
  controlCharacters: true,
  marksByHand: true,
  topic: true,
  video: true,
  number: true,
  model: true,
  pinned: true,
  pages: true,
  translations: () => true,
  answerFeedback: true,
  hints: true,
  drawn: () => 'all',
  optionFeedback: true,
  wholeFeedback: () => true,
  interaction: () => true,
}

/** Keeps only the fields of the contract, because a stored question has more. */
const fields = Object.keys(questionContent.shape) as (keyof QuestionContent)[]
const contentOf = (question: QuestionContent) =>
  Object.fromEntries(fields.flatMap((name) => (question[name] === undefined ? [] : [[name, question[name]]])))

/** Writes the questions as our API has them, with their images. */
export const writeJson = ({ title, questions, images }: ExportedQuiz): string => {
  const content = {
    format: jsonMark,
    version: 1,
    title,
    questions: questions.map(contentOf),
    images: Object.fromEntries(
      [...images].map(([link, { name, bytes }]) => [
        link,
        { name, base64: Buffer.from(bytes).toString('base64') },
      ]),
    ),
  }
  return `${JSON.stringify(content, null, 2)}\n`
}
