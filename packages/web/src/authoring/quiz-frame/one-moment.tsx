import type { QueryKey } from '@tanstack/react-query'
import { useOneMoment } from './use-one-moment.ts'
import type { FramedQuiz } from './use-overview.ts'

/** Loaded after the screen, because its figures are of one moment until students hand in more. */
const OneMoment = ({ frameKey, quiz }: { frameKey: QueryKey; quiz: FramedQuiz }) => {
  useOneMoment(frameKey, quiz)
  return null
}

export default OneMoment
