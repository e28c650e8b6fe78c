import { gapMarker, gapsInText } from '@quizwright/domain/kinds/cloze/gaps-in-text.ts'
import { elementAt } from '@quizwright/domain/defined.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import type { ExportedQuiz, Holds } from './exported-quiz.ts'
import { type Content, emptyContent } from '../entry/entry.ts'
import { optionContentOf, questionContentOf, solutionContentOf } from './contents.ts'
import { hasSeveral, percent, weightsOfOne, writtenWeights } from './forms-of-answer.ts'
import { escapeHtml, escapeXml, html, htmlOf } from './html.ts'
import { hasWholeFeedback, moodleFeedback, wholeFeedback } from './moodle-feedback.ts'
import {
  holdsTranslations,
  type InLanguage,
  languageOf,
  losesTextWithGaps,
  translationsByText,
  wordsInLanguages,
} from './translated-texts.ts'
import type { WriteElement } from '../kinds/kind-form.ts'
import { formOf } from '../kinds/kind-forms.ts'

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
  answerFeedback: true,
  hints: true,
  optionFeedback: true,
  wholeFeedback: (question) => hasWholeFeedback(typeOf(question)),
  pages: true,
  drawn: (question) => formOf(question)?.drawn?.moodle(question) ?? 'none',
  // Its answers to true or false, choices and what fills gaps are plain texts, and so is what an image shows.
  translations: holdsTranslations(
    (field, question) =>
      /^(?:section|paragraph|page_before)|image_description|choices|bank|areas/.test(field) ||
      losesTextWithGaps(field, question) ||
      (question.interaction?.kind === 'true_false' && field.startsWith('options')),
  ),
  interaction: (question) => formOf(question)?.moodle?.holds(question) ?? false,
}

/** Writes Moodle XML with embedded images. */
export const writeMoodleXml = ({ questions, images, language }: ExportedQuiz): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<quiz>',
    ...questions.map((question, index) => writeQuestion(question, index, { images, language })),
    '</quiz>\n',
  ].join('\n')

const writeQuestion = (
  written: QuestionContent,
  index: number,
  { images, language }: Pick<ExportedQuiz, 'images' | 'language'>,
): string => {
  const question = formOf(written)?.moodle?.prepared?.(written) ?? written
  const { tags, weightage } = question
  const paragraph = multilang(question, languageOf(question, language))
  const text: WriteElement = (name, content, attributes = '', inside = '') =>
    textElement(`${name}${attributes}`, content, { images, paragraph }, inside)
  return [
    ...pageBefore(question, index, text),
    `<question type="${typeOf(question)}">`,
    `<name><text>Question ${index + 1}</text></name>`,
    text('questiontext', { ...questionContentOf(question), ...textWithAnswers(question) }),
    text('generalfeedback', solutionContentOf(question)),
    `<defaultgrade>${weightage}</defaultgrade>`,
    ...(formOf(question)?.moodle?.elements?.(question, text) ?? optionElements(question, text)),
    ...(hasWholeFeedback(typeOf(question)) ? wholeFeedback(question, text) : []),
    ...(question.hints ?? []).map((hint) => text('hint', { ...emptyContent, text: hint })),
    `<tags>${tags.map(({ tag_name }) => `<tag><text>${escapeXml(tag_name)}</text></tag>`).join('')}</tags>`,
    '</question>',
  ].join('\n')
}

/** Moodle has a text on a page of its own as a question that asks nothing. */
const pageBefore = (
  { page_before: page = '' }: QuestionContent,
  index: number,
  write: WriteElement,
): string[] =>
  page === ''
    ? []
    : [
        '<question type="description">',
        `<name><text>Question ${index + 1}</text></name>`,
        write('questiontext', { ...emptyContent, text: page }),
        '</question>',
      ]

/** Answers that stand in the text of a question. */
const textWithAnswers = (question: QuestionContent): { text?: string } => {
  const text = formOf(question)?.moodle?.text?.(question)
  return text === undefined ? {} : { text }
}

const optionElements = (question: QuestionContent, text: WriteElement): string[] => {
  const { options } = question
  const one = weightsOfOne(question)
  const weights = one ?? (hasSeveral(question) ? writtenWeights(question) : undefined)
  const isSingle = one !== undefined || weights === undefined
  return [
    ...(options.length > 0 ? [`<single>${isSingle}</single><shuffleanswers>false</shuffleanswers>`] : []),
    ...options.map((option, index) => {
      const fraction = weights ? percent(elementAt(weights, index)) : option.is_correct ? 100 : 0
      const feedback = moodleFeedback(question, index, text)
      return text('answer', optionContentOf(option), ` fraction="${fraction}"`, feedback)
    }),
  ]
}

const typeOf = (question: QuestionContent): string =>
  formOf(question)?.moodle?.type(question) ?? (question.options.length === 0 ? 'essay' : 'multichoice')

type Written = { images: ExportedQuiz['images']; paragraph: (text: string) => string }

const textElement = (
  start: string,
  content: Content,
  { images, paragraph }: Written,
  inside: string,
): string => {
  const image = images.get(content.image)
  const html = htmlOf(
    content,
    (link) => (image ? `@@PLUGINFILE@@/${encodeURIComponent(image.name)}` : link),
    {
      escape: escapeHtml,
      paragraph,
    },
  )
  const file = image
    ? `<file name="${escapeXml(image.name)}" path="/" encoding="base64">` +
      `${Buffer.from(image.bytes).toString('base64')}</file>`
    : ''
  const [name] = start.split(' ')
  return `<${start} format="html"><text>${cdata(html)}</text>${file}${inside}</${name}>`
}

/** Writes a text in its languages as Moodle's filter for them reads it. Without the filter, students read them all. */
const multilang = (question: QuestionContent, language: string): ((text: string) => string) => {
  const translated = translationsByText(question)
  const span = (lang: string, text: string): string =>
    `<span lang="${lang}" class="multilang">${escapeHtml(text)}</span>`
  const spans = (text: string, others: readonly InLanguage[]): string =>
    [span(language, text), ...others.map((one) => span(one.language, one.text))].join('')
  const around = wordsInLanguages(question)
  const withAnswers = around && textWithAnswers(question).text
  const codeOf = (no: number): string =>
    escapeHtml(textWithAnswers({ ...question, question: gapMarker(no) }).text ?? '')
  const inParagraph = (inside: string): string => html.paragraph('').replace(/(?=<\/p>$)/, () => inside)
  return (text) => {
    if (around && text === withAnswers) {
      // Each code of a gap counts in Moodle, so that it stands once, between the languages of the words around it.
      const gaps = gapsInText(question.question).map(codeOf)
      return inParagraph(
        around.map(({ words, others }, index) => `${spans(words, others)}${gaps[index] ?? ''}`).join(''),
      )
    }
    const others = translated.get(text)
    return others ? inParagraph(spans(text, others)) : html.paragraph(text)
  }
}

const cdata = (html: string): string => `<![CDATA[${html.replaceAll(']]>', ']]&gt;')}]]>`
