import { entryOf } from '@quizwright/domain/defined.ts'
import { hash } from 'node:crypto'
import { Problem } from '@quizwright/contracts/problem.ts'
import { isDescriptive, kindOf } from '@quizwright/domain/kinds/kind-of.ts'
import { faultOfKey } from '@quizwright/domain/kinds/key-of-interaction.ts'
import { isAccepted } from '@quizwright/domain/kinds/accept-answer.ts'
import { correctionTexts } from '@quizwright/domain/rules/correction-texts.ts'
import type { CorrectionChoice } from '@quizwright/domain/schemas/correction.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import type { Queryable } from '../../database/database.ts'
import { type CorrectionRow, contentKeyOf, findAmong, readActiveCorrections } from '../active-corrections.ts'
import { type CorrectionPlan, type CorrectionRequest, refusal } from './correction-plan.ts'
import { presentationKey } from './presentation-key.ts'
import { planRegrading } from '../regrading/plan-regrading.ts'
import { type Change, countOpenChanges, findChanges, type KeyOf, partChanges } from './find-changes.ts'
import { correctedKey, isMarkedSo, normalizeChoice, originalChoice } from '../mark-by-key.ts'
import { readOtherVersions } from './read-other-versions.ts'
import { readCurrentQuestion } from '../read-current-question.ts'
import {
  countOpenAttempts,
  readMetAttempts,
  readOpenAnswers,
  readOpenRevisionIds,
  readRevisions,
  type StoredRevision,
} from './read-met-attempts.ts'

/**
 * Plans a correction, in the requested version and in those of `also`. Throws NOT_FOUND, and RULE with one sentence if
 * the correction is not possible.
 */
export const planCorrection = async (db: Queryable, request: CorrectionRequest): Promise<CorrectionPlan> => {
  if (request.kind === 'graded_again') return planRegrading(db, request)
  const plan = await planVersion(db, request)
  if (plan.met.length === 0 && plan.open === 0) throw refusal('question_id', correctionTexts.noAttempts)
  if (!plan.isPossible) throw refusal('accepted', correctionTexts.notInKey)
  if (!plan.isNew) throw refusal('correct', correctionTexts.sameKey)
  if (!request.also || request.also.length === 0) return plan
  const others = new Map((await readOtherVersions(db, request)).map((one) => [one.quizId, one]))
  const also: VersionPlan[] = []
  for (const quizId of new Set(request.also)) {
    const other = others.get(quizId)
    if (!other) throw new Problem('NOT_FOUND')
    also.push(await planVersion(db, { quizId, questionId: other.questionId, ...madeChoice(request) }))
  }
  const changed = also.filter(({ isNew, isPossible }) => isNew && isPossible)
  const fingerprints = [plan.fingerprint, ...changed.map((one) => one.fingerprint)]
  const fingerprint = hash('sha256', JSON.stringify(fingerprints), 'base64url')
  return { ...plan, also: changed, fingerprint }
}

/** `isNew`: the version is not marked so already. `isPossible`: its key can hold the answers that are accepted. */
type VersionPlan = CorrectionPlan & { isNew: boolean; isPossible: boolean }

