import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import type { ExportedQuiz, Holds } from './exported-quiz.ts'
import { hasSeveral, isHeldByWeights, isStatement, percent, writtenWeights } from './forms-of-answer.ts'
import { escapeXml, htmlOf } from './html.ts'

export const moodleHolds: Holds = {
  images: true,
  solutions: true,
  tags: true,
  difficulty: false,
  marks: true,
  sections: false,
  descriptive: true,
  lineBreaks: true,
  controlCharacters: true,
  interaction: isHeldByWeights,
}

type Images = ExportedQuiz['images']

/** Writes Moodle XML with embedded images. */
export const writeMoodleXml = ({ questions, images }: ExportedQuiz): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<quiz>',
    ...questions.map((question, index) => writeQuestion(question, index, images)),
    '</quiz>\n',
  ].join('\n')

const writeQuestion = (question: QuestionContent, index: number, images: Images): string => {
  const { options, tags, weightage, solution, solution_equation, solution_image_url } = question
  const text = (name: string, words: string, equation: string, image: string, attributes = ''): string =>
    textElement(name, attributes, { text: words, equation, image }, images)
  return [
    `<question type="${typeOf(question)}">`,
    `<name><text>Question ${index + 1}</text></name>`,
    text('questiontext', question.question, question.equation, question.image_url),
    text('generalfeedback', solution, solution_equation, solution_image_url),
    `<defaultgrade>${weightage}</defaultgrade>`,
    ...(options.length > 0 && !isStatement(question)
      ? [`<single>${!hasSeveral(question)}</single><shuffleanswers>false</shuffleanswers>`]
      : []),
    ...options.map(({ option, equation, image_url, is_correct }, index) => {
      const fraction = hasSeveral(question) ? percent(writtenWeights(question)[index]!) : is_correct ? 100 : 0
      return isStatement(question)
        ? `<answer fraction="${fraction}" format="moodle_auto_format"><text>${option.toLowerCase()}</text></answer>`
        : text('answer', option, equation, image_url, ` fraction="${fraction}"`)
    }),
    `<tags>${tags.map(({ tag_name }) => `<tag><text>${escapeXml(tag_name)}</text></tag>`).join('')}</tags>`,
    '</question>',
  ].join('\n')
}

const typeOf = (question: QuestionContent): string => {
  if (question.options.length === 0) return 'essay'
  return isStatement(question) ? 'truefalse' : 'multichoice'
}

const textElement = (
  name: string,
  attributes: string,
  content: { text: string; equation: string; image: string },
  images: Images,
): string => {
  const image = images.get(content.image)
  const html = htmlOf(content, (link) => (image ? `@@PLUGINFILE@@/${encodeURIComponent(image.name)}` : link))
  const file = image
    ? `<file name="${escapeXml(image.name)}" path="/" encoding="base64">` +
      `${Buffer.from(image.bytes).toString('base64')}</file>`
    : ''
  return `<${name}${attributes} format="html"><text>${cdata(html)}</text>${file}</${name}>`
}

const cdata = (html: string): string => `<![CDATA[${html.replaceAll(']]>', ']]&gt;')}]]>`
