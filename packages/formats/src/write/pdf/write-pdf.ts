import { elementAt } from '@quizwright/domain/defined.ts'
import { directionOfLanguage } from '@quizwright/domain/language/languages.ts'
import { letterOf } from '@quizwright/domain/rules/letter-of.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { countOf } from '@quizwright/domain/rules/plural.ts'
import { splitFormulas } from '@quizwright/domain/rules/inline-formulas.ts'
import PDFDocument from 'pdfkit'
import type { DrawnFile, ExportedQuiz } from '../exported-quiz.ts'
import { textsOf } from '../losses.ts'
import { isShownInPdf } from '../printed-holds.ts'
import { answerLines, printedKey, printedText } from '../printed-question.ts'
import type { PrintWords } from '../print-words.ts'
import { betweenBoxes, isRightToLeft } from '../right-to-left.ts'
import { sectionsOf } from '../sections.ts'
import { withoutUnwritable } from '../xml-characters.ts'
import { joinEquation } from '../../content/formulas.ts'
import { createTextDrawer } from './draw-text.ts'
import { readFonts } from './fonts.ts'
import { createFormulas } from './formulas.ts'
import type { FormulaOf } from './layout-lines.ts'
import { createPageFlow, innerWidth, page } from './page-flow.ts'
import { undrawnLetters } from './undrawn-letters.ts'

/** The creation date in the file is fixed, so that the same quiz gives the same bytes. */
const moment = new Date(Date.UTC(2000, 0, 1))
const optionIndent = 18
const gap = { question: 9, heading: 6, line: 2 }
const heading = { size: 13, isBold: true }

/**
 * Writes a PDF with the quiz, then the key and the solutions, then an answer sheet, each on pages of its own.
 */
export const writePdf = async (quiz: ExportedQuiz): Promise<DrawnFile> => {
  const { title, questions, images, words = wordsInEnglish(quiz) } = quiz
  const fonts = readFonts()
  const formulaOf = createFormulas()
  const doc = new PDFDocument({
    size: [page.width, page.height],
    margin: page.margin,
    bufferPages: true,
    lang: quiz.language ?? words.language,
    info: {
      Title: title,
      Producer: 'Quizwright',
      Creator: 'Quizwright',
      CreationDate: moment,
      ModDate: moment,
    },
  })
  doc.registerFont('regular', fonts.bytesOf('plain', false))
  const imageOf = (link: string): Uint8Array | undefined => {
    const bytes = images.get(link)?.bytes
    return bytes && isShownInPdf(bytes) ? bytes : undefined
  }
  const draw = createTextDrawer(doc, formulaOf, { imageOf, fonts })
  const flow = createPageFlow(doc)
  const bytes = collected(doc)

  const isOnRight = directionOfLanguage(words.language) === 'rtl'
  const addHeading = (text: string): void => flow.addBlock(draw.textStrips('', text, heading), gap.heading)

  const addQuestion = (question: QuestionContent, index: number): void => {
    const { equation, image_url, options } = question
    const asked = { text: printedText(question, words.marks[index]), equation, image: image_url }
    flow.addBlock(
      [
        ...draw.contentStrips(`${index + 1}. `, asked),
        ...options.flatMap((option, index) =>
          draw.contentStrips(
            `${letterOf(index)}) `,
            { text: option.option, equation: option.equation, image: option.image_url },
            { indent: optionIndent, isOnRight: isRightToLeft(asked.text) },
          ),
        ),
      ],
      gap.question,
    )
  }

  const addQuiz = (): void => {
    flow.addBlock(draw.textStrips('', title, { size: 18, isBold: true }), gap.heading)
    flow.addBlock(draw.textStrips('', nameAndDate(words)), gap.question)
    for (const { heading, paragraph, indexes } of sectionsOf(questions)) {
      if (heading !== '') addHeading(heading)
      if (paragraph !== '') flow.addBlock(draw.textStrips('', paragraph), gap.question)
      for (const index of indexes) addQuestion(elementAt(questions, index), index)
    }
  }

  const addKey = (): void => {
    const pairs = questions.flatMap((question, index) => {
      const right = printedKey(question, letterOf)
      return right === '' ? [] : [`${index + 1}. ${isOnRight ? inOwnDirection(right) : right}`]
    })
    if (pairs.length === 0) return
    flow.newPage()
    addHeading(words.answerKey)
    for (const pair of pairs) flow.addBlock(draw.textStrips('', pair, { isOnRight }), gap.line)
  }

  const addSolutions = (): void => {
    const solved = questions.flatMap((question, index) => {
      const { solution: text, solution_equation: equation, solution_image_url: image } = question
      return text + equation + image === '' ? [] : [{ index, content: { text, equation, image } }]
    })
    if (solved.length === 0) return
    flow.newPage()
    addHeading(words.solutions)
    for (const { index, content } of solved)
      flow.addBlock(draw.contentStrips(`${index + 1}. `, content), gap.question)
  }

  const addAnswerSheet = (): void => {
    const between = betweenBoxes('     ', isOnRight)
    flow.newPage()
    addHeading(words.answerSheet)
    flow.addBlock(draw.textStrips('', nameAndDate(words)), gap.question)
    for (const [index, question] of questions.entries()) {
      const boxes = question.options.map((_, index) => `☐ ${letterOf(index)}`).join(between)
      flow.addBlock(
        draw.textStrips(`${index + 1}.   `, boxes || answerLines(question).join('\n'), { isOnRight }),
        gap.line,
      )
    }
  }

  addQuiz()
  addKey()
  addSolutions()
  addAnswerSheet()
  addPageNumbers(doc)
  doc.end()
  return { bytes: await bytes, losses: lossesOfPdf(quiz, formulaOf, fonts.undrawn) }
}

