import { csvLimits, limits } from '@quizwright/domain/limits.ts'
import type { Finding } from '@quizwright/domain/rules/finding.ts'
import { toCsvWarning } from '@quizwright/contracts/validation/describe-findings.ts'
import type {
  Dialect,
  ImportComplete,
  PageBox,
  RejectedRow,
  Section,
} from '@quizwright/domain/schemas/csv.ts'

/**
 * Limits of the report, so that even a file full of errors has a report that fits into one message. The counts are
 * complete.
 */
const maxListed = {
  findings: limits.questionsPerSave,
  hints: 1_000,
  sections: 1_000,
  places: 2_000,
  sectionChars: 1024 * 1024,
  cells: csvLimits.columns,
  shortenedCells: 8,
  shortenedCellChars: 120,
} as const

/**
 * Copies a text. V8 represents a substring as a reference to the whole string, so without a copy the report would
 * keep the text of the whole file in memory.
 */
const copyText = (text: string): string => Buffer.from(text).toString()

const shortenCell = (cell: string): string =>
  cell.length > maxListed.shortenedCellChars ? `${cell.slice(0, maxListed.shortenedCellChars)}…` : cell

/** Collects the findings, rejected rows and sections of an import, in bounded memory. */
export const createImportReport = () => {
  const warnings: string[] = []
  const hints: string[] = []
  const rejected: RejectedRow[] = []
  const sections: Section[] = []
  const places: NonNullable<ImportComplete['places']> = []
  const seconds: NonNullable<ImportComplete['seconds']> = []
  const counts = { error: 0, omission: 0, hint: 0, rejected: 0, sections: 0 }
  let sectionChars = 0
  let rejectedChars = 0
  let current = { section: '', paragraph: '' }

  const add = (finding: Finding): void => {
    const count = (counts[finding.severity] += 1)
    if (finding.severity === 'hint') {
      if (count <= maxListed.hints) hints.push(toCsvWarning(finding))
    } else if (count <= maxListed.findings) warnings.push(toCsvWarning(finding))
  }

  return {
    /** Takes several lists, because joining the empty ones of each question took time. */
    addFindings: (...lists: readonly (readonly Finding[])[]): void => {
      for (const findings of lists) for (const finding of findings) add(finding)
    },

    /**
     * Adds a rejected row after `after` questions. Its cells are listed in full, so that the author can repair them,
     * up to a limit for the whole file. A format other than CSV gives the original entry, and a PDF its place.
     */
    addRejected: (
      error: { line: number; column: number | null; reason: string },
      cells: readonly string[],
      after: number,
      { source, place }: { source?: string; place?: readonly PageBox[] | undefined } = {},
    ): void => {
      counts.rejected += 1
      if (counts.rejected > csvLimits.rejectedShown) return
      const chars = cells.reduce((sum, cell) => sum + cell.length, source?.length ?? 0)
      const cut = cells.length > maxListed.cells || rejectedChars + chars > csvLimits.rejectedChars
      if (!cut) rejectedChars += chars
      const raw = cut ? cells.slice(0, maxListed.shortenedCells).map(shortenCell) : cells
      rejected.push({
        line: error.line,
        column: error.column,
        reason: error.reason,
        raw: raw.map(copyText),
        after,
        ...(cut && { cut }),
        ...(source !== undefined && !cut && { source: copyText(source) }),
        ...(place && { place: [...place] }),
      })
    },

    /** Records the first question of a run with the same section and paragraph. */
    addSection: (
      { section, paragraph }: { section: string; paragraph: string },
      questionNo: number,
    ): void => {
      if (section === current.section && paragraph === current.paragraph) return
      current = { section: copyText(section), paragraph: copyText(paragraph) }
      if (section === '' && paragraph === '') return
      counts.sections += 1
      sectionChars += section.length + paragraph.length
      if (sections.length < maxListed.sections && sectionChars <= maxListed.sectionChars)
        sections.push({ ...current, question_no: questionNo })
    },

    /** Records where a question stands in a PDF. */
    addPlace: (place: readonly PageBox[] | undefined, questionNo: number): void => {
      if (place && places.length < maxListed.places)
        places.push({ question_no: questionNo, place: [...place] })
    },

    /** Records when the video of the file stops for a question. */
    addSecond: (second: number, questionNo: number): void => {
      if (seconds.length < maxListed.places) seconds.push({ question_no: questionNo, second })
    },

    complete: (total: number, dialect: Dialect, header: string[]): ImportComplete => ({
      header,
      sections,
      warnings,
      hints,
      rejected,
      total,
      dialect,
      errorsCount: counts.error,
      omissionsCount: counts.omission,
      sectionsCount: counts.sections,
      rejectedCount: counts.rejected,
      ...(places.length > 0 && { places }),
      ...(seconds.length > 0 && { seconds }),
    }),
  }
}
