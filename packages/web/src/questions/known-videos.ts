import type { Question } from '@quizwright/domain/schemas/question.ts'

/** The names of videos by id. */
const known = new Map<string, string>()

/**
 * Remembers the videos that the services returned for stored questions. They exist, even if they belong to
 * another module.
 */
export const noteVideos = (questions: readonly Pick<Question, 'related_video'>[]): void => {
  for (const { related_video: video } of questions) if (video) known.set(video.id, video.name)
}

/** The name of a video that a stored question recommends; undefined if it was not read. */
export const knownVideoName = (id: string): string | undefined => known.get(id)
