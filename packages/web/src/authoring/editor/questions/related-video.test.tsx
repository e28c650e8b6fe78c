import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../api/query-client.ts'
import { OpenFrameWindow } from '../../quiz-frame/open-window.ts'
import { type Editor, EditorContext } from '../editor-context.ts'
import { RelatedVideo } from './related-video.tsx'

afterEach(cleanup)

test('given a quiz in no module, the field of the related video leads to where a module is chosen', async () => {
  const openFrame = vi.fn()
  render(
    <QueryClientProvider client={queryClient}>
      <OpenFrameWindow value={openFrame}>
        <EditorContext value={{ placement: undefined } as Editor}>
          <RelatedVideo videoId={null} onChange={() => undefined} />
        </EditorContext>
      </OpenFrameWindow>
    </QueryClientProvider>,
  )
  expect(screen.getByText(/isn’t in a module/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Choose a module' }))
  expect(openFrame).toHaveBeenCalledWith('details')
})
