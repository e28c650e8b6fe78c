import { serializeDateTime } from '@quizwright/domain/rules/date-time.ts'
import type { quizzes } from '../database/tables/quizzes.ts'

/**
 * Returns the publication date of a quiz in the form of the wire. For an unpublished quiz the stored date is hidden.
 */
export const writtenPublication = ({
  isPublished,
  publishedAt,
}: Pick<typeof quizzes.$inferSelect, 'isPublished' | 'publishedAt'>): string | null =>
  isPublished && publishedAt ? serializeDateTime(publishedAt) : null
