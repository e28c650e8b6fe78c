/** What an address of the learner's site leads to. */
type Place = { kind: 'quiz'; sessionId: string } | { kind: 'course'; videoId: string } | { kind: 'nowhere' }

export const placeOf = (path: string): Place => {
  const [, sessionId] = /^\/learn\/standard-quiz\/([A-Za-z0-9_-]+)\/?$/.exec(path) ?? []
  if (sessionId) return { kind: 'quiz', sessionId }
  const [, videoId] = /^\/learn\/course\/[^/]+\/\d+\/([A-Za-z0-9_-]+)\/?$/.exec(path) ?? []
  return videoId ? { kind: 'course', videoId } : { kind: 'nowhere' }
}

/**
 * The film that a quiz was opened from. The query is anybody's to write, so it may name a film of this site
 * and nothing else.
 */
export const filmToGoBackTo = (search: string): string | undefined => {
  const from = new URLSearchParams(search).get('from') ?? ''
  return placeOf(from).kind === 'course' ? from : undefined
}
