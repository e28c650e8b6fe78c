/** The page that a path of the learner's site shows. */
type Route = { kind: 'quiz'; sessionId: string } | { kind: 'course'; videoId: string } | { kind: 'unknown' }

export const parseRoute = (path: string): Route => {
  const [, sessionId] = /^\/learn\/standard-quiz\/([A-Za-z0-9_-]+)\/?$/.exec(path) ?? []
  if (sessionId) return { kind: 'quiz', sessionId }
  const [, videoId] = /^\/learn\/course\/[^/]+\/\d+\/([A-Za-z0-9_-]+)\/?$/.exec(path) ?? []
  return videoId ? { kind: 'course', videoId } : { kind: 'unknown' }
}

/**
 * Whether a page forgets its student afterwards, because others use the device, too. A quiz that pops up in a video
 * does not, because the video goes on for the same student.
 */
export const isSharedPage = ({ shared_devices: isShared }: { shared_devices: boolean }): boolean =>
  isShared && videoToReturnTo(location.search) === undefined

/**
 * The path of the video from which a quiz was opened. Anybody can write the query, so only a video of this
 * site is accepted.
 */
export const videoToReturnTo = (search: string): string | undefined => {
  const from = new URLSearchParams(search).get('from') ?? ''
  return parseRoute(from).kind === 'course' ? from : undefined
}
