import { entryOf } from '@quizwright/domain/defined.ts'
import { questionFindings } from '@quizwright/domain/rules/question.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { formulaFindings } from '../../questions/formula-findings.ts'
import { inIds } from '../../database/queries/in-ids.ts'
import type { Queryable } from '../../database/database.ts'
import { questionRevisions } from '../../database/tables/questions.ts'
import type { Candidate } from './find-candidates.ts'
import { sampleByTag } from './stratified-sample.ts'

type SampleOptions = {
  tagKeys: readonly string[]
  count: number
  /** Whether questions with errors may be chosen. */
  takesFaulty: boolean
}

/**
 * Candidates have options, so they are judged as in a full quiz. All types of quizzes with options judge them alike.
 */
const isFaulty = (question: QuestionContent): boolean =>
  [...questionFindings(question, 0, 'full'), ...formulaFindings(question, 0, 'full')].some(
    ({ severity }) => severity === 'error',
  )

/**
 * Chooses questions by tags, and repeats the choice without those that turn out to have errors. Only the contents of
 * chosen questions are read. `faulty` counts the questions left out for their errors.
 */
export const sampleSound = async (
  db: Queryable,
  candidates: readonly Candidate[],
  { tagKeys, count, takesFaulty }: SampleOptions,
) => {
  const contents = new Map<string, QuestionContent>()
  const faulty = new Set<string>()
  for (;;) {
    const sample = sampleByTag(
      candidates.filter(({ revisionId }) => !faulty.has(revisionId)),
      tagKeys,
      count,
    )
    await readContents(db, sample.chosen, contents)
    const unfit = takesFaulty
      ? []
      : sample.chosen.filter(({ revisionId }) => isFaulty(entryOf(contents, revisionId)))
    if (unfit.length === 0) return { ...sample, contents, faulty: faulty.size }
    for (const { revisionId } of unfit) faulty.add(revisionId)
  }
}

/** Reads the contents that are missing in the map. */
const readContents = async (
  db: Queryable,
  chosen: readonly Candidate[],
  contents: Map<string, QuestionContent>,
): Promise<void> => {
  const missing = chosen.map(({ revisionId }) => revisionId).filter((id) => !contents.has(id))
  if (missing.length === 0) return
  const rows = await db.select().from(questionRevisions).where(inIds(questionRevisions.id, missing))
  for (const row of rows) contents.set(row.id, row.content)
}
