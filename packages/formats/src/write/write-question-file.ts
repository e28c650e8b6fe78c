import { descriptiveInQuiz } from '@quizwright/domain/kinds/descriptive/in-quiz.ts'
import { inVariant } from '@quizwright/domain/kinds/numeric/drawn/in-variant.ts'
import type { ExportFormat } from '@quizwright/domain/schemas/export-format.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { formOf, onPaper, qti12Of } from '../kinds/kind-forms.ts'
import { changedWhenRead } from './changed-when-read.ts'
import type { DrawnFile, ExportedQuiz, Holds, WrittenFile } from './exported-quiz.ts'
import { heldBy, lossesOf } from './losses.ts'
import { aikenHolds, writeAiken } from './write-aiken.ts'
import { giftHolds, writeGift } from './write-gift.ts'
import { moodleHolds, writeMoodleXml } from './write-moodle-xml.ts'
import { jsonHolds, writeJson } from './write-json.ts'
import { pdfHolds, wordHolds } from './printed-holds.ts'
import { writeWord } from './word/write-word.ts'
import { writeXlsx, xlsxHolds } from './write-xlsx.ts'
import { qti12Holds, writeQti12 } from './write-qti-1.2.ts'
import { qti3Holds, qtiHolds, writeQti } from './qti/write-qti.ts'

type Writer = {
  holds: Holds
  ending: string
  type: string
  /** The file is a list for people, so some texts are read as something else when it is imported again. */
  isList?: true
  /** Whether the file has the lists that students match or order. Other formats have them in the text. */
  hasLists?: (question: QuestionContent) => boolean
  /** Whether the file names the kind of each question. Others show a descriptive one as what it is. */
  namesKinds?: true
  write: (quiz: ExportedQuiz) => string | Uint8Array | Promise<DrawnFile>
}

const isIn =
  (format: 'gift' | 'moodle') =>
  (question: QuestionContent): boolean =>
    formOf(question)?.[format] !== undefined
const always = (): boolean => true
const isOfQti = (question: QuestionContent): boolean =>
  (formOf(question)?.qti ?? formOf(question)?.qtiItem) !== undefined

/** The formats that can be written, and what each can hold. */
export const writers: Readonly<Record<ExportFormat, Writer>> = {
  xlsx: {
    holds: xlsxHolds,
    ending: 'xlsx',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    hasLists: always,
    namesKinds: true,
    write: writeXlsx,
  },
  word: {
    holds: wordHolds,
    ending: 'docx',
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    isList: true,
    write: writeWord,
  },
  pdf: {
    holds: pdfHolds,
    ending: 'pdf',
    type: 'application/pdf',
    // The drawing code is large, so it is loaded with the first PDF.
    write: async (quiz) => (await import('./pdf/write-pdf.ts')).writePdf(quiz),
  },
  json: {
    holds: jsonHolds,
    ending: 'json',
    type: 'application/json',
    hasLists: always,
    namesKinds: true,
    write: writeJson,
  },
  gift: { holds: giftHolds, ending: 'gift', type: 'text/plain', hasLists: isIn('gift'), write: writeGift },
  aiken: { holds: aikenHolds, ending: 'txt', type: 'text/plain', isList: true, write: writeAiken },
  'moodle-xml': {
    holds: moodleHolds,
    ending: 'xml',
    type: 'application/xml',
    hasLists: isIn('moodle'),
    write: writeMoodleXml,
  },
  'qti-1.2': {
    holds: qti12Holds,
    ending: 'zip',
    type: 'application/zip',
    hasLists: (question) => qti12Of(question) !== undefined,
    write: writeQti12,
  },
  'qti-2.2': {
    holds: qtiHolds,
    ending: 'zip',
    type: 'application/zip',
    hasLists: isOfQti,
    write: (quiz) => writeQti(quiz, '2.2'),
  },
  'qti-3.0': {
    holds: qti3Holds,
    ending: 'zip',
    type: 'application/zip',
    hasLists: isOfQti,
    write: (quiz) => writeQti(quiz, '3.0'),
  },
}

/** Writes questions in a format. */
export const writeQuestionFile = async (
  exported: ExportedQuiz,
  format: ExportFormat,
): Promise<WrittenFile> => {
  const { holds, ending, type, isList, hasLists, namesKinds, write } = writers[format]
  const quiz = namesKinds ? exported : { ...exported, questions: exported.questions.map(shownAsDescriptive) }
  const questions = quiz.questions
    .map((one) => ((holds.drawn?.(one) ?? 'none') === 'none' ? inVariant(one, 0) : one))
    .map((one) => (hasLists?.(one) ? one : onPaper(one)))
  const written = { ...quiz, questions }
  const { bytes, losses } = toDrawn(await write(written))
  const changed = isList ? changedWhenRead(written, bytes, holds) : []
  const count = heldBy(quiz.questions, holds).length
  return { bytes, ending, type, count, losses: [...lossesOf(quiz, holds), ...losses, ...changed] }
}

const shownAsDescriptive = (question: QuestionContent): QuestionContent =>
  question.interaction?.kind === 'descriptive' ? descriptiveInQuiz(question, 'daq') : question

const toDrawn = (written: string | Uint8Array | DrawnFile): DrawnFile => {
  if (typeof written === 'string') return { bytes: new TextEncoder().encode(written), losses: [] }
  return written instanceof Uint8Array ? { bytes: written, losses: [] } : written
}
