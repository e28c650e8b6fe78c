import type { MachinePath } from '@quizwright/machines/paths/paths.ts'

/** Whether a path may begin in the page that another has left. */
export type MayFollow = (path: MachinePath, left: MachinePath) => boolean

/** The largest number of steps in one page: the failure of a longer walk is hard to locate. */
const maxSteps = 40

/**
 * Lays paths after each other, so that a page is opened a few times instead of once for each. Paths that no
 * other may follow come last.
 */
export const pathsInOnePage = (paths: readonly MachinePath[], mayFollow: MayFollow): MachinePath[][] => {
  const isLast = (path: MachinePath): boolean =>
    !paths.some((other) => other !== path && mayFollow(other, path))
  const pages: MachinePath[][] = []
  for (const path of [...paths.filter((one) => !isLast(one)), ...paths.filter(isLast)]) {
    const page = pages.find(
      (walked) =>
        mayFollow(path, walked.at(-1)!) &&
        walked.reduce((sum, { steps }) => sum + steps.length, path.steps.length) <= maxSteps,
    )
    if (page) page.push(path)
    else pages.push([path])
  }
  return pages
}
