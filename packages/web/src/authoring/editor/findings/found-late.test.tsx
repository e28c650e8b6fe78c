import { cleanup, fireEvent, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { fakeQuiz, goodQuestion, goodQuestions } from '../testing/fake-quiz.ts'
import { cleanUpEditor, fakeGateway, renderEditor } from '../testing/render-editor.tsx'

afterEach(async () => {
  cleanup()
  await cleanUpEditor()
})

/** Makes images load or fail depending on their link. */
const stubImages = (isThere: (link: string) => boolean) => {
  const asked: string[] = []
  class FakeImage extends EventTarget {
    fetchPriority = 'auto'
    set src(link: string) {
      asked.push(link)
      setTimeout(() => this.dispatchEvent(new Event(isThere(link) ? 'load' : 'error')))
    }
  }
  vi.stubGlobal('Image', FakeImage)
  return asked
}
const withOptionImage = (no: number, link: string) => {
  const question = goodQuestion(no)
  return {
    ...question,
    options: question.options.with(1, {
      ...question.options[1]!,
      image_url: link,
      image_description: 'A river',
    }),
  }
}
const panelOf = (screen: ReturnType<typeof renderEditor>['screen']) =>
  within(screen.getByRole('region', { name: 'Errors and omissions of the quiz' }))

describe('images that cannot be loaded', () => {
  test('given one far down the quiz, then it is an omission at its field and nothing is blocked', async () => {
    const asked = stubImages((link) => !link.includes('gone'))
    const questions = goodQuestions(12)
      .with(2, { ...goodQuestion(3), image_url: '/images/there.png', image_description: 'A map' })
      .with(11, withOptionImage(12, '/images/gone-1.png'))
    fakeGateway(questions)
    const { screen, user } = renderEditor()
    await user.click(await screen.findByRole('button', { name: 'Omissions (1)' }))
    const message = 'The image of option # 2 can’t be loaded. Add it again or remove it'
    await user.click(panelOf(screen).getByRole('button', { name: `${message} at Question # 12` }))
    const card = within(await screen.findByRole('region', { name: 'Question 12' }))
    expect(await card.findByRole('button', { name: message })).toBeTruthy()
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Option 2 text'))
    expect(screen.getByRole('button', { name: 'Save Publish' }).getAttribute('aria-disabled')).toBeNull()
    expect(asked.toSorted()).toEqual(['/images/gone-1.png', '/images/there.png'])
    await user.click(card.getByRole('button', { name: 'Remove the image of option 2' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Omissions (1)' })).toBeNull())
  })

  test('given a visible image that fails, then its field says so at once', async () => {
    stubImages(() => true)
    fakeGateway([{ ...goodQuestion(1), image_url: '/images/gone-2.png' }])
    const { screen } = renderEditor()
    fireEvent.error(await screen.findByAltText('Question image'))
    expect(await screen.findByText('This image can’t be loaded')).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Omissions (1)' })).toBeTruthy()
  })

  test('given no connection, then no image is reported', async () => {
    stubImages(() => false)
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    fakeGateway([
      { ...goodQuestion(1), image_url: '/images/gone-3.png', image_description: 'A lake' },
      { ...goodQuestion(1), _id: 'again' },
    ])
    const { screen } = renderEditor()
    await screen.findByRole('button', { name: 'Hints (1)' })
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(screen.queryByRole('button', { name: /Missing/ })).toBeNull()
  })
})

test('given a related video that does not exist, then it is an omission and can be removed', async () => {
  const inModule = { ...fakeQuiz, module_id: 'module1' }
  const questions = [
    { ...goodQuestion(1), related_video_id: 'v1' },
    { ...goodQuestion(2), related_video_id: 'v9' },
    // A video of another module, which the services know.
    {
      ...goodQuestion(3),
      related_video_id: 'v3',
      related_video: { id: 'v3', name: 'Optics', index_url: '', module_no: 2 },
    },
  ]
  fakeGateway(questions, inModule, (path) =>
    path === 'cvideos/getVideosById'
      ? {
          success: true,
          videos: [
            {
              _id: 'v1',
              id: 'v1',
              name: 'Sums',
              link: 'https://example.com/v1',
              duration: 60,
              chapter_id: null,
              module_id: 'module1',
              index_url: '',
              module_no: 1,
            },
          ],
        }
      : undefined,
  )
  const { screen, user, questions: present } = renderEditor()
  await user.click(await screen.findByRole('button', { name: 'Omissions (1)' }))
  await user.click(
    panelOf(screen).getByRole('button', {
      name: 'The related video doesn’t exist here. Choose another or remove it at Question # 2',
    }),
  )
  await user.click(await screen.findByRole('button', { name: 'Remove the related video' }))
  expect(present()[1]!.related_video_id).toBeNull()
})

describe('a chosen kind of finding', () => {
  const withoutKey = (no: number) => {
    const question = goodQuestion(no)
    return { ...question, options: question.options.map((option) => ({ ...option, is_correct: false })) }
  }
  const faulty = [
    withoutKey(1),
    goodQuestion(2),
    withoutKey(3),
    { ...goodQuestion(4), question: '' },
    withoutKey(5),
  ]

  test('filters the panel and the summary until all findings are shown again', async () => {
    fakeGateway(faulty)
    const { screen, user } = renderEditor()
    await user.click(await screen.findByRole('button', { name: '3 without a correct answer' }))
    expect(panelOf(screen).queryByText(/can not be empty/)).toBeNull()
    const summary = within(screen.getByRole('complementary', { name: 'Summary' }))
    const listed = () =>
      summary
        .getAllByRole('listitem')
        .map((row) => within(row).getByRole('button').querySelector('b')?.textContent)
    expect(listed()).toEqual(['1', '3', '5'])
    await user.click(summary.getByRole('button', { name: 'Show all' }))
    expect(summary.getByText('Page 1 · 1–5')).toBeTruthy()
  })

  test('lets the bar step from one finding to the next, and is reset after the last', async () => {
    fakeGateway(faulty)
    const { screen, user } = renderEditor()
    await user.click(await screen.findByRole('button', { name: '3 without a correct answer' }))
    const bar = within(screen.getByRole('toolbar', { name: 'Quiz' }))
    const focusedCard = () => document.activeElement?.closest('section')?.querySelector('h2')?.textContent
    for (const [left, no] of [
      [3, 1],
      [2, 3],
      [1, 5],
    ]) {
      await user.click(bar.getByRole('button', { name: `${left} without a correct answer` }))
      await waitFor(() => expect(focusedCard()).toBe(`Question ${no}`))
      await user.click(document.activeElement!)
    }
    expect(bar.getByRole('button', { name: '1 error' })).toBeTruthy()
  })
})
