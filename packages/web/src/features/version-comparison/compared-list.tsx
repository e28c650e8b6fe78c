import { LongList } from '../../ui/list/long-list.tsx'
import type { Compared } from './compare-questions.ts'
import { ComparedRow } from './compared-row.tsx'

type ComparedListProps = { rows: readonly Compared[]; beforeName: string; afterName: string }

/** The compared questions. */
export const ComparedList = ({ rows, ...names }: ComparedListProps) => (
  <LongList
    aria-label="Questions of both versions"
    count={rows.length}
    itemHeight={260}
    atFirst={8}
    overscan={4}
    keyOf={(index) => rows[index]?.origin ?? index}
    item={(index) => {
      const compared = rows[index]
      return compared && <ComparedRow compared={compared} {...names} />
    }}
  />
)
