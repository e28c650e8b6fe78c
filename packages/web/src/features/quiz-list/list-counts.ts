import type { ListState } from '@quizwright/contracts/schemas/quiz-list.ts'
import type { CountedGroup } from '@quizwright/contracts/schemas/quiz-list-overview.ts'
import type { QuizType } from '@quizwright/domain/schemas/quiz.ts'

type Filters = ListState['filters']
export type CountedCourse = { id: string; name: string; count: number }
export type ListCounts = {
  published: number
  unpublished: number
  archived: number
  types: Readonly<Record<QuizType | 'all', number>>
  /** Sorted by name. Courses without quizzes are left out, except the chosen one. */
  courses: readonly CountedCourse[]
}

/**
 * How many quizzes each choice of a filter would leave while the other filters stay: a chip shows what the
 * list would show after clicking it.
 */
export const countsUnder = (groups: readonly CountedGroup[], filters: Filters): ListCounts => {
  const isLeft = (group: CountedGroup, { is_publish, is_archived, quiz_type, course_id }: Filters): boolean =>
    (is_publish === undefined || group.is_published === is_publish) &&
    group.is_archived === is_archived &&
    (quiz_type === 'all' || group.quiz_type === quiz_type) &&
    (course_id === undefined || group.course_id === course_id)
  const countWith = (changes: Partial<Filters>): number =>
    groups
      .filter((group) => isLeft(group, { ...filters, ...changes }))
      .reduce((sum, { count }) => sum + count, 0)
  const names = new Map(
    groups.flatMap(({ course_id, course_name }) =>
      course_id === null ? [] : [[course_id, course_name ?? '']],
    ),
  )
  const courses = [...names]
    .map(([id, name]) => ({ id, name, count: countWith({ course_id: id }) }))
    .filter(({ id, count }) => count > 0 || id === filters.course_id)
    .toSorted((a, b) => a.name.localeCompare(b.name))
  return {
    published: countWith({ is_publish: true }),
    unpublished: countWith({ is_publish: false }),
    archived: countWith({ is_archived: !filters.is_archived }),
    types: {
      all: countWith({ quiz_type: 'all' }),
      full: countWith({ quiz_type: 'full' }),
      practice: countWith({ quiz_type: 'practice' }),
      pop: countWith({ quiz_type: 'pop' }),
      daq: countWith({ quiz_type: 'daq' }),
    },
    courses,
  }
}
