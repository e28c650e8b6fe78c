import { createContext, useContext, useEffect, useMemo } from 'react'
import { createPageDrawer, type DrawPlace } from './page-drawer.ts'

type Policy = { createScriptURL: (url: string) => string }
type Policies = { createPolicy: (name: string, rules: Policy) => Policy }

const { trustedTypes } = globalThis as typeof globalThis & { trustedTypes?: Policies }
/** Trusted Types let only what this file names become a worker. */
const policy = trustedTypes?.createPolicy('pdf-pages', { createScriptURL: (url) => url })

/** Starts the worker that draws pages. Its script is loaded by the first review of a PDF. */
const startDrawingWorker = async (): Promise<Worker> => {
  const { default: url } = await import('./draw-pages.worker.ts?worker&url')
  return new Worker(policy?.createScriptURL(url) ?? url, { type: 'module' })
}

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
