import type { ImportedQuestions } from '@quizwright/machines/quiz-document/incoming-questions.ts'
import { type Change, changesBetween, isReordered } from './changes.ts'
import { type DraftsDatabase, draftStores, rowsOf } from './draft-database.ts'
import type { StoredRepairs } from './stored-draft.ts'
import type { Written } from './written-draft.ts'

/** Imported questions to a row: few rows are written quickly, and none of them is too large. */
const questionsPerRow = 200

const isSame = (a: Change | undefined, b: Change): boolean => a?.mine === b.mine && a?.base === b.base

/** A transaction reports once why it failed; the promises of its requests need not. */
const ignore = (): void => undefined

/** Writes what differs from what was written before, in one transaction. Rejects when it fails. */
export const writeDraft = async (
  database: DraftsDatabase,
  { row, parts }: Written,
  before: Written['parts'] | undefined,
): Promise<void> => {
  const { draftId } = row
  const tx = database.transaction(draftStores, 'readwrite')
  const requests: Promise<unknown>[] = [tx.objectStore('drafts').put(row)]

  const changes = tx.objectStore('changes')
  for (const change of parts.changes.values())
    if (!isSame(before?.changes.get(change.id), change)) requests.push(changes.put({ draftId, ...change }))
  for (const id of before?.changes.keys() ?? [])
    if (!parts.changes.has(id)) requests.push(changes.delete([draftId, id]))

  const orders = tx.objectStore('orders')
  if (parts.order && parts.order.join() !== before?.order?.join())
    requests.push(orders.put(parts.order, draftId))
  if (!parts.order && before?.order) requests.push(orders.delete(draftId))

  const { imported, generated } = parts
  const [imports, rows, repairs] = [
    tx.objectStore('imports'),
    tx.objectStore('importedQuestions'),
    tx.objectStore('repairs'),
  ]
  if (imported?.report !== before?.imported?.report) {
    requests.push(imports.delete(draftId), rows.delete(rowsOf(draftId)), repairs.delete(draftId))
    if (imported) {
      const { originals, ...report } = imported.report
      requests.push(imports.put(report, draftId))
      for (let from = 0; from < originals.length; from += questionsPerRow)
        requests.push(rows.put(originals.slice(from, from + questionsPerRow), [draftId, from]))
    }
  }
  if (imported && imported.questions !== before?.imported?.questions)
    requests.push(repairs.put(repairsOf(imported), draftId))

  const generations = tx.objectStore('generations')
  if (generated && generated !== before?.generated) requests.push(generations.put(generated, draftId))
  if (!generated && before?.generated) requests.push(generations.delete(draftId))

  const histories = tx.objectStore('histories')
  if (parts.history && parts.history !== before?.history) requests.push(histories.put(parts.history, draftId))
  if (!parts.history && before?.history) requests.push(histories.delete(draftId))

  for (const request of requests) request.catch(ignore)
  // A page that is being closed does not live to see its requests succeed: the commit is sent with them.
  tx.commit()
  await tx.done
}

const repairsOf = ({ report: { originals }, questions }: ImportedQuestions): StoredRepairs => ({
  changes: [...changesBetween(originals, questions).values()],
  order: isReordered(originals, questions) ? questions.map((question) => question._id) : null,
})
