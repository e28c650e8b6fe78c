import type { CourseVideo } from '@quizwright/contracts/schemas/course-video.ts'

/** A time of a video at which a quiz pops up. */
export type VideoPoint = CourseVideo['points'][number]

/** The quiz's link, with the way back to its video. */
export const quizLink = ({ session_id }: VideoPoint, videoPath: string): string =>
  `/learn/standard-quiz/${session_id}?from=${encodeURIComponent(videoPath)}`
