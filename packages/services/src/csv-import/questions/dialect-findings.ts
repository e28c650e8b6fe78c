import type { Finding } from '@quizwright/domain/rules/finding.ts'
import type { Dialect } from '@quizwright/domain/schemas/csv.ts'

/** What is said of a separator that was found out. A comma is what a CSV file has. */
const separatedBy: Record<Dialect['separator'], string | undefined> = {
  ',': undefined,
  ';': 'The cells were taken to be separated by semicolons',
  '\t': 'The cells were taken to be separated by tabs',
}

/** Returns findings about how the file was read. They do not concern a question and have no number. */
export const dialectFindings = (
  { encoding, separator, unknownColumns, titles = [] }: Dialect,
  { separatorIsNamed, encodingIsGuessed }: { separatorIsNamed: boolean; encodingIsGuessed: boolean },
): Finding[] => {
  const findings: Finding[] = unknownColumns.map((name) => ({
    rule: 'columnUnknown',
    severity: 'omission',
    field: name,
    message: `The column "${name}" is not known and was left out`,
  }))
  if (encodingIsGuessed)
    findings.push(
      hint(
        'encoding',
        `The file is not UTF-8 and was read as ${encoding}: look at accents and quotation marks`,
      ),
    )
  const separated = separatedBy[separator]
  if (separated !== undefined && !separatorIsNamed) findings.push(hint('separator', separated))
  if (titles.length > 0)
    findings.push(
      hint('header', `Above the header stands “${titles.join(' / ')}”, which was taken as a title`),
    )
  return findings
}

const hint = (field: string, message: string): Finding => ({
  rule: `${field}Guessed`,
  severity: 'hint',
  field,
  message,
})
