import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import type { ExportedQuiz, Holds } from './exported-quiz.ts'
import type { Content } from '../entry/entry.ts'
import { optionContentOf, questionContentOf, solutionContentOf } from './contents.ts'
import { hasSeveral, isHeldByWeights, isStatement, percent, writtenWeights } from './forms-of-answer.ts'
import { escapeXml, htmlOf } from './html.ts'
import { isTypedHeld, typedElements } from './write-moodle-typed.ts'
import { typedOf } from './typed-forms.ts'

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
  interaction: (question) => isTypedHeld(question) ?? isHeldByWeights(question),
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
  const { options, tags, weightage } = question
  const text = (name: string, content: Content, attributes = ''): string =>
    textElement(name, attributes, content, images)
  return [
    `<question type="${typeOf(question)}">`,
    `<name><text>Question ${index + 1}</text></name>`,
    text('questiontext', questionContentOf(question)),
    text('generalfeedback', solutionContentOf(question)),
    `<defaultgrade>${weightage}</defaultgrade>`,
    ...(options.length > 0 && !isStatement(question)
      ? [`<single>${!hasSeveral(question)}</single><shuffleanswers>false</shuffleanswers>`]
      : []),
    ...options.map((option, index) => {
      const fraction = hasSeveral(question)
        ? percent(writtenWeights(question)[index]!)
        : option.is_correct
          ? 100
          : 0
      const word = option.option.toLowerCase()
      return isStatement(question)
        ? `<answer fraction="${fraction}" format="moodle_auto_format"><text>${word}</text></answer>`
        : text('answer', optionContentOf(option), ` fraction="${fraction}"`)
    }),
    ...typedElements(question),
    `<tags>${tags.map(({ tag_name }) => `<tag><text>${escapeXml(tag_name)}</text></tag>`).join('')}</tags>`,
    '</question>',
  ].join('\n')
}

const typeOf = (question: QuestionContent): string => {
  const typed = typedOf(question)
  if (typed) return typed.kind === 'numeric' ? 'numerical' : 'shortanswer'
  if (question.options.length === 0) return 'essay'
  return isStatement(question) ? 'truefalse' : 'multichoice'
}

const textElement = (name: string, attributes: string, content: Content, images: Images): string => {
  const image = images.get(content.image)
  const html = htmlOf(content, (link) => (image ? `@@PLUGINFILE@@/${encodeURIComponent(image.name)}` : link))
  const file = image
    ? `<file name="${escapeXml(image.name)}" path="/" encoding="base64">` +
      `${Buffer.from(image.bytes).toString('base64')}</file>`
    : ''
  return `<${name}${attributes} format="html"><text>${cdata(html)}</text>${file}</${name}>`
}

const cdata = (html: string): string => `<![CDATA[${html.replaceAll(']]>', ']]&gt;')}]]>`
