import { Problem } from '@quizwright/contracts/problem.ts'
import { fileTypeFromBuffer } from 'file-type'
import { byteOrderMark } from '../encoding/byte-order-mark.ts'

/** How much of a file is enough to tell what it is. */
export const headBytes = 4 * 1024

/** What people upload by mistake, by the ending that file-type finds. */
const looksLike: Record<string, string> = {
  xlsx: 'an Excel file',
  cfb: 'an old Excel or Word file',
  ods: 'a spreadsheet',
  docx: 'a Word file',
  zip: 'a zip archive',
  gz: 'a compressed file',
  pdf: 'a PDF',
  rtf: 'a Word file',
  png: 'a picture',
  jpg: 'a picture',
  gif: 'a picture',
  webp: 'a picture',
  bmp: 'a picture',
}

const notCsv = (what: string): Problem =>
  new Problem('CSV_NOT_CSV', { message: `This looks like ${what}. Save it as CSV UTF-8 and upload that.` })

/** Bytes that no text file holds, a NUL among them. */
const holdsControls = (head: Uint8Array): boolean =>
  head.some((byte) => byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d)

/** Formats that are text and still no CSV. */
const textualFormat = (head: Uint8Array): string | undefined => {
  const start = Buffer.from(head.subarray(0, 512))
    .toString('latin1')
    .replace(/^\xef\xbb\xbf/, '')
    .trimStart()
    .toLowerCase()
  if (/^<!doctype html|^<html|^<head|^<body|^<table/.test(start)) return 'a web page'
  if (start.startsWith('<?xml')) return 'an XML file'
  if (start.startsWith('%pdf-')) return 'a PDF'
  if (start.startsWith('{\\rtf')) return 'a Word file'
  return undefined
}

/**
 * Judges the first 4 KiB of a file. Throws CSV_EMPTY when there is nothing, CSV_NOT_CSV with a sentence that
 * says what the file looks like. Letters alone never condemn it: file-type takes any text that begins with BM
 * for a picture, so it is asked about binary files only.
 */
export const refuseNonCsv = async (head: Uint8Array): Promise<void> => {
  const mark = byteOrderMark(head)
  if (head.length === mark.length) throw new Problem('CSV_EMPTY')
  if (mark.encoding === 'UTF-16LE' || mark.encoding === 'UTF-16BE') return
  const format = textualFormat(head)
  if (format) throw notCsv(format)
  if (!holdsControls(head)) return
  const found = await fileTypeFromBuffer(head)
  if (found) throw notCsv(looksLike[found.ext] ?? `a file of the kind ${found.ext}`)
}
