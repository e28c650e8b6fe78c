import { addQuiz } from './seed-objects.ts'
import type { Instructor } from './world.ts'

const made = new Map<string, Promise<Instructor>>()

/** A colleague who teaches the same course. There is one for each instructor. */
export const colleagueOf = (instructor: Instructor): Promise<Instructor> => {
  const colleague = made.get(instructor.uid) ?? instructor.addColleague()
  made.set(instructor.uid, colleague)
  return colleague
}

/** Adds a quiz of one instructor in which another is editor. */
const shareQuiz = async (owner: Instructor, editor: Instructor): Promise<string> => {
  const quizId = await addQuiz(owner)
  await owner.direct.addShare({ body: { quiz_id: quizId, email: editor.email, role: 'editor' } })
  return quizId
}

/** A quiz of an instructor in which their colleague is editor. */
export const addSharedQuiz = async (instructor: Instructor): Promise<string> =>
  shareQuiz(instructor, await colleagueOf(instructor))

/** The secret of a link by which the instructor gives themselves a role in a quiz of their colleague. */
export const addShareLink = async (instructor: Instructor): Promise<string> => {
  const owner = await colleagueOf(instructor)
  const body = { quiz_id: await addQuiz(owner), role: 'editor' as const }
  return (await owner.direct.makeShareLink({ body })).data.secret
}

/** A quiz of a colleague in which the instructor is editor. */
export const addForeignQuiz = async (instructor: Instructor): Promise<string> =>
  shareQuiz(await colleagueOf(instructor), instructor)
