import type { CourseVideo } from '@quizwright/contracts/schemas/course-video.ts'

/** A time of a video at which a quiz pops up. */
export type VideoPoint = CourseVideo['points'][number]

/** The link of the quiz, with the way back to the video. */
export const quizLink = ({ session_id }: VideoPoint, videoPath: string): string =>
  `/learn/standard-quiz/${session_id}?from=${encodeURIComponent(videoPath)}`
