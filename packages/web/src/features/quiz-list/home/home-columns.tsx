import { countOf } from '@quizwright/domain/rules/plural.ts'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { editorQuery } from '../../../routes/editor-query.ts'
import { href } from '../../../routes/routes.ts'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { When } from '../../../ui/format/when.tsx'
import type { Opened } from '../opened.ts'
import { Columns, rowsShown } from './home-frame.tsx'
import type { ShownHome } from './use-home.ts'

type ColumnProps = { title: string; total?: string; children: readonly ReactNode[] }

/** One kind of task; hidden if there is none. */
const Column = ({ title, total, children }: ColumnProps) =>
  children.length === 0 ? null : (
    <div>
      <h3>
        {title}
        {total !== undefined && <span>{total}</span>}
      </h3>
      <ul>{children}</ul>
    </div>
  )

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
            {!quiz.is_published && <Badge tone="warning">Draft</Badge>} <When at={updated_at} isDay />
          </span>
        </li>
      ))}
    </Column>
    <Column
      title="To mark"
      total={countOf(
        home.toMark.reduce((sum, { to_mark }) => sum + to_mark, 0),
        'answer',
      )}
    >
      {home.toMark
        .toSorted((a, b) => b.to_mark - a.to_mark)
        .slice(0, rowsShown)
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
    <Column title="Reported by students" total={countOf(home.reported_total, 'quiz', 'quizzes')}>
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
    <Column title="Closing soon" total={countOf(home.closing_total, 'session')}>
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
