import { countOf } from '@quizwright/contracts/rules/plural.ts'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { editorQuery } from '../../../routes/editor-query.ts'
import { href } from '../../../routes/routes.ts'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { When } from '../../../ui/format/when.tsx'
import { Skeleton } from '../../../ui/loading/skeleton.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import type { Opened } from '../opened.ts'
import type { ShownHome } from './use-home.ts'

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
    columnGap: '8',
    rowGap: '5',
    pb: '5',
    borderBottomWidth: '1px',
    borderColor: 'border.muted',
    '& h3': {
      display: 'flex',
      gap: '1.5',
      textStyle: 'xs',
      fontWeight: 'medium',
      color: 'fg.muted',
      mb: '1',
    },
    '& li': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      minHeight: '8',
      textStyle: 'sm',
    },
    '& li > :first-child': {
      minWidth: '0',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      minHeight: '6',
      lineHeight: '1.5rem',
      textAlign: 'start',
      color: 'fg',
      cursor: 'pointer',
      borderRadius: 'l1',
      _hover: { color: 'accent.fg', textDecoration: 'underline' },
    },
    '& li > :last-child': { flexShrink: '0', color: 'fg.muted', textStyle: 'xs' },
  },
})

type ColumnProps = { title: string; total?: number; children: readonly ReactNode[] }

/** One kind of things to do; none where there are none. */
const Column = ({ title, total, children }: ColumnProps) =>
  children.length === 0 ? null : (
    <div>
      <h3>
        {title}
        {total !== undefined && <span>{total.toLocaleString()}</span>}
      </h3>
      <ul>{children}</ul>
    </div>
  )

/** So many of what waits for a mark are named; the others are behind "To mark". */
const shown = 4

type HomeColumnsProps = { home: ShownHome; onOpen: (opened: Opened) => void }

export const HomeColumns = ({ home, onOpen }: HomeColumnsProps) => (
  <Columns>
    <Column title="Recently edited">
      {home.edited.map(({ quiz, updated_at }) => (
        <li key={quiz._id}>
          <Link href={href.editQuestions(editorQuery(quiz))} aria-label={`Edit ${quiz.name}`}>
            <bdi>{quiz.name}</bdi>
          </Link>
          <span>
            {!quiz.is_published && <Badge tone="warning">Draft</Badge>} <When at={updated_at} />
          </span>
        </li>
      ))}
    </Column>
    <Column title="To mark" total={home.toMark.reduce((sum, { to_mark }) => sum + to_mark, 0)}>
      {home.toMark
        .toSorted((a, b) => b.to_mark - a.to_mark)
        .slice(0, shown)
        .map(({ quiz_id, name, to_mark }) => (
          <li key={quiz_id}>
            <Link
              href={href.marking({ quizId: quiz_id })}
              aria-label={`Mark ${countOf(to_mark, 'answer')} in ${name}`}
            >
              <bdi>{name}</bdi>
            </Link>
            <span>{countOf(to_mark, 'answer')}</span>
          </li>
        ))}
    </Column>
    <Column title="Reported by students" total={home.reported_total}>
      {home.reported.map((quiz) => (
        <li key={quiz._id}>
          <button
            type="button"
            aria-label={`${countOf(quiz.reports_count, 'report')} on ${quiz.name}`}
            onClick={() => onOpen({ window: 'issues', quiz })}
          >
            <bdi>{quiz.name}</bdi>
          </button>
          <span>{countOf(quiz.reports_count, 'report')}</span>
        </li>
      ))}
    </Column>
    <Column title="Closing soon" total={home.closing_total}>
      {home.closing.map(({ quiz_id, quiz_name, session_id, session_name, end_time }) => (
        <li key={session_id}>
          <Link
            href={href.sessions({ quizId: quiz_id })}
            title={session_name}
            aria-label={`Sessions of ${quiz_name}: ${session_name}`}
          >
            <bdi>{quiz_name}</bdi>
          </Link>
          <When at={end_time} />
        </li>
      ))}
    </Column>
  </Columns>
)

/** In the shape of what comes. */
export const HomeSkeleton = () => (
  <Columns role="status" aria-label="Loading what is next">
    {Array.from({ length: 4 }, (_, column) => (
      <Skeleton key={column} height={`${1.25 + shown * 2}rem`} />
    ))}
  </Columns>
)
