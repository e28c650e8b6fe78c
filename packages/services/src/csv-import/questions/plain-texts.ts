import { elementAt } from '@quizwright/domain/defined.ts'
import { limits } from '@quizwright/domain/limits.ts'
import type { Finding } from '@quizwright/domain/rules/finding.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { contentOfHtml, isMarkup } from '@quizwright/formats/content/content-of-text.ts'
import { type CellImages, withDrawingsAsImages } from './cell-images.ts'

type Option = QuestionContent['options'][number]
type ReadRow = { ok: true; question: QuestionContent; findings: Finding[] }

/** How the images of cells are found: by their links, and those that a cell holds itself. */
const inCells = (images: CellImages | undefined) => ({
  findImage: (source: string) => (/^https?:\/\//i.test(source) ? source : images?.link(source)),
  isDrawing: (source: string) => /^data:image\/svg/i.test(source),
  whyMissing: 'which stands in a cell: add it by hand',
})

/** What a cell with HTML shows; the cell itself if its tags are what it is about. */
const shownIn = (
  text: string,
  link: string,
  without: string[],
  images: CellImages | undefined,
): { text: string; image: string } => {
  if (!isMarkup(text)) return { text, image: link }
  const shown = contentOfHtml(withDrawingsAsImages(text.trim()).replace(/\r?\n/g, '<br>'), {
    ...inCells(images),
    without,
  })
  const joined = [shown.text, shown.equation && String.raw`\(${shown.equation}\)`].filter(Boolean).join('\n')
  const image = shown.image || link
  if (link !== '' && image !== link) without.push(`the image "${link}"`)
  return { text: joined.trim() === '' && shown.image === '' ? text : joined, image }
}

const label = /^\s*(?:[([]?([A-Ha-h1-8])[).\]]|(?:op|opt|option)\s?([A-Ha-h1-8])\s*[=:])\s*(?=\S)/i

/** Options that begin with their own letter or number, which students would read twice: "a) Nile", "op2=Niger". */
const withoutLabels = (options: readonly Option[]): Option[] | undefined => {
  if (options.length < limits.minOptions || !label.test(elementAt(options, 0).option)) return undefined
  const signs = options.map(({ option }) => {
    const [, alone, named] = label.exec(option) ?? []
    return (alone ?? named)?.toLowerCase()
  })
  const areInOrder = [letters, numbers].some((known) => signs.every((sign, index) => sign === known[index]))
  return areInOrder ? options.map((one) => ({ ...one, option: one.option.replace(label, '') })) : undefined
}
const letters = 'abcdefgh'
const numbers = '12345678'

const isPadded = (text: string): boolean => text.trim().length < text.length
const trimmed = (text: string): string => text.trim()

const isPaddedOption = ({ option }: { option: string }): boolean => isPadded(option)

const hasMarkup = ({ question, solution, options }: QuestionContent): boolean =>
  [question, solution, ...options.map(({ option }) => option)].some(isMarkup)

/**
 * The row of a table as its readers see it: without the labels of its options and the blanks that pad its cells, and
 * with the text of those that hold HTML. Where two options would become alike, such as <b>x</b> and <i>x</i>, their
 * tags are what the question is about.
 */
export const withPlainTexts = (written: ReadRow, images?: CellImages): ReadRow => {
  const unlabelled = withoutLabels(written.question.options)
  const row = unlabelled ? { ...written, question: { ...written.question, options: unlabelled } } : written
  const { question } = row
  const isPlain =
    ![question.question, question.solution].some(isPadded) && !question.options.some(isPaddedOption)
  if (isPlain && !hasMarkup(question)) return row
  const options = question.options.map((one) => ({ ...one, option: trimmed(one.option) }))
  const plain = {
    ...question,
    question: trimmed(question.question),
    solution: trimmed(question.solution),
    options,
  }
  if (!hasMarkup(plain)) return { ...row, question: plain }
  const without: string[] = []
  const shown = options.map((one) => {
    const { text, image } = shownIn(one.option, one.image_url, without, images)
    return { ...one, option: text, image_url: image }
  })
  const isAboutTags =
    new Set(shown.map(({ option }) => option)).size < new Set(options.map(({ option }) => option)).size &&
    shown.every(({ image_url }) => image_url === '')
  if (isAboutTags) return { ...row, question: plain }
  const asked = shownIn(plain.question, plain.image_url, without, images)
  const solution = shownIn(plain.solution, plain.solution_image_url, without, images)
  return {
    ...row,
    question: {
      ...plain,
      question: asked.text,
      image_url: asked.image,
      solution: solution.text,
      solution_image_url: solution.image,
      options: shown,
    },
    findings: [
      ...row.findings,
      {
        rule: 'toCheck',
        severity: 'hint',
        field: 'question',
        message: `Its cells hold HTML, which was read as text: check it${
          without.length > 0 ? `. Taken without ${[...new Set(without)].join('; ')}` : ''
        }`,
      },
    ],
  }
}
