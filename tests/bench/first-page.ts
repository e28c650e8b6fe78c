/** The body that reads the first page of an instructor's quizzes, as the list sends it. */
export const firstPage = {
  filters: { is_archived: false, quiz_type: 'all' },
  sort: { sortBy: 'created_at', sortOrder: -1 },
  search: { key: 'quiz', value: '', search: false },
  pagination: { page: 1, perPage: 50 },
} as const
