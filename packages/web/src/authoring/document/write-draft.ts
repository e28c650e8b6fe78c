import type { ImportedQuestions } from '@quizwright/machines/quiz-document/incoming-questions.ts'
import { type Change, changesBetween, isReordered } from './changes.ts'
import { type DraftsDatabase, draftStores, rowsOf } from './draft-database.ts'
import type { StoredRepairs } from './stored-draft.ts'
import type { Written } from './written-draft.ts'

/** Imported questions per row: few rows are written quickly, and no row becomes too large. */
const questionsPerRow = 200

const isSame = (a: Change | undefined, b: Change): boolean => a?.mine === b.mine && a?.base === b.base

/** The transaction itself reports why it failed, so rejections of its requests are ignored. */
const ignore = (): void => undefined

type Parts = Written['parts']
/** Stores of a draft within one transaction. */
type Writing = {
  tx: ReturnType<typeof beginWriting>
  draftId: string
  now: Parts
  before: Parts | undefined
}

const beginWriting = (database: DraftsDatabase) => database.transaction(draftStores, 'readwrite')

const writeChanges = ({ tx, draftId, now, before }: Writing): Promise<unknown>[] => {
  const changes = tx.objectStore('changes')
  const changed = [...now.changes.values()].filter(
    (change) => !isSame(before?.changes.get(change.id), change),
  )
  const gone = [...(before?.changes.keys() ?? [])].filter((id) => !now.changes.has(id))
  return [
    ...changed.map((change) => changes.put({ draftId, ...change })),
    ...gone.map((id) => changes.delete([draftId, id])),
  ]
}

/**
 * Writes the questions of a file as they arrived, several per row, and separately what was repaired since.
 */
const writeImported = ({ tx, draftId, now: { imported }, before }: Writing): Promise<unknown>[] => {
  const [imports, rows, repairs] = [
    tx.objectStore('imports'),
    tx.objectStore('importedQuestions'),
    tx.objectStore('repairs'),
  ]
  const requests: Promise<unknown>[] = []
  if (imported?.report !== before?.imported?.report)
    requests.push(imports.delete(draftId), rows.delete(rowsOf(draftId)), repairs.delete(draftId))
  if (imported && imported.report !== before?.imported?.report) {
    const { originals, ...report } = imported.report
    requests.push(imports.put(report, draftId))
    for (let from = 0; from < originals.length; from += questionsPerRow)
      requests.push(rows.put(originals.slice(from, from + questionsPerRow), [draftId, from]))
  }
  if (imported && imported.questions !== before?.imported?.questions)
    requests.push(repairs.put(repairsOf(imported), draftId))
  return requests
}

type OneValue<T> = {
  put: (value: T, draftId: string) => Promise<unknown>
  delete: (draftId: string) => Promise<unknown>
}

/** Writes a part that is a single value if it differs, or removes it if it is gone. */
const writeValue = <T>(
  values: OneValue<T>,
  draftId: string,
  [now, before]: readonly [now: T | null, before: T | null | undefined],
): Promise<unknown>[] => {
  if (now === null) return before ? [values.delete(draftId)] : []
  return now === before ? [] : [values.put(now, draftId)]
}

/** Writes the differences to the last write in one transaction. Rejects if it fails. */
export const writeDraft = async (
  database: DraftsDatabase,
  { row, parts: now }: Written,
  before: Parts | undefined,
): Promise<void> => {
  const { draftId } = row
  const tx = beginWriting(database)
  const writing: Writing = { tx, draftId, now, before }
  const isInSameOrder = now.order?.join() === before?.order?.join()
  const requests = [
    tx.objectStore('drafts').put(row),
    ...writeChanges(writing),
    ...(isInSameOrder ? [] : writeValue(tx.objectStore('orders'), draftId, [now.order, before?.order])),
    ...writeImported(writing),
    ...writeValue(tx.objectStore('generations'), draftId, [now.generated, before?.generated]),
    ...writeValue(tx.objectStore('histories'), draftId, [now.history, before?.history]),
  ]
  for (const request of requests) request.catch(ignore)
  // A page that is closing cannot wait for its requests, so the transaction is committed at once.
  tx.commit()
  await tx.done
}

const repairsOf = ({ report: { originals }, questions }: ImportedQuestions): StoredRepairs => ({
  changes: [...changesBetween(originals, questions).values()],
  order: isReordered(originals, questions) ? questions.map((question) => question._id) : null,
})
