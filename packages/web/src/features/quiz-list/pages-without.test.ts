import type { ListedQuiz } from '@quizwright/contracts/schemas/quiz-list.ts'
import { expect, test } from 'vitest'
import { pagesWithout, type QuizPages, quizzesOf } from './pages-without.ts'

const page = (number: number, ids: string[], total: number) => ({
  status: 200,
  data: {
    quizzes: ids.map((_id) => ({ _id }) as ListedQuiz),
    total,
    page: number,
    perPage: 3,
    hasNextPage: number * 3 < total,
  },
})
const loaded: QuizPages = {
  pageParams: [1, 2, 3],
  pages: [page(1, ['a', 'b', 'c'], 12), page(2, ['d', 'e', 'f'], 12), page(3, ['g', 'h', 'i'], 12)],
}
const without = (...gone: string[]) => pagesWithout(loaded, ({ _id }) => gone.includes(_id))
const shape = ({ pages, pageParams }: QuizPages) => ({
  rows: pages.map(({ data }) => data.quizzes.map(({ _id }) => _id).join('')),
  next: pages.at(-1)!.data.page + 1,
  total: pages.at(-1)!.data.total,
  more: pages.at(-1)!.data.hasNextPage,
  asked: pageParams,
})

test('remaining quizzes move up, and the page that is no longer full is requested again', () => {
  expect(shape(without('b', 'e'))).toEqual({
    rows: ['acd', 'fgh', 'i'],
    next: 3,
    total: 10,
    more: true,
    asked: [1, 2, 3],
  })
  expect(shape(without('a', 'b', 'c'))).toEqual({
    rows: ['def', 'ghi'],
    next: 3,
    total: 9,
    more: true,
    asked: [1, 2],
  })
})
test('a quiz that is on two pages counts once', () => {
  const twice = { ...loaded, pages: [page(1, ['a', 'b', 'c'], 6), page(2, ['c', 'd', 'e'], 6)] }
  expect(
    quizzesOf(pagesWithout(twice, ({ _id }) => _id === 'a'))
      .map(({ _id }) => _id)
      .join(''),
  ).toBe('bcde')
})
test('when every loaded quiz has left, the shown ones stay until the services respond', () =>
  expect(without(...'abcdefghi')).toBe(loaded))
