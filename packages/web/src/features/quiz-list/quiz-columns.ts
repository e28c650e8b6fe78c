import type { ListState } from '@quizwright/contracts/schemas/quiz-list.ts'
import { labels } from '@quizwright/domain/texts.ts'

/**
 * `wide` columns disappear first when the list is narrow, then `middle` ones. The line below the name then
 * contains what they show.
 */
type Column = {
  name: string
  width?: string
  sortBy?: ListState['sort']['sortBy']
  numeric?: true
  className?: 'wide' | 'middle' | 'figure'
}

export const columns: readonly Column[] = [
  { name: labels.quizName, sortBy: 'name' },
  { name: labels.course, sortBy: 'course.name', width: '13%', className: 'wide' },
  { name: labels.module, width: '11%', className: 'wide' },
  { name: labels.type, sortBy: 'quiz_type', width: '7.5rem', className: 'middle' },
  { name: labels.totalAttempts, width: '7.5rem', numeric: true, className: 'middle' },
  { name: labels.dateCreated, sortBy: 'created_at', width: '12%', className: 'middle' },
  { name: labels.issues, sortBy: 'reports_count', width: '5rem', numeric: true, className: 'figure' },
]
