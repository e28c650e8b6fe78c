import type { Finding } from '@quizwright/domain/rules/finding.ts'
import type { CsvRecord } from '../records/record-splitter.ts'

/** Returns a hint for a question in hidden rows of a workbook: it may be outdated, or only hidden by a filter. */
export const hiddenRowFindings = ({ hidden = [], sheet }: CsvRecord, questionNo: number): Finding[] => {
  if (hidden.length === 0) return []
  const place = sheet === undefined ? '' : ` of the sheet "${sheet}"`
  const rows = `${hidden.join(', ')}${place}`
  return [
    {
      rule: 'hiddenRow',
      severity: 'hint',
      field: 'question',
      questionNo,
      message:
        hidden.length === 1
          ? `Row ${rows} is hidden in the workbook and read too: leave the question out if it is old`
          : `Rows ${rows} are hidden in the workbook and read too: leave the question out if it is old`,
    },
  ]
}