const planVersion = async (db: Queryable, request: CorrectionRequest): Promise<VersionPlan> => {
  const { quizId, questionId } = request
  const choice = normalizeChoice(madeChoice(request))
  const { quiz, revision: current } = await readCurrentQuestion(db, request)
  refuseImpossible(choice, quiz, current)
  const active = await readActiveCorrections(db, quizId)
  const met = await readMetAttempts(db, request)
  const revisions = await readRevisions(db, [
    ...new Set([
      current.id,
      ...met.map((one) => one.revisionId),
      ...(await readOpenRevisionIds(db, { quizId, questionId })),
    ]),
  ])
  const revisionIds = [...revisions.values()]
    .filter((revision) => isForAll(choice) || presentationKey(revision) === presentationKey(current))
    .map(({ id }) => id)
  const findCorrection = findAmong(active)
  const contentKey = contentKeyOf(current.content)
  const made = {
    questionId,
    revisionIds,
    contentKey,
    ...choice,
    key: choice.key ?? null,
    accepted: choice.accepted ?? null,
  }
  const findAfter = findAmong([...active, made])
  const keyOf: KeyOf = (revision) => findAfter(questionId, revision)
  const all = findChanges(met, revisions, keyOf, quiz.passingPercentage)
  const present = findCorrection(questionId, current) ?? originalChoice(current.content)
  // An open attempt may have a revision with the same options and another key.
  const areMarkedSo = revisionIds.every((id) => {
    const { content, ...revision } = entryOf(revisions, id)
    const correction = findCorrection(questionId, { ...revision, content })
    return isMarkedSo(content, correction ?? originalChoice(content), choice)
  })
  const isNew = all.length > 0 || !areMarkedSo
  if (isNew) refuseWithoutMarks(choice, quiz, current, all, present)
  return {
    question: { quizId, questionId },
    also: [],
    isNew,
    isPossible: isInKey(choice, current.content, keyOf(current)),
    choice,
    quiz,
    met,
    ...partChanges(all),
    otherWording: met.filter(({ revisionId }) => !revisionIds.includes(revisionId)).length,
    open: await countOpenAttempts(db, quizId),
    openChanges: countOpenChanges(await readOpenAnswers(db, request), revisions, [
      (revision) => findCorrection(questionId, revision),
      keyOf,
    ]),
    revisionIds,
    contentKey,
    fingerprint: hash(
      'sha256',
      JSON.stringify([questionId, choice, contentKey, active.map(({ id }) => id), quiz.passingPercentage]),
      'base64url',
    ),
  }
}

/** What a request chooses. */
const madeChoice = ({ kind, correct, key, accepted }: CorrectionRequest): CorrectionChoice => ({
  kind,
  correct,
  ...(key && { key }),
  ...(accepted && { accepted }),
})

const refuseImpossible = (
  { kind, correct, key }: CorrectionChoice,
  { quizType }: CorrectionPlan['quiz'],
  { content }: StoredRevision,
): void => {
  if (isDescriptive(content, quizType)) throw refusal('question_id', correctionTexts.inWords)
  const fault = key && faultOfKey(content, key, correctionTexts.foreignKey)
  if (fault !== undefined) throw refusal('key', fault)
  const needsOptions = (kind === 'other_key' && !key) || kind === 'any_of'
  if (needsOptions && content.options.length === 0) throw refusal('correct', correctionTexts.noOptions)
  if (correct.some((index) => index >= content.options.length))
    throw refusal('correct', correctionTexts.unknownOption)
  const { accept, typedParts } = kindOf(content)
  if (kind === 'accept' && !accept && !typedParts) throw refusal('kind', correctionTexts.notTyped)
}

/** Whether the key that a correction makes holds the answers that it accepts. */
const isInKey = (
  { accepted = [] }: CorrectionChoice,
  content: QuestionContent,
  key: ReturnType<KeyOf>,
): boolean => {
  const corrected = correctedKey(content, key)
  return accepted.every((also) => isAccepted(corrected, also))
}

/** Whether a correction says nothing about a key, and holds for whatever students saw. */
const isForAll = ({ kind }: CorrectionChoice): boolean => kind === 'full_marks' || kind === 'not_counted'

/** Throws if none of the questions would count, because a quiz or an attempt then has no result. */
const refuseWithoutMarks = (
  { kind }: CorrectionChoice,
  { totalMarks }: CorrectionPlan['quiz'],
  { weightage }: StoredRevision,
  changes: readonly Change[],
  present: Pick<CorrectionRow, 'kind'>,
): void => {
  if (kind !== 'not_counted') return
  const leavesQuizEmpty = present.kind !== 'not_counted' && totalMarks - weightage <= 0
  const leavesAttemptEmpty = changes.some(({ result }) => result.totalMarks === 0)
  if (leavesQuizEmpty || leavesAttemptEmpty) throw refusal('kind', correctionTexts.noMarks)
}
