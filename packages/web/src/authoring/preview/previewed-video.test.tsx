import { structureEndpoints } from '@quizwright/contracts/endpoints/structure.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../api/query-client.ts'
import { rest } from '../../api/rest.ts'
import { storeCredentials } from '../../auth/credentials.ts'
import { fakeQuiz } from '../editor/testing/fake-quiz.ts'
import { PreviewedVideo } from './previewed-video.tsx'

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.restoreAllMocks()
})

const quiz = { ...fakeQuiz, quiz_type: 'pop', chapter_id: 'chapter', video_id: 'video' } as const

test('given a pop quiz, when it is taken, then it fills the page and leads back to the video', async () => {
  const teacher = { userId: 'u1', name: 'Ada', email: 'ada@example.org', token: 'ey.ey.ey' }
  storeCredentials({ uid: 'u1', token: teacher.token, user: teacher } as Parameters<
    typeof storeCredentials
  >[0])
  vi.spyOn(rest(structureEndpoints), 'getVideosById').mockResolvedValue({
    status: 200,
    videos: [{ _id: 'video', name: 'A pendulum', link: '/pendulum.mp4', length: 30 }],
  } as never)
  vi.spyOn(rest(structureEndpoints), 'getVideoPoints').mockResolvedValue({
    status: 200,
    points: [{ data: quiz._id, time: 12 }],
  } as never)
  const user = userEvent.setup()
  render(
    <QueryClientProvider client={queryClient}>
      <PreviewedVideo quiz={quiz}>
        <p>The questions</p>
      </PreviewedVideo>
    </QueryClientProvider>,
  )
  await user.click(await screen.findByRole('button', { name: 'Take the quiz' }))
  expect(screen.getByText('The questions')).toBeTruthy()
  expect(screen.queryByLabelText('A pendulum')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Back to the video' }))
  expect(screen.getByLabelText('A pendulum')).toBeTruthy()
  expect(screen.queryByText('The questions')).toBeNull()
})
