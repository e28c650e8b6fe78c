import { createContext, useContext, useEffect, useMemo } from 'react'
import { createPageDrawer, type DrawPlace } from './page-drawer.ts'
import { startDrawingWorker } from './start-drawing-worker.ts'

/** The file under review, if its pages can be drawn. */
export type DrawnPages = { fileName: string; draw: DrawPlace }

const Pages = createContext<DrawnPages | null>(null)
export const DrawnPagesProvider = Pages.Provider
export const useDrawnPages = (): DrawnPages | null => useContext(Pages)

/** Draws pages of a file while the review is open. Null if the file is no longer on the page. */
export const usePagesOf = (file: File | undefined): DrawnPages | null => {
  const drawer = useMemo(() => (file ? createPageDrawer(file, startDrawingWorker) : null), [file])
  useEffect(() => () => drawer?.end(), [drawer])
  return useMemo(() => (drawer && file ? { fileName: file.name, draw: drawer.draw } : null), [drawer, file])
}
