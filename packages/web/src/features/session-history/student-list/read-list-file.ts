import { studentListLimits } from '@quizwright/contracts/limits.ts'
import { decodeText } from '@quizwright/formats/detect/decode-text.ts'
import { openWorkbook } from '@quizwright/formats/spreadsheet/open-workbook.ts'

/** The largest file that is read, in bytes. A workbook of a long list has some 100 KB. */
const maxBytes = 5_000_000

/**
 * The lines of a class list: of a text file in any encoding, or of a workbook of Excel or OpenDocument, whose cells are
 * separated by tabs. A file that can not be read gives one sentence.
 */
export const readListFile = async (file: File): Promise<{ text: string } | { problem: string }> => {
  if (file.size > maxBytes)
    return { problem: 'The file is larger than 5 MB. A list of students is far smaller.' }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const workbook = openWorkbook(bytes)
  if (workbook && 'problem' in workbook) return workbook
  const read = workbook
    ? textOfSheets(workbook.sheets)
    : { text: decodeText(bytes).text.replace(/^\uFEFF/, '') }
  return 'problem' in read ? read : check(read.text)
}

const check = (text: string): { text: string } | { problem: string } => {
  if (text.includes('\0'))
    return { problem: 'This is no list of students. Save it as a CSV file or as an Excel workbook.' }
  if (text.trim() === '') return { problem: 'The file is empty.' }
  if (text.length > studentListLimits.textLength)
    return {
      problem:
        `The list has more than ${studentListLimits.textLength.toLocaleString('en')} characters. ` +
        'Add it in parts.',
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
