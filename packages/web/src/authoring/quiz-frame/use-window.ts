import { useCallback, useState } from 'react'
import type { FrameWindow } from './open-window.ts'

/** The windows with links to other screens. The wizard closes by itself when its work is handed over. */
const closesOnLeaving: readonly FrameWindow[] = ['versions', 'share', 'download']

/**
 * The open window of the frame. The frame stays from screen to screen, so that a window with links is only
 * open on the screen on which it was opened.
 */
export const useWindow = (
  screen: string,
): [FrameWindow | undefined, (window: FrameWindow | undefined) => void] => {
  const [opened, setOpened] = useState<{ window: FrameWindow; screen: string }>()
  const isLeft = opened && opened.screen !== screen && closesOnLeaving.includes(opened.window)
  const open = useCallback(
    (window: FrameWindow | undefined) => setOpened(window && { window, screen }),
    [screen],
  )
  return [isLeft ? undefined : opened?.window, open]
}
