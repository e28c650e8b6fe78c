import type { ExportFormat } from '@quizwright/contracts/schemas/export.ts'
import type { ExportedQuiz, Holds, WrittenFile } from './exported-quiz.ts'
import { lossesOf } from './losses.ts'
import { aikenHolds, writeAiken } from './write-aiken.ts'
import { giftHolds, writeGift } from './write-gift.ts'
import { moodleHolds, writeMoodleXml } from './write-moodle-xml.ts'
import { jsonHolds, writeJson } from './write-json.ts'
import { wordHolds, writeWord } from './word/write-word.ts'
import { writeXlsx, xlsxHolds } from './write-xlsx.ts'
import { qti12Holds, writeQti12 } from './write-qti-1.2.ts'
import { qtiHolds, writeQti } from './qti/write-qti.ts'

/** The formats that other tools read again; a PDF is for people. */
export type QuestionFileFormat = Exclude<ExportFormat, 'pdf'>

type Writer = {
  holds: Holds
  ending: string
  type: string
  write: (quiz: ExportedQuiz) => string | Uint8Array
}

/** The formats that are written, with what each can hold. */
export const writers: Readonly<Record<QuestionFileFormat, Writer>> = {
  xlsx: {
    holds: xlsxHolds,
    ending: 'xlsx',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: writeXlsx,
  },
  word: {
    holds: wordHolds,
    ending: 'docx',
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    write: writeWord,
  },
  json: { holds: jsonHolds, ending: 'json', type: 'application/json', write: writeJson },
  gift: { holds: giftHolds, ending: 'gift', type: 'text/plain', write: writeGift },
  aiken: { holds: aikenHolds, ending: 'txt', type: 'text/plain', write: writeAiken },
  'moodle-xml': { holds: moodleHolds, ending: 'xml', type: 'application/xml', write: writeMoodleXml },
  'qti-1.2': { holds: qti12Holds, ending: 'zip', type: 'application/zip', write: writeQti12 },
  'qti-2.2': {
    holds: qtiHolds,
    ending: 'zip',
    type: 'application/zip',
    write: (quiz) => writeQti(quiz, '2.2'),
  },
  'qti-3.0': {
    holds: qtiHolds,
    ending: 'zip',
    type: 'application/zip',
    write: (quiz) => writeQti(quiz, '3.0'),
  },
}

/** Writes questions in a format. `losses` are the words for what it can not hold. */
export const writeQuestionFile = (
  quiz: ExportedQuiz,
  format: QuestionFileFormat,
): WrittenFile & { losses: string[] } => {
  const { holds, ending, type, write } = writers[format]
  const content = write(quiz)
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  return { bytes, ending, type, losses: lossesOf(quiz, holds) }
}
