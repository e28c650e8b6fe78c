import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { CommentComposer } from './comment-composer.tsx'

afterEach(cleanup)

test('a comment that is changed may be emptied and written again', async () => {
  const sent: string[] = []
  render(
    <CommentComposer
      what="comment c1"
      label="Comment"
      sendLabel="Save"
      people={[]}
      initial="Too easy?"
      send={async (text) => void sent.push(text)}
    />,
  )
  const field = screen.getByLabelText<HTMLTextAreaElement>('Comment')
  await userEvent.clear(field)
  expect(field.value).toBe('')
  await userEvent.type(field, 'Too hard?')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(sent).toEqual(['Too hard?'])
})
