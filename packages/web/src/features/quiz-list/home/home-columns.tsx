import { say, sayCount } from '@quizwright/domain/language/say.ts'
import { labels } from '@quizwright/domain/texts.ts'
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
    <Column title={say('Continue editing')}>
      {home.edited.map(({ quiz, updated_at }) => (
        <li key={quiz._id}>
          <Link
            href={href.editQuestions(editorQuery(quiz))}
            aria-label={say('Edit {name}', { name: quiz.name })}
          >
            <bdi>{quiz.name}</bdi>
          </Link>
          <span>
            {!quiz.is_published && <Badge tone="warning">{labels.unpublished}</Badge>}{' '}
            <When at={updated_at} isDay />
          </span>
        </li>
      ))}
    </Column>
    <Column
      title={say('To mark')}
      total={sayCount(
        home.toMark.reduce((sum, { to_mark }) => sum + to_mark, 0),
        '{count} answer',
        '{count} answers',
      )}
    >
      {home.toMark
        .toSorted((a, b) => b.to_mark - a.to_mark)
        .slice(0, rowsShown)
        .map(({ quiz_id, name, to_mark }) => (
          <li key={quiz_id}>
            <Link
              href={href.marking({ quizId: quiz_id })}
              aria-label={sayCount(
                to_mark,
                'Mark {count} answer in {name}',
                'Mark {count} answers in {name}',
                { name },
              )}
            >
              <bdi>{name}</bdi>
            </Link>
            <span>{sayCount(to_mark, '{count} answer', '{count} answers')}</span>
          </li>
        ))}
    </Column>
    <Column
      title={say('Issues from students')}
      total={sayCount(home.reported_total, '{count} quiz', '{count} quizzes')}
    >
      {home.reported.map((quiz) => (
        <li key={quiz._id}>
          <button
            type="button"
            aria-label={sayCount(
              quiz.reports_count,
              '{count} issue with {name}',
              '{count} issues with {name}',
              { name: quiz.name },
            )}
            onClick={() => onOpen({ window: 'issues', quiz })}
          >
            <bdi>{quiz.name}</bdi>
          </button>
          <span>{sayCount(quiz.reports_count, '{count} issue', '{count} issues')}</span>
        </li>
      ))}
    </Column>
    <Column
      title={say('Closing soon')}
      total={sayCount(home.closing_total, '{count} session', '{count} sessions')}
    >
      {home.closing.map(({ quiz_id, quiz_name, session_id, session_name, end_time }) => (
        <li key={session_id}>
          <Link
            href={href.sessions({ quizId: quiz_id })}
            title={session_name}
            aria-label={say('Sessions of {quiz}: {session}', { quiz: quiz_name, session: session_name })}
          >
            <bdi>{quiz_name}</bdi>
          </Link>
          <When at={end_time} />
        </li>
      ))}
    </Column>
  </Columns>
)
