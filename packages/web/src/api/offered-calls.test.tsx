import { resultEndpoints } from '@quizwright/contracts/endpoints/result.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useIsOffered } from './offered-calls.ts'
import { rest } from './rest.ts'

const Agreement = () => (useIsOffered('getGradingAgreement') ? <p>Agreement</p> : null)

test('given an extension that the services lack, when it was called once, then its button is hidden', async () => {
  const body = new Problem('NOT_OFFERED').body('request-1')
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(body, { status: 501 })),
  )
  render(<Agreement />)
  expect(screen.queryByText('Agreement')).not.toBeNull()
  await expect(rest(resultEndpoints).getGradingAgreement({ params: { id: 'q1' } })).rejects.toMatchObject({
    code: 'NOT_OFFERED',
    retryable: false,
  })
  await vi.waitFor(() => expect(screen.queryByText('Agreement')).toBeNull())
  vi.unstubAllGlobals()
})
