import { elementAt } from '@quizwright/domain/defined.ts'
import { directionOfLanguage } from '@quizwright/domain/language/languages.ts'
import { letterOf } from '@quizwright/domain/rules/letter-of.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { optionContentOf, questionContentOf, solutionContentOf } from '../contents.ts'
import type { ExportedQuiz } from '../exported-quiz.ts'
import { takeMarks } from '../../exam-text/patterns.ts'
import { printedHeadings } from '../../exam-text/printed-headings.ts'
import type { PrintWords } from '../print-words.ts'
import { answerLines, printedKey, printedText } from '../printed-question.ts'
import { betweenBoxes, isRightToLeft } from '../right-to-left.ts'
import { sectionsOf } from '../sections.ts'
import { writeZip } from '../write-zip.ts'
import { imageSize } from './image-size.ts'
import { documentParts } from './package-parts.ts'
import { contentParagraphs, labelledParagraph, paragraph, type WordImages } from './paragraphs.ts'

const optionIndent = 425
/**
 * Writes a document with the quiz, then the key and the solutions, then an answer sheet, each on pages of its
 * own.
 */
export const writeWord = (quiz: ExportedQuiz): Uint8Array => {
  const { title, questions, words } = quiz
  const language = words?.language ?? 'en'
  const headings = printedHeadings[language]
  const isOnRight = directionOfLanguage(language) === 'rtl'
  const { images, files } = collectImages(quiz)
  const body = [
    paragraph(title, { style: 'Title' }),
    ...sectionsOf(questions).flatMap(({ heading, paragraph: above, indexes }) => [
      heading === '' ? '' : paragraph(heading, { style: 'Heading1', keepNext: true }),
      above === '' ? '' : paragraph(above, { keepNext: true }),
      ...indexes.map((index) =>
        writeQuestion(elementAt(questions, index), index, images, words?.marks[index]),
      ),
    ]),
    writeKey(questions, headings.key, isOnRight),
    writeSolutions(questions, images, headings.solutions),
    writeAnswerSheet(questions, headings.sheet, isOnRight, words),
  ].join('')
  return writeZip([
    ...documentParts(body, files, isOnRight),
    ...files.map(({ name, bytes }) => [`word/${name}`, bytes] as const),
  ])
}

/** Collects the images that Word can show, each once. */
const collectImages = ({ images }: ExportedQuiz) => {
  const shown = [...images].filter(([, { bytes }]) => imageSize(bytes) !== undefined)
  const files = shown.map(([, { name, bytes }], index) => ({
    id: `rIdImage${index + 1}`,
    name: `media/image${index + 1}.${name.split('.').at(-1)}`,
    bytes,
  }))
  const ids = new Map(shown.map(([link], index) => [link, elementAt(files, index)]))
  const found: WordImages = { relationOf: (link) => ids.get(link) }
  return { images: found, files }
}

/** A reader must find the marks again, so words that it does not know are not written. */
const readable = (marks: string | undefined, { weightage }: QuestionContent): string | undefined =>
  marks !== undefined && takeMarks(`(${marks})`).marks === weightage ? marks : undefined

const writeQuestion = (
  question: QuestionContent,
  index: number,
  images: WordImages,
  marks: string | undefined,
): string => {
  const { options } = question
  return [
    contentParagraphs(
      `${index + 1}. `,
      { ...questionContentOf(question), text: printedText(question, readable(marks, question)) },
      images,
      {
        keepNext: options.length > 0,
      },
    ),
    ...options.map((option, index) =>
      contentParagraphs(`${letterOf(index)}) `, optionContentOf(option), images, {
        indent: optionIndent,
        keepNext: index < options.length - 1,
        isOnRight: isRightToLeft(question.question),
      }),
    ),
  ].join('')
}

const writeKey = (questions: readonly QuestionContent[], heading: string, isOnRight: boolean): string => {
  const lines = questions.flatMap((question, index) => {
    const right = printedKey(question, letterOf)
    return right === '' ? [] : [labelledParagraph(`${index + 1}. `, right, { isOnRight })]
  })
  return lines.length === 0 ? '' : paragraph(heading, { style: 'Heading1', pageBreak: true }) + lines.join('')
}

const writeSolutions = (
  questions: readonly QuestionContent[],
  images: WordImages,
  heading: string,
): string => {
  const lines = questions.flatMap((question, index) =>
    question.solution + question.solution_equation + question.solution_image_url === ''
      ? []
      : [contentParagraphs(`${index + 1}. `, solutionContentOf(question), images)],
  )
  return lines.length === 0 ? '' : paragraph(heading, { style: 'Heading1', pageBreak: true }) + lines.join('')
}

const writeAnswerSheet = (
  questions: readonly QuestionContent[],
  heading: string,
  isOnRight: boolean,
  { name, date }: Pick<PrintWords, 'name' | 'date'> = { name: 'Name:', date: 'Date:' },
): string =>
  [
    paragraph(heading, { style: 'Heading1', pageBreak: true }),
    paragraph(`${name} ______________________________   ${date} ____________`),
    ...questions.flatMap((question, index) => {
      const boxes = question.options
        .map((_, index) => `☐ ${letterOf(index)}`)
        .join(betweenBoxes('   ', isOnRight))
      const [first = '', ...others] = boxes === '' ? answerLines(question) : [boxes]
      return [`${index + 1}.   ${first}`, ...others].map((text) => paragraph(text, { isOnRight }))
    }),
  ].join('')
