import { asInQuiz, isDescriptiveAsRead } from '@quizwright/domain/kinds/descriptive/in-quiz.ts'
import { withImageLinks } from '@quizwright/domain/kinds/pieces-of.ts'
import { furtherOptionColumns, requiredColumns } from '@quizwright/domain/csv/column-names.ts'
import { toCells } from '@quizwright/domain/csv/write-row.ts'
import { limits } from '@quizwright/domain/limits.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import type { Finding } from '@quizwright/domain/rules/finding.ts'
import { questionFindings } from '@quizwright/domain/rules/question.ts'
import type { QuestionFormat } from '@quizwright/domain/schemas/csv.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import type { QuizType } from '@quizwright/domain/schemas/quiz.ts'
import type { Entry } from '@quizwright/formats/entry/entry.ts'
import { clock, lossOfTime } from '@quizwright/formats/h5p/video-time.ts'
import { openFile } from '@quizwright/formats/open-file.ts'
import type { QuestionFile } from '@quizwright/formats/open-question-file.ts'
import { formulaFindings } from '../../questions/formula-findings.ts'
import { fileNote } from '../questions/file-note.ts'
import { createAcrossQuestions } from '../questions/across-questions.ts'
import { createImportReport } from '../questions/import-report.ts'
import { createQuestionBatcher } from '../questions/question-batcher.ts'
import type { ReadResult } from '../questions/record-consumer.ts'
import { inItsFile, isOwnNumber } from '../number-in-file.ts'
import { type StoreImage, storeImages, storingOnce } from './store-images.ts'
import { withAnswer } from './with-answer.ts'

/** Returns why a question does not fit a quiz of this type, or undefined if it does. */
const reasonForQuizType = (question: QuestionContent, quizType: QuizType): string | undefined => {
  if (quizType !== 'daq' || isDescriptiveAsRead(question)) return undefined
  return question.options.length > 0
    ? 'It has options, and the questions of this quiz are descriptive.'
    : 'It has a key, and the questions of this quiz are descriptive.'
}

export type OtherFormatOptions = {
  quizType: QuizType
  from: number
  maxRows: number
  format?: QuestionFormat
  convert?: boolean
  /** The number of the first option, if the author said it. */
  countsFrom?: 0 | 1 | undefined
  storeImage?: StoreImage
}

/** The columns in which a rejected question can be repaired. */
const columns = [...requiredColumns, ...furtherOptionColumns(limits.maxOptions), 'topic']

/**
 * Reads a question file that is not CSV. It yields the same results as `readQuestions` for CSV: lost parts of a
 * question are hints, and a rejected entry is a rejected row whose cells can be repaired.
 */
