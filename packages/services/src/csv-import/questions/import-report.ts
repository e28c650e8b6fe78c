import { csvLimits, limits } from '@quizwright/contracts/limits.ts'
import type { Finding } from '@quizwright/contracts/rules/finding.ts'
import { toCsvWarning } from '@quizwright/contracts/rules/render.ts'
import type { Dialect, ImportComplete, RejectedRow, Section } from '@quizwright/contracts/schemas/csv.ts'

/**
 * What the last message may list: the message has a limit, and a file of nothing but faults must still fit
 * it. The counts go on.
 */
const listed = {
  findings: limits.questionsPerSave,
  hints: 1_000,
  sections: 1_000,
  sectionChars: 1024 * 1024,
  cells: csvLimits.columns,
  cutCells: 8,
  cutChars: 120,
} as const

/**
 * A copy that stands alone. What is cut out of a text keeps that whole text alive, and what is kept here
 * outlives a hundred megabytes of file.
 */
const standAlone = (text: string): string => Buffer.from(text).toString()

/** Gathers what an import says besides its questions, in bounded memory whatever the file holds. */
export const createImportReport = () => {
  const warnings: string[] = []
  const hints: string[] = []
  const rejected: RejectedRow[] = []
  const sections: Section[] = []
  const counts = { error: 0, omission: 0, hint: 0, rejected: 0, sections: 0 }
  let sectionChars = 0
  let rejectedChars = 0
  let latest = { section: '', paragraph: '' }

  return {
    addFindings: (findings: readonly Finding[]): void => {
      for (const finding of findings) {
        const count = (counts[finding.severity] += 1)
        if (finding.severity === 'hint') {
          if (count <= listed.hints) hints.push(toCsvWarning(finding))
        } else if (count <= listed.findings) warnings.push(toCsvWarning(finding))
      }
    },

    /**
     * `after` is the number of questions before the row. Its cells are given whole, so that it can be
     * repaired, as long as there is room.
     */
    addRejected: (
      fault: { line: number; column: number | null; reason: string },
      cells: readonly string[],
      after: number,
    ): void => {
      counts.rejected += 1
      if (counts.rejected > csvLimits.rejectedShown) return
      const chars = cells.reduce((sum, cell) => sum + cell.length, 0)
      const cut = cells.length > listed.cells || rejectedChars + chars > csvLimits.rejectedChars
      if (!cut) rejectedChars += chars
      const raw = cut
        ? cells
            .slice(0, listed.cutCells)
            .map((cell) => (cell.length > listed.cutChars ? `${cell.slice(0, listed.cutChars)}…` : cell))
        : cells
      rejected.push({
        line: fault.line,
        column: fault.column,
        reason: fault.reason,
        raw: raw.map(standAlone),
        after,
        ...(cut && { cut }),
      })
    },

    /** Notes where a run of questions with the same section and paragraph begins. */
    addPlace: ({ section, paragraph }: { section: string; paragraph: string }, questionNo: number): void => {
      if (section === latest.section && paragraph === latest.paragraph) return
      latest = { section: standAlone(section), paragraph: standAlone(paragraph) }
      if (section === '' && paragraph === '') return
      counts.sections += 1
      sectionChars += section.length + paragraph.length
      if (sections.length < listed.sections && sectionChars <= listed.sectionChars)
        sections.push({ ...latest, question_no: questionNo })
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
    }),
  }
}
