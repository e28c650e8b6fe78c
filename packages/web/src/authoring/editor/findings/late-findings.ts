import type { Finding } from '@quizwright/domain/rules/finding.ts'
import { createRepeatFinder } from '@quizwright/domain/rules/repeats.ts'
import type { QuizDraft } from '@quizwright/machines/quiz-document/store.ts'
import type { Questions } from '../../document/changes.ts'
import type { Located } from '../../document/findings/quiz-findings.ts'
import { checkImages, forgetMissingImages, noteImage } from './image-checks.ts'
import { imageLinksOf, mediaFindings } from './media-findings.ts'

/** The pause without edits after which the quiz is checked, in milliseconds. */
const delayMs = 800

/**
 * Findings that take a while to compute: repeated questions, images that cannot be loaded, videos that do not
 * exist.
 */
export type Late = {
  omissions: readonly Located[]
  hints: readonly Located[]
  /** The findings of images and videos, by question id. */
  byQuestion: ReadonlyMap<string, readonly Finding[]>
}
const nothing: Late = { omissions: [], hints: [], byQuestion: new Map() }

const gather = (questions: Questions, videoIds: ReadonlySet<string> | undefined): Late => {
  const repeats = createRepeatFinder()
  const late = {
    omissions: [] as Located[],
    hints: [] as Located[],
    byQuestion: new Map<string, readonly Finding[]>(),
  }
  for (const [index, question] of questions.entries()) {
    const questionNo = index + 1
    for (const finding of repeats.add(question, questionNo)) late.hints.push({ questionNo, finding })
    const found = mediaFindings(question, videoIds)
    if (found.length > 0) late.byQuestion.set(question._id, found)
    for (const finding of found) late.omissions.push({ questionNo, finding })
  }
  return late
}

const isSame = (a: Late, b: Late): boolean =>
  JSON.stringify([a.omissions, a.hints]) === JSON.stringify([b.omissions, b.hints])

export type LateFindings = ReturnType<typeof createLateFindings>

/**
 * Checks the quiz whenever its author pauses, so that typing never waits for it. Runs only while somebody
 * subscribes. `readVideoIds` returns the videos that can be related; undefined if they are unknown.
 */
export const createLateFindings = (
  store: QuizDraft,
  readVideoIds: () => Promise<ReadonlySet<string> | undefined>,
) => {
  let found = nothing
  let videoIds: ReadonlySet<string> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let end: (() => void) | undefined
  const listeners = new Set<() => void>()
  const read = () => store.getSnapshot().context.document.questions
  const publish = (): void => {
    const next = gather(read(), videoIds)
    if (isSame(found, next)) return
    found = next
    for (const listener of listeners) listener()
  }
  const look = async (): Promise<void> => {
    publish()
    const questions = read()
    const hasVideo = questions.some((question) => question.related_video_id !== null)
    await Promise.all([
      checkImages(questions.flatMap(imageLinksOf)),
      hasVideo &&
        readVideoIds().then((ids) => {
          videoIds = ids
        }),
    ])
    // Edits made meanwhile are checked after the next pause.
    if (listeners.size > 0) publish()
  }
  const lookSoon = (): void => {
    clearTimeout(timer)
    timer = setTimeout(() => void look(), delayMs)
  }
  const begin = (): void => {
    forgetMissingImages()
    lookSoon()
    let seen = read()
    const subscription = store.subscribe(({ context: { document } }) => {
      if (document.questions === seen) return
      seen = document.questions
      lookSoon()
    })
    end = () => {
      clearTimeout(timer)
      subscription.unsubscribe()
    }
  }
  return {
    current: (): Late => found,
    subscribe: (listener: () => void) => {
      if (listeners.size === 0) begin()
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) end?.()
      }
    },
    /** Records that an image on the page was or was not loaded. */
    noteShown: (link: string, isLoaded: boolean): void => {
      if (noteImage(link, isLoaded)) lookSoon()
    },
  }
}
