import type { Question } from '@quizwright/contracts/schemas/question.ts'

/** Names by id. */
const known = new Map<string, string>()

/** Keeps the videos that the services found for stored questions: they exist, of whatever module they are. */
export const noteVideos = (questions: readonly Pick<Question, 'related_video'>[]): void => {
  for (const { related_video: video } of questions) if (video) known.set(video.id, video.name)
}

/** The name of a video that a stored question recommends; undefined where none was read. */
export const knownVideoName = (id: string): string | undefined => known.get(id)
