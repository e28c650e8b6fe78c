import { screen, waitFor } from '@testing-library/dom'
import { act } from 'preact/test-utils'
import { expect, test } from 'vitest'
import { render } from '../test-support/render.tsx'
import { noConnection, RequestError } from './request-error.ts'
import { useProblem } from './use-problem.ts'
import { useRequest } from './use-request.ts'

const Shown = ({ error }: { error: RequestError }) => {
  const { problem, show } = useProblem()
  return <button onClick={() => show(error)}>{problem || 'none'}</button>
}
const fail = async (error: RequestError) => {
  render(<Shown error={error} />)
  await act(async () => screen.getByRole('button').click())
}
const connect = () =>
  act(async () => {
    dispatchEvent(new Event('online'))
  })
const shown = () => screen.getByRole('button').textContent

test('given a problem of the connection, when it is back, then the problem disappears', async () => {
  await fail(noConnection('Wait.'))
  expect(shown()).toBe('You’re offline. Wait.')
  await connect()
  expect(shown()).toBe('none')
})

test('given another problem, when the browser is online again, then the problem stays', async () => {
  await fail(new RequestError(422, 'RULE', 'Not so.'))
  await connect()
  expect(shown()).toBe('Not so.')
})

test('given a page that failed to load, when the connection is back, then it loads without a button', async () => {
  let tries = 0
  const send = async () => {
    tries += 1
    if (tries === 1) throw noConnection('Wait.')
    return 'the quiz'
  }
  const Page = () => {
    const request = useRequest(send)
    return <p role="status">{request.state === 'loaded' ? request.data : request.state}</p>
  }
  render(<Page />)
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('failed'))
  // The page listens for the event only after its first render.
  await waitFor(async () => {
    await connect()
    expect(screen.getByRole('status').textContent).toBe('the quiz')
  })
})
