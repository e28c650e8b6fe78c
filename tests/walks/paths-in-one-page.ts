import { lastOf } from '@quizwright/domain/defined.ts'
import type { MachinePath } from '@quizwright/machines/paths/paths.ts'

/** Whether a path can start in the page that another path has left. */
export type MayFollow = (path: MachinePath, left: MachinePath) => boolean

/** The largest number of steps in one page. A failure in a longer walk is hard to locate. */
const maxSteps = 40

/**
 * Concatenates paths, so that a page is opened a few times instead of once per path. Paths after which no
 * other can start come last.
 */
export const pathsInOnePage = (paths: readonly MachinePath[], mayFollow: MayFollow): MachinePath[][] => {
  const isLast = (path: MachinePath): boolean =>
    !paths.some((other) => other !== path && mayFollow(other, path))
  const pages: MachinePath[][] = []
  for (const path of [...paths.filter((one) => !isLast(one)), ...paths.filter(isLast)]) {
    const page = pages.find(
      (walked) =>
        mayFollow(path, lastOf(walked)) &&
        walked.reduce((sum, { steps }) => sum + steps.length, path.steps.length) <= maxSteps,
    )
    if (page) page.push(path)
    else pages.push([path])
  }
  return pages
}
