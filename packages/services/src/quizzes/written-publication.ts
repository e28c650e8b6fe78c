import { serializeDateTime } from '@quizwright/contracts/rules/date-time.ts'
import type { quizzes } from '../database/tables/quizzes.ts'

/** When a quiz was published that is published now, as the wire writes it. An unpublished one keeps the date unseen. */
export const writtenPublication = ({
  isPublished,
  publishedAt,
}: Pick<typeof quizzes.$inferSelect, 'isPublished' | 'publishedAt'>): string | null =>
  isPublished && publishedAt ? serializeDateTime(publishedAt) : null
