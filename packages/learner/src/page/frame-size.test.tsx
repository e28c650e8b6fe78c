import { afterEach, expect, test, vi } from 'vitest'
import { tellFrameSize } from './frame-size.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Stands the page into a frame of a platform, and returns what that is told. */
const frame = (ancestors: string[] | undefined) => {
  const told = vi.fn()
  vi.stubGlobal('parent', { postMessage: told })
  vi.spyOn(window, 'parent', 'get').mockReturnValue({ postMessage: told } as unknown as Window)
  vi.stubGlobal('location', Object.assign(Object.create(location) as object, { ancestorOrigins: ancestors }))
  let onResize = () => {}
  class Observer {
    constructor(callback: () => void) {
      onResize = callback
    }
    observe() {}
  }
  vi.stubGlobal('ResizeObserver', Observer)
  const setHeight = (height: number) =>
    vi.spyOn(document.body, 'getBoundingClientRect').mockReturnValue({ height } as DOMRect)
  return { told, setHeight, resize: () => onResize() }
}

test('the platform around the frame is told each new height, at most what it takes', () => {
  const { told, setHeight, resize } = frame(['https://moodle.test'])
  setHeight(800.2)
  tellFrameSize()
  resize()
  setHeight(9_000)
  resize()
  expect(told.mock.calls).toEqual([
    [{ subject: 'lti.frameResize', height: 801 }, 'https://moodle.test'],
    [{ subject: 'lti.frameResize', height: 5_000 }, 'https://moodle.test'],
  ])
})

test('nobody is told whose origin is not known', () => {
  const { told, setHeight } = frame(undefined)
  setHeight(800)
  tellFrameSize()
  expect(told).not.toHaveBeenCalled()
})
