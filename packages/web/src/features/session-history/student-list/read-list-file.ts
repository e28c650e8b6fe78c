import { say } from '@quizwright/domain/language/say.ts'
import { studentListLimits } from '@quizwright/domain/limits.ts'
import { problemOfBinary } from '@quizwright/formats/detect/detect-binary.ts'
import { decodeText } from '@quizwright/formats/encoding/decode-text.ts'
import { openWorkbook } from '@quizwright/formats/spreadsheet/open-workbook.ts'

/** The largest file that is read, in bytes. A workbook with a long list has some 100 KB. */
const maxBytes = 5_000_000

/**
 * Reads the lines of a class list from a text file in any encoding, or from an Excel or OpenDocument workbook
 * as tab-separated cells. Returns a sentence if the file cannot be read.
 */
export const readListFile = async (file: File): Promise<{ text: string } | { problem: string }> => {
  if (file.size > maxBytes)
    return { problem: say('The file is larger than 5 MB, too large for a student list.') }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const workbook = openWorkbook(bytes)
  if (workbook && 'problem' in workbook) return workbook
  if (!workbook && problemOfBinary(bytes)) return { problem: noList() }
  const read = workbook
    ? textOfSheets(workbook.sheets)
    : { text: decodeText(bytes).text.replace(/^\uFEFF/, '') }
  return 'problem' in read ? read : check(read.text)
}

const noList = () => say('This isn’t a student list. Save it as a CSV file or an Excel workbook.')

const check = (text: string): { text: string } | { problem: string } => {
  if (text.includes('\0')) return { problem: noList() }
  if (text.trim() === '') return { problem: say('The file is empty.') }
  if (text.length > studentListLimits.textLength)
    return {
      problem: say('The list has more than {most} characters. Add it in parts.', {
        most: studentListLimits.textLength,
      }),
    }
  return { text }
}

type Sheets = Exclude<NonNullable<ReturnType<typeof openWorkbook>>, { problem: string }>['sheets']

const textOfSheets = (sheets: Sheets): { text: string } | { problem: string } => {
  const lines: string[] = []
  for (const sheet of sheets) {
    const rows = sheet.rows()
    let next = rows.next()
    for (; !next.done; next = rows.next())
      lines.push(next.value.cells.map((cell) => cell.replaceAll(/\s+/g, ' ')).join('\t'))
    if (next.value !== undefined) return { problem: next.value }
  }
  return { text: lines.join('\n') }
}
