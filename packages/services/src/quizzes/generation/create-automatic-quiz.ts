import { defined, entryOf } from '@quizwright/domain/defined.ts'
import { storedDifficulty } from '@quizwright/domain/rules/generate.ts'
import type { DraftQuestion, QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { toasts } from '@quizwright/domain/texts.ts'
import type { Handlers } from '@quizwright/server/routes/handler.ts'
import { dataResponse } from '../../http/response-bodies.ts'
import type { Context } from '../../context.ts'
import { normalizeName } from '../../database/queries/fold-text.ts'
import { makeId } from '../../database/queries/make-id.ts'
import { sampleSound } from './sample-sound.ts'
import type { ChosenQuestion } from './stratified-sample.ts'
import { type Candidate, countOtherDifficulties, findCandidates } from './find-candidates.ts'

/** The tag's name in the summary of a request without tags. */
const anyTag = 'any tag'

/** Chooses from the instructor's questions and returns a summary of the choice. Nothing is stored. */
export const createAutomaticQuiz =
  ({ db }: Context): Handlers<'quiz'>['createAutomaticQuiz'] =>
  async ({ body, user }) => {
    const difficulty = storedDifficulty(body.difficulty)
    const givenNames = body.tagNames.map((name) => name.trim()).filter((name) => name !== '')
    const tagNames = new Map(givenNames.map((name) => [normalizeName(name), name]))
    const candidates = await findCandidates(db, {
      instructorId: user.userId,
      difficulty,
      tagKeys: [...tagNames.keys()],
      facultyIds: body.facultyIds,
      exclude: body.exclude ?? [],
      quizId: body.quiz_id,
    })
    const wanted = body.unpublished === false ? candidates.filter(isPublished) : candidates
    const { chosen, contents, shares, faulty } = await sampleSound(db, wanted, {
      tagKeys: [...tagNames.keys()],
      count: defined(body.questionsCount, 'body.questionsCount'),
      takesFaulty: body.faulty !== false,
    })
    const others = await countOtherDifficulties(db, {
      instructorId: user.userId,
      difficulty,
      facultyIds: body.facultyIds,
      tagKeys: shares.filter(({ short }) => short > 0).map(({ tagKey }) => tagKey),
    })
    const nameOf = (tagKey: string | null) => (tagKey === null ? anyTag : entryOf(tagNames, tagKey))
    const generated = toDraftQuestions(chosen, contents)
    return dataResponse(
      {
        questions: generated.map(({ question }) => question),
        summary: shares.map(({ tagKey, ...share }) => ({
          tag_name: nameOf(tagKey),
          difficulty,
          ...share,
          ...(others.has(tagKey) && { otherDifficulties: others.get(tagKey) }),
        })),
        usedBefore: Object.fromEntries(generated.map(({ question, source }) => [question._id, source.used])),
        chosenFor: Object.fromEntries(
          generated.map(({ question, source }) => [question._id, nameOf(source.chosenFor)]),
        ),
        sources: Object.fromEntries(
          generated.map(({ question, source: { quizName, isPublished: is_published } }) => [
            question._id,
            { quiz_name: quizName, is_published },
          ]),
        ),
        leftOut: { unpublished: candidates.length - wanted.length, faulty },
      },
      chosen.length === 0 ? toasts.nothingGenerated : undefined,
    )
  }

const isPublished = (candidate: Candidate): boolean => candidate.isPublished

/**
 * Copies the chosen questions with new ids. `origin_id` identifies the source question; `exclude` contains these
 * ids.
 */
const toDraftQuestions = (
  chosen: readonly ChosenQuestion[],
  contents: ReadonlyMap<string, QuestionContent>,
): { question: DraftQuestion; source: ChosenQuestion }[] =>
  chosen.map((source) => ({
    question: { ...entryOf(contents, source.revisionId), _id: makeId(), origin_id: source.originId },
    source,
  }))
