import { countOf } from '@quizwright/domain/rules/plural.ts'
import type { RawQuestion } from '../entry/entry.ts'
import type { EntryOptions } from '../entry/to-entry.ts'
import { readExamLines } from '../exam-text/read.ts'
import { withoutTitle } from '../exam-text/title-line.ts'
import { type OpenedFile, toEntries } from '../open-question-file.ts'
import { withEmphasis } from './emphasis.ts'
import { begins, examLinesOf } from './exam-lines.ts'
import { isAnswerSheet, linesOfPage, type PageLine, withoutFurniture } from './page-lines.ts'
import type { PagePiece } from './page-piece.ts'
import { createPlaces } from './question-places.ts'

const maxPages = 1_000

const noText =
  'This PDF has no text: its pages are images, as a scanner makes them. Type the questions, or have their text ' +
  'recognised by another program and upload that as a text file (.txt).'
const hasPassword = 'This PDF has a password. Save it without one, and upload that.'
const isDamaged =
  'This PDF is damaged, so its text can not be read. Save it again, or copy its text into a text file (.txt).'

type Problem = { problem: string }

/** The lines of each page. Nothing in the file is run or fetched; images and drawn formulas are not read. */
const readPages = async (bytes: Uint8Array): Promise<PageLine[][] | Problem> => {
  const { getDocumentProxy, getResolvedPDFJS } = await import('unpdf')
  // Images are not decoded: only the letters are looked at.
  const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0, maxImageSize: 1 })
  const { OPS } = await getResolvedPDFJS()
  try {
    if (document.numPages > maxPages)
      return {
        problem: `This PDF has ${document.numPages} pages of at most ${maxPages}. Split it and import the parts.`,
      }
    const pages: PageLine[][] = []
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number)
      const { items } = await page.getTextContent()
      const pieces = items.flatMap(pieceOf)
      // A page whose text can be read may have a drawing that can't.
      const emphasised = await withEmphasis(page, pieces, OPS).catch(() => pieces)
      pages.push(linesOfPage(emphasised, number))
      page.cleanup()
    }
    return pages
  } finally {
    await document.loadingTask.destroy()
  }
}

type TextItem = { str: string; transform: number[]; width: number; height: number }

/** Letters that the file does not tell are NUL; half of what was written in two bytes for each letter is, too. */
const isInTwoBytes = (text: string): boolean => {
  const share = (text.split('\0').length - 1) / Math.max(1, text.length)
  return share > 0.3 && share < 0.7
}

/** Marks of the structure of a text have no words. */
const pieceOf = (item: object): PagePiece[] => {
  if (!('str' in item)) return []
  const { str, transform, width, height } = item as TextItem
  const text = str.replaceAll('\0', isInTwoBytes(str) ? '' : '\uFFFD')
  return [{ text, x: transform[4] ?? 0, y: transform[5] ?? 0, width, height }]
}

/** Opens a PDF as a list of questions, by its text. A problem is one sentence that says what to do. */
export const openPdf = async (
  bytes: Uint8Array,
  options: EntryOptions = {},
): Promise<OpenedFile | Problem> => {
  let pages: PageLine[][] | Problem
  try {
    pages = await readPages(bytes)
  } catch (error) {
    return { problem: error instanceof Error && error.name === 'PasswordException' ? hasPassword : isDamaged }
  }
  if ('problem' in pages) return pages
  const sheets = pages.flatMap((lines, index) => (isAnswerSheet(lines) ? [index + 1] : []))
  const { lines, furniture } = withoutFurniture(
    pages.filter((one) => !isAnswerSheet(one)),
    begins,
  )
  if (lines.length === 0) return { problem: noText }
  const notes = [
    `It is a PDF of ${countOf(pages.length, 'page')}: images, drawn formulas and ticks were not read`,
    ...sheets.map((page) => `Page ${page} is a sheet for answers, and was not read`),
    ...furniture.map(
      (text) => `The line "${text.slice(0, 100)}" was taken for a header or footer of its pages`,
    ),
  ]
  const questions = [...withoutTitle(readExamLines(examLinesOf(lines)), notes)]
  return { format: 'pdf', notes, entries: toEntries(withPlaces(questions, lines), options) }
}

/** Says of each question on which page, and where on it, it stands. */
const withPlaces = (questions: readonly RawQuestion[], lines: readonly PageLine[]): RawQuestion[] => {
  const placeOf = createPlaces(
    lines,
    questions.map(({ position }) => position.line),
  )
  return questions.map((question) => {
    const { line: first } = question.position
    const page = lines[first - 1]?.page ?? 1
    const position = { line: page, place: placeOf(first) }
    return { ...question, position, hints: [...(question.hints ?? []), checkPage(page)] }
  })
}

const checkPage = (page: number): string => `Check it against page ${page} of the PDF`
