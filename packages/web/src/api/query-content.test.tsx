import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { QueryContent } from './query-content.tsx'

afterEach(cleanup)

const show = (query: { data?: string; isError?: boolean }) =>
  render(
    <QueryContent
      query={{
        data: query.data,
        isError: query.isError ?? false,
        error: new Error('no'),
        isFetching: false,
        refetch: () => Promise.resolve(),
      }}
      loading={<p>Loading</p>}
      errorTitle="The log couldn’t be loaded"
    >
      {(text) => <p>{text}</p>}
    </QueryContent>,
  )

test.each([
  ['a placeholder while it reads', {}, ['Loading']],
  ['what was read', { data: 'Entries' }, ['Entries']],
  ['why nothing was read', { isError: true }, ['The log couldn’t be loaded']],
  [
    'what was read before a failure',
    { data: 'Entries', isError: true },
    ['Entries', 'The log couldn’t be loaded'],
  ],
])('shows %s', (_, query, expected) => {
  show(query)
  const texts = ['Loading', 'Entries', 'The log couldn’t be loaded']
  expect(texts.filter((text) => screen.queryByText(text))).toEqual(expected)
})
