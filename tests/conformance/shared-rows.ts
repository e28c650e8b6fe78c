import type { EndpointName } from '@quizwright/contracts/endpoints.ts'

/** The rows that concern no instructor's object, and why that is right. The access suite compares this list with the table. */
export const sharedRows: Partial<Record<EndpointName, string>> = {
  signOut: 'ends the token that the call carries',
  getAllFaculties: 'the platform\'s own list',
  getCourseTags: 'the platform\'s own list',
  getModulesByCourseId: 'courses are the platform\'s; the pickers show an instructor\'s own',
  getChapterByModuleId: 'as the modules of a course',
  getVideoPoints: 'a video belongs to a course, not to an instructor',
  saveVideoPoints: 'a video belongs to a course, not to an instructor',
  uploadImage: 'makes a thing of the caller\'s; its userId is a label',
  getGeneralTags: 'tags are shared by all instructors',
  addTags: 'tags are shared by all instructors',
  uploadCsv: 'makes a file of the caller\'s',
  createAutomaticQuiz: 'chooses among the caller\'s own questions; names none',
}
