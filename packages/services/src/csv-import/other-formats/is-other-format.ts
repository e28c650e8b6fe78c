import { requiredColumns } from '@quizwright/domain/csv/column-names.ts'
import { guessColumns } from '@quizwright/domain/csv/guess-columns.ts'
import { decodeText } from '@quizwright/formats/encoding/decode-text.ts'
import { isCsvByName } from '@quizwright/formats/question-file-endings.ts'
import { hasQuestionsInLines } from '@quizwright/formats/exam-text/notations/fields-in-line.ts'
import { isPdf, isRtf, isZip } from '@quizwright/formats/detect/detect-binary.ts'
import { detectMarked } from '@quizwright/formats/detect/detect-marked.ts'
import { fileInFences } from '@quizwright/formats/detect/in-fences.ts'
import { detectTextFormat } from '@quizwright/formats/detect/detect-text.ts'
import { problemOfMistake, problemOfOtherTool } from '@quizwright/formats/detect/other-tools.ts'
import { isDump } from '@quizwright/formats/sql/values-of-sql.ts'
import { detectXmlFormat } from '@quizwright/formats/detect/detect-xml.ts'
import { headerLines } from '../records/detect-dialect.ts'
import { isBelowList } from '../records/is-below-list.ts'
import { isTableText } from '../records/is-table-text.ts'

/** How many bytes at the beginning of a file are inspected. */
export const lookedAtBytes = 64 * 1024
/** A header with this many of our columns is taken for a CSV header, even if others are missing. */
const columnsOfHeader = 3

/** Detects by its beginning whether a file is a question file in a format other than CSV. Its name is a hint. */
export const isOtherFormat = (head: Uint8Array, name = ''): boolean => {
  if (isZip(head) || isRtf(head) || isPdf(head)) return true
  const { text } = decodeText(cutAtLine(head))
  if (detectMarked(text) !== undefined || fileInFences(text) !== undefined) return true
  // A cell of a table may hold a line of another tool's file, but no table begins like JSON or a dump of a database.
  if (!beginsLikeJson.test(text) && !isDump(text) && hasHeader(text)) return false
  if (problemOfOtherTool(text) !== undefined) return true
  // A line with a whole question has commas between its options.
  if (hasQuestionsInLines(text.split('\n').map((line) => ({ text: line })))) return true
  const xml = detectXmlFormat(text)
  // With an item in each line, its entities would look like the separators of a table.
  if (typeof xml === 'string') return true
  const isMistake = problemOfMistake(text) !== undefined
  const isOther = xml !== undefined || isMistake || detectTextFormat(text) !== undefined || !isCsvByName(name)
  return isOther && !isTableText(text, head.length >= lookedAtBytes)
}

const beginsLikeJson = /^\s*[[{]/

/**
 * Whether one of the first lines is a CSV header. Titles may come before it, and headings may have other names, but
 * one must mean the question.
 */
const hasHeader = (text: string): boolean =>
  text
    .replace(/^\s*(?:"?sep=.*\r?\n)?/i, '')
    .split(/[\r\n]+/, headerLines)
    .some((line, index, lines) => {
      const cells = line.split(/[,;\t]/).map((name) => name.trim().replace(/^"|"$/g, ''))
      const known = cells.filter((name) => requiredColumns.includes(name.toLowerCase()))
      const guessed = guessColumns(cells).filter((name) => name !== null)
      return (
        (index === 0 && known.length >= columnsOfHeader) ||
        (guessed.length >= columnsOfHeader &&
          guessed.includes('question') &&
          !isBelowList(lines.slice(0, index)))
      )
    })

/** Cuts the text at its last line feed, because a character may be cut at the end of the part that was read. */
const cutAtLine = (head: Uint8Array): Uint8Array => {
  if (head.length < lookedAtBytes) return head
  const end = head.lastIndexOf(0x0a)
  return end < 0 ? head : head.subarray(0, end)
}
