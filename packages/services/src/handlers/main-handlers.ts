import type { Handlers } from '@quizwright/server/routes/handler.ts'
import type { Context } from '../context.ts'
import { uploadImage } from '../images/upload-image.ts'
import { changeQuizVideoPoint } from '../quizzes/video-points/change-quiz-video-point.ts'
import { getVideoPoints, saveVideoPoints } from '../quizzes/video-points/video-points.ts'
import { structureHandlers } from '../quizzes/structure/handlers.ts'

export const mainHandlers = (context: Context) =>
  ({
    ...structureHandlers(context),
    getVideoPoints: getVideoPoints(context),
    saveVideoPoints: saveVideoPoints(context),
    changeQuizVideoPoint: changeQuizVideoPoint(context),
    uploadImage: uploadImage(context),
  }) satisfies Handlers<'main'>