/** Letters and a number with its unit run from left to right, wherever their line begins. */
const inOwnDirection = (text: string): string => (isRightToLeft(text) ? text : `\u200e${text}\u200e`)

const wordsInEnglish = ({ title, questions }: ExportedQuiz): PrintWords => ({
  language: 'en',
  name: 'Name:',
  date: 'Date:',
  answerKey: `Answer key: ${title}`,
  solutions: 'Solutions',
  answerSheet: `Answer sheet: ${title}`,
  marks: questions.map(({ weightage }) => countOf(weightage, 'mark')),
})

const nameAndDate = ({ name, date }: PrintWords): string =>
  `${name} ________________________________     ${date} ______________`

const collected = async (doc: PDFKit.PDFDocument): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = []
  for await (const chunk of doc) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}

const addPageNumbers = (doc: PDFKit.PDFDocument): void => {
  const { count } = doc.bufferedPageRange()
  for (let index = 0; index < count; index++) {
    doc.switchToPage(index)
    // Writing below the margin would otherwise begin a new page.
    doc.page.margins.bottom = 0
    doc.font('regular').fontSize(9)
    doc.text(`${index + 1} / ${count}`, page.margin, page.height - page.margin, {
      width: innerWidth,
      align: 'center',
    })
  }
}

/** The losses found by drawing: formulas that stay TeX, and letters that the font does not have. */
const lossesOfPdf = (
  { title, questions }: ExportedQuiz,
  formulaOf: FormulaOf,
  undrawn: (text: string) => string[],
): string[] => {
  const pieces = questions.flatMap((question) =>
    formulaTexts(question).flatMap((text) => splitFormulas(text)),
  )
  const asTex = pieces.filter(
    (piece) => piece.kind === 'formula' && !formulaOf(piece.tex, piece.display),
  ).length
  const written = [title, ...questions.flatMap((one) => [...textsOf(one), one.section])]
  return [
    ...(asTex > 0 ? [`${countOf(asTex, 'formula')} other than as TeX`] : []),
    ...undrawnLetters(written.map(withoutUnwritable), undrawn),
  ]
}

const formulaTexts = ({
  question,
  equation,
  solution,
  solution_equation,
  options,
}: QuestionContent): string[] => [
  joinEquation({ text: question, equation }),
  joinEquation({ text: solution, equation: solution_equation }),
  ...options.map((option) => joinEquation({ text: option.option, equation: option.equation })),
]