export async function* readOtherFormat(
  file: QuestionFile,
  { quizType, from, maxRows, format, convert, countsFrom, storeImage }: OtherFormatOptions,
): AsyncGenerator<ReadResult> {
  const opened = await openFile(file, {
    format,
    countsFrom,
    ...(convert && { convert: quizType === 'daq' ? 'all' : 'others' }),
  })
  if ('problem' in opened) throw new Problem('CSV_NOT_CSV', { message: opened.problem })
  const batcher = createQuestionBatcher()
  const report = createImportReport()
  const across = createAcrossQuestions(areOpen.has(opened.format))
  const storeOnce = storeImage && storingOnce(storeImage)
  let questions = 0
  let entries = 0

  const leaveOut = (entry: Entry, reason: string): void => {
    const { line, file, place } = entry.position
    const inFile = file === undefined ? '' : `${file}: `
    const cells = toCells(withoutFileImages(withAnswer(entry, quizType)), columns)
    const own = inItsFile(entry.number, entries)
    report.addRejected({ line, column: null, reason: `${inFile}${own}${reason}` }, cells, questions, {
      source: entry.source,
      place,
    })
  }
  const take = (question: QuestionContent, without: readonly string[], hints: readonly string[]): void => {
    questions += 1
    report.addFindings(hints.map((message) => toCheck(message, questions)))
    if (without.length > 0) report.addFindings([loss(without, questions)])
    report.addFindings(questionFindings(question, questions, quizType))
    report.addFindings(formulaFindings(question, questions, quizType))
    report.addFindings(...across.add(question, questions))
    report.addSection(question, questions)
    if (questions > from) batcher.add(question)
  }

  for (const entry of opened.entries) {
    entries += 1
    if (entries > maxRows) throw tooMany(maxRows)
    const reason = entry.status === 'left out' ? entry.reason : reasonForQuizType(entry.question, quizType)
    if (reason !== undefined) leaveOut(entry, reason)
    else {
      const stored = await storeImages(entry, questions >= from ? storeOnce : undefined)
      const { without, hints } = entry.status === 'taken' ? entry : { without: [], hints: [] }
      const asked = asInQuiz(stored.question, quizType)
      const question = isOwnNumber(entry.number, questions + 1)
        ? { ...asked, ind_number: entry.number }
        : asked
      report.addPlace(entry.position.place, questions + 1)
      const { second } = entry.position
      const isInVideo = quizType === 'pop' && second !== undefined
      if (isInVideo) report.addSecond(second, questions + 1)
      take(
        question,
        [...without.filter((one) => !isInVideo || one !== lossOfTime(second)), ...stored.without],
        [
          ...hints,
          ...hintsOnGuess(question, opened.format),
          ...(isInVideo ? [`In the file, the video stops for it at ${clock(second)}`] : []),
        ],
      )
    }
    // In other files a number may be an id.
    if (lists.has(opened.format)) across.addNumber(entry.number, questions)
    if (!batcher.isFull()) continue
    yield { kind: 'questions', ...batcher.take(), sent: Math.max(from, questions), progress: 50 }
  }
  if (entries === 0)
    throw new Problem('CSV_EMPTY', { message: 'The file holds no questions. Export them again.' })
  const rest = batcher.take()
  yield { kind: 'questions', ...rest, sent: Math.max(from, questions), progress: 100 }
  report.addFindings([...across.end(), ...opened.notes.map(fileNote)])
  yield { kind: 'complete', report: report.complete(questions, dialectOf(opened.format), columns) }
}

/** Lists for people seldom say what kind a question is. Whoever reads one must know what it was taken for. */
const lists: ReadonlySet<QuestionFormat> = new Set(['text', 'markdown', 'word', 'odt', 'pdf'])

/** Formats that do not settle how each of their parts is meant. */
const areOpen: ReadonlySet<QuestionFormat> = new Set([...lists, 'json', 'yaml', 'toml', 'xml', 'anki'])

const hintsOnGuess = ({ interaction, solution }: QuestionContent, format: QuestionFormat): string[] =>
  interaction?.kind === 'descriptive' && solution === '' && lists.has(format)
    ? ['The file gives no options, so it is descriptive: you mark its answers']
    : []

const loss = (without: readonly string[], questionNo: number): Finding => ({
  rule: 'takenWithout',
  severity: 'hint',
  field: 'question',
  questionNo,
  message: `Taken without ${without.join('; ')}`,
})

const toCheck = (message: string, questionNo: number): Finding => ({
  rule: 'toCheck',
  severity: 'hint',
  field: 'question',
  questionNo,
  message,
})

const dialectOf = (format: QuestionFormat) => ({
  separator: ',' as const,
  encoding: 'UTF-8' as const,
  bom: false,
  reordered: false,
  unknownColumns: [],
  format,
})

const withoutFileImages = (question: QuestionContent): QuestionContent =>
  withImageLinks({ ...question, options: question.options.slice(0, limits.maxOptions) }, linkOnTheWeb)

const linkOnTheWeb = (link: string): string => (/^https?:/.test(link) ? link : '')

const tooMany = (maxRows: number): Problem =>
  new Problem('CSV_TOO_LARGE', {
    message:
      `The file holds more than ${maxRows} questions, the most that an import takes. ` +
      'Split it and import the parts.',
  })
