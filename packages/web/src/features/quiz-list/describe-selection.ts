import { sayAs } from '@quizwright/domain/language/say.ts'

/**
 * Says how many are selected: "50 of 1,234 selected, all that are loaded so far" differs from all quizzes.
 */
export const describeSelection = (selected: number, listed: number, total: number): string =>
  selected < total && selected === listed
    ? sayAs('quizzes', '{count} of {total} selected, all that are loaded so far', { count: selected, total })
    : sayAs('quizzes', '{count} of {total} selected', { count: selected, total })
