import * as z from 'zod/mini'
import { defineRow } from '../define.ts'
import { greatestWhole, imageLimits, lengths } from '../limits.ts'
import { mainAnswer, quizAnswer } from '../schemas/envelopes.ts'
import { chapter, course, courseModule, courseTag, faculty, sentVideoPoint, video, videoPoint } from '../schemas/structure.ts'
import { id, link, text } from '../schemas/text.ts'

const byId = z.strictObject({ id })

export const structureEndpoints = {
  getAllFaculties: defineRow({
    service: 'quiz', method: 'GET', path: 'faculty/get-all-faculties', access: 'instructor', summary: 'Lists all faculties (niches).',
    response: quizAnswer(z.looseObject({ faculties: z.array(faculty) })), example: {},
  }),
  getCourseTags: defineRow({
    service: 'main', method: 'GET', path: 'coursetag/get', access: 'instructor', summary: 'Lists the course tags.',
    response: mainAnswer({ tags: z.array(courseTag) }), example: {},
  }),
  getInstructorCourses: defineRow({
    service: 'main', method: 'GET', path: 'instructors/instructorUniversityList', access: 'instructor', summary: 'Lists the courses of an instructor.',
    query: z.strictObject({ instructor_id: id }), response: mainAnswer({ courses: z.array(course) }), scope: { instructor: ['query.instructor_id'] },
    example: { query: { instructor_id: '$instructor' } },
  }),
  getModulesByCourseId: defineRow({
    service: 'main', method: 'GET', path: 'courses/getModulesByCourseId', access: 'instructor', summary: 'Lists the modules of a course.',
    query: byId, response: mainAnswer({ modules: z.array(courseModule) }), example: { query: { id: '$course' } },
  }),
  getChapterByModuleId: defineRow({
    service: 'main', method: 'GET', path: 'chapter/getChapterByModuleId', access: 'instructor', summary: 'Lists the chapters of a module.',
    query: byId, response: mainAnswer({ chapters: z.array(chapter) }), example: { query: { id: '$module' } },
  }),
  getVideosById: defineRow({
    service: 'main', method: 'GET', path: 'cvideos/getVideosById', access: 'instructor', summary: 'Lists the videos of a module (type 1) or of a chapter (type 2).',
    query: z.strictObject({ id, instructor_id: id, type: z.enum(['1', '2']) }), response: mainAnswer({ videos: z.array(video) }),
    scope: { instructor: ['query.instructor_id'] }, example: { query: { id: '$chapter', instructor_id: '$instructor', type: '2' } },
  }),
  getVideoPoints: defineRow({
    service: 'main', method: 'GET', path: 'cvideos/points/:videoId', access: 'instructor', summary: 'Lists the points of a video at which a quiz appears.',
    params: z.strictObject({ videoId: id }), response: mainAnswer({ points: z.array(videoPoint) }), problems: ['NOT_FOUND'], example: { params: { videoId: '$video' } },
  }),
  saveVideoPoints: defineRow({
    service: 'main', method: 'POST', path: 'cvideos/points/', access: 'instructor', idempotent: true,
    summary: 'Stores the points of a video. The point of a quiz that already has one is moved, not added.',
    body: z.strictObject({ video_id: id, module_id: id, points: z.array(sentVideoPoint).check(z.maxLength(200)) }),
    response: mainAnswer({ points: z.array(videoPoint) }), problems: ['NOT_FOUND'],
    example: { body: { video_id: '$video', module_id: '$module', points: [{ time: 12.5, percentage: 50, data: '$quiz', isLink: false, link_text: '$session', new: true, disabled: false }] } },
  }),
  changeQuizVideoPoint: defineRow({
    service: 'main', method: 'POST', path: 'cvideos/changeQuizVideoPoint', access: 'instructor', idempotent: true,
    summary: 'Re-links the video points of one quiz to another, its new version.',
    body: z.strictObject({ old_quiz_id: id, new_quiz_id: id, time: z.optional(z.number().check(z.minimum(0), z.maximum(greatestWhole))), percentage: z.optional(z.number().check(z.minimum(0), z.maximum(100))) }),
    response: mainAnswer({ points: z.optional(z.array(videoPoint)) }), problems: ['NOT_FOUND'],
    scope: { owned: { 'body.old_quiz_id': 'quiz', 'body.new_quiz_id': 'quiz' } },
    example: { body: { old_quiz_id: '$quiz', new_quiz_id: '$quiz2' } },
  }),
  uploadImage: defineRow({
    service: 'main', method: 'POST', path: 'uploader/uploadImageToS3', access: 'instructor',
    summary: 'Takes one picture, re-encodes it and answers its unguessable link. `userId` is a label, not an identity.',
    upload: { file: 'file', fields: z.strictObject({ userId: text(lengths.name) }), maxBytes: imageLimits.bytes },
    response: mainAnswer({ data: z.looseObject({ link }) }), problems: ['IMAGE_TYPE', 'IMAGE_TOO_LARGE', 'IMAGE_BROKEN', 'ONE_FILE_ONLY', 'FILE_MISSING', 'QUOTA', 'STORAGE_FULL'],
    example: { body: '$image' },
  }),
}
