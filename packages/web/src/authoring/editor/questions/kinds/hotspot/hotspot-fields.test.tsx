import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { arrangeHotspot, blankHotspot } from '@quizwright/domain/kinds/hotspot/blank.ts'
import { fakeQuiz, goodQuestions } from '../../../testing/fake-quiz.ts'
import { cleanUpEditor, fakeGateway, renderEditor } from '../../../testing/render-editor.tsx'

afterEach(async () => {
  cleanup()
  vi.restoreAllMocks()
  await cleanUpEditor()
})

const open = async () => {
  const { presentation, ...rest } = blankHotspot(
    [
      { shape: 'rectangle', points: [100, 100, 200, 200], name: 'North' },
      { shape: 'circle', points: [500, 500, 50], name: '' },
    ],
    [1],
  )
  const image = { image_url: '/files/map.png', image_description: 'A map' }
  const interaction = arrangeHotspot({ ...rest, presentation: { ...presentation, ...image } })
  fakeGateway(
    goodQuestions(1).map((question) => ({ ...question, options: [], interaction })),
    fakeQuiz,
  )
  const editor = renderEditor()
  const row = await screen.findByRole('listitem', { name: 'Area 1' })
  return { ...editor, row }
}
const hotspotOf = ({ questions }: Pick<ReturnType<typeof renderEditor>, 'questions'>) => {
  const { interaction } = questions()[0]!
  if (interaction?.kind !== 'hotspot') throw new Error(String(interaction?.kind))
  return interaction
}
const pointsOf = (editor: Parameters<typeof hotspotOf>[0]) =>
  hotspotOf(editor).presentation.areas.map(({ shape, points }) => `${shape} ${points.join(' ')}`)
/** An image of 200 to 100 pixels. */
const sized = () =>
  vi
    .spyOn(HTMLImageElement.prototype, 'getBoundingClientRect')
    .mockReturnValue({ left: 10, top: 10, width: 200, height: 100 } as DOMRect)

test('an area is named, ticked as right, moved and sized by numbers, and changes its shape', async () => {
  const editor = await open()
  const { user, row } = editor
  await user.clear(within(row).getByLabelText('Left %'))
  await user.type(within(row).getByLabelText('Left %'), '20,5')
  await user.clear(within(row).getByLabelText('Width %'))
  await user.type(within(row).getByLabelText('Width %'), '30')
  expect(pointsOf(editor)[0]).toBe('rectangle 205 100 505 200')
  await user.click(within(row).getByLabelText('Correct'))
  expect(hotspotOf(editor).key.right).toEqual([0, 1])
  await user.selectOptions(within(row).getByLabelText('Shape'), 'Polygon')
  expect(pointsOf(editor)[0]).toBe('polygon 205 100 505 100 505 200 205 200')
  await user.type(within(row).getByLabelText('Corners: left % and top %'), ', 10 15')
  expect(pointsOf(editor)[0]).toBe('polygon 205 100 505 100 505 200 205 200 100 150')
})

test('areas are added and removed, and the key follows them', async () => {
  const editor = await open()
  await editor.user.click(screen.getByRole('button', { name: 'Add circle' }))
  expect(hotspotOf(editor).presentation.areas).toHaveLength(3)
  await editor.user.click(screen.getByRole('button', { name: 'Remove area 1' }))
  expect([pointsOf(editor)[0], hotspotOf(editor).key.right]).toEqual(['circle 500 500 50', [0]])
})

test('an area is dragged on the image, drawn on a free place, and pulled by a corner', async () => {
  const editor = await open()
  sized()
  const area = document.querySelector('[data-area="0"]')!
  fireEvent.pointerDown(area, { button: 0, clientX: 30, clientY: 20 })
  fireEvent.pointerMove(area, { clientX: 50, clientY: 30 })
  expect(pointsOf(editor)[0]).toBe('rectangle 100 100 200 200')
  fireEvent.pointerUp(area, {})
  expect(pointsOf(editor)[0]).toBe('rectangle 200 200 300 300')

  const corner = screen.getByRole('button', { name: 'Corner 2 of area 1' })
  fireEvent.pointerDown(corner, { button: 0, clientX: 70, clientY: 40 })
  fireEvent.pointerMove(corner, { clientX: 110, clientY: 60 })
  fireEvent.pointerUp(corner, {})
  expect(pointsOf(editor)[0]).toBe('rectangle 200 200 500 500')

  const image = screen.getByRole('img', { name: 'A map' })
  fireEvent.pointerDown(image, { button: 0, clientX: 150, clientY: 80 })
  fireEvent.pointerMove(image, { clientX: 190, clientY: 100 })
  fireEvent.pointerUp(image, {})
  expect(pointsOf(editor)[2]).toBe('rectangle 700 700 900 900')
  fireEvent.pointerDown(image, { button: 0, clientX: 150, clientY: 80 })
  fireEvent.pointerUp(image, {})
  expect(pointsOf(editor)).toHaveLength(3)
})

test('a corner is moved by the arrow keys, further with Shift', async () => {
  const editor = await open()
  await editor.user.click(within(editor.row).getByLabelText('Name'))
  const corner = screen.getByRole('button', { name: 'Corner 1 of area 1' })
  corner.focus()
  await editor.user.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}')
  expect(pointsOf(editor)[0]).toBe('rectangle 102 120 200 200')
})

test('an area is moved by the arrow keys, to the edge of the image at most, and dragged by its middle', async () => {
  const editor = await open()
  await editor.user.click(within(editor.row).getByLabelText('Name'))
  const middle = screen.getByRole('button', { name: 'Move area 1' })
  middle.focus()
  await editor.user.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}')
  expect(pointsOf(editor)[0]).toBe('rectangle 102 120 202 220')
  await editor.user.keyboard('{Shift>}{ArrowUp>10/}{/Shift}')
  expect(pointsOf(editor)[0]).toBe('rectangle 102 0 202 100')
  await editor.user.click(screen.getByRole('button', { name: /^Undo/ }))
  expect(pointsOf(editor)[0], 'the presses are undone together').toBe('rectangle 100 100 200 200')
  sized()
  fireEvent.pointerDown(middle, { button: 0, clientX: 40, clientY: 15 })
  fireEvent.pointerMove(middle, { clientX: 60, clientY: 25 })
  fireEvent.pointerUp(middle, {})
  expect(pointsOf(editor)).toEqual(['rectangle 200 200 300 300', 'circle 500 500 50'])
})

test('what is missing is said, and the settings are chosen', async () => {
  const editor = await open()
  await editor.user.click(screen.getByRole('button', { name: 'Remove the image; its areas stay' }))
  expect(screen.getAllByText(/Add the image with the areas/).length).toBeGreaterThan(0)
  expect(pointsOf(editor)).toHaveLength(2)
  await editor.user.selectOptions(screen.getByLabelText('Students may choose'), 'At most 1')
  await editor.user.selectOptions(screen.getByLabelText('How choices are scored'), 'All or nothing')
  await editor.user.click(screen.getByLabelText('Show students the names of the areas'))
  expect(hotspotOf(editor)).toMatchObject({
    presentation: { at_most: 1, shows_names: true },
    scoring: { rule: 'all' },
  })
})
