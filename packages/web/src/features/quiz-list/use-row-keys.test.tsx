import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { listId, useRowKeys } from './use-row-keys.ts'

afterEach(cleanup)

const List = () => {
  useRowKeys()
  return (
    <>
      <input aria-label="Find quizzes" />
      <table id={listId}>
        <tbody>
          {['Algebra', 'Biology', 'Chemistry'].map((name) => (
            <tr key={name}>
              <th>
                <a className="title" href="/">
                  {name}
                </a>
              </th>
              <td>
                <button type="button">More of {name}</button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
const focused = () => document.activeElement?.textContent

test('J and K lead from quiz to quiz, from any control of a row, but not while somebody types', async () => {
  const user = userEvent.setup()
  render(<List />)
  const visited: (string | null | undefined)[] = []
  for (const key of ['j', 'j', 'k', 'k']) {
    await user.keyboard(key)
    visited.push(focused())
  }
  expect(visited).toEqual(['Algebra', 'Biology', 'Algebra', 'Algebra'])
  screen.getByRole('button', { name: 'More of Biology' }).focus()
  await user.keyboard('j')
  expect(focused()).toBe('Chemistry')
  await user.type(screen.getByLabelText('Find quizzes'), 'jk')
  expect(document.activeElement).toBe(screen.getByLabelText('Find quizzes'))
})
