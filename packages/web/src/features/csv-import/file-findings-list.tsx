import { chakra } from '@chakra-ui/react/styled-system'
import { errorsFound, omissionsFound } from '@quizwright/contracts/rules/render.ts'
import { describeDialect } from './describe-dialect.ts'
import type { FileFindings } from './collected-import.ts'
import { rowsOfRejected, rowsOfWarnings } from './listed-rows.ts'
import { type ListedRow, RowList } from './row-list.tsx'

const Section = chakra('section', { base: { display: 'flex', flexDirection: 'column', gap: '2', '& > h3': { textStyle: 'sm', fontWeight: 'semibold' }, '& > p': { textStyle: 'xs', color: 'fg.muted' } } })

type ListProps = { title: string; noHeading: string; textHeading: string; rows: readonly ListedRow[]; total: number; children?: string }

const List = ({ title, noHeading, textHeading, rows, total, children }: ListProps) => (
  <Section>
    <h3>{title}</h3>
    {children && <p>{children}</p>}
    {rows.length > 0 && <RowList label={title} noHeading={noHeading} textHeading={textHeading} rows={rows} />}
    {total > rows.length && <p>The first {rows.length.toLocaleString()} of {total.toLocaleString()} are listed.</p>}
  </Section>
)

/** What is wrong with a file, apart: errors, rows left out, omissions, hints, and how it was read. */
export const FileFindingsList = ({ findings }: { findings: FileFindings }) => {
  const { counts, errors, omissions, hints, rejected, dialect } = findings
  return (
    <>
      <List title={errorsFound(counts.errors)} noHeading="No" textHeading="Error" rows={rowsOfWarnings(errors)} total={counts.errors} />
      {counts.rejected > 0 && (
        <List title={`${counts.rejected.toLocaleString()} Rows Left Out`} noHeading="Line" textHeading="Reason" rows={rowsOfRejected(rejected)} total={counts.rejected}>
          These rows could not become questions. Correct them in the file and upload it again, or continue without them.
        </List>
      )}
      <List title={omissionsFound(counts.omissions)} noHeading="No" textHeading="Warning" rows={rowsOfWarnings(omissions)} total={counts.omissions} />
      {counts.hints > 0 && <List title={`${counts.hints.toLocaleString()} Hints`} noHeading="No" textHeading="Hint" rows={rowsOfWarnings(hints)} total={counts.hints} />}
      <Section><p>{describeDialect(dialect)}</p></Section>
    </>
  )
}
