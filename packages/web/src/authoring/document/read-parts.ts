import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import { applyChanges } from './changes.ts'
import { type DraftsDatabase, draftStores, rowsOf } from './draft-database.ts'
import { readHistory } from './history/stored-history.ts'
import type { StoredParts } from './stored-draft.ts'

/** Reads everything that is stored of a draft beside its row: questions, order, imports and history. */
export const readParts = async (database: DraftsDatabase, draftId: string): Promise<StoredParts> => {
  const tx = database.transaction(draftStores)
  const [changes, order, report, chunks, repairs, generated, history] = await Promise.all([
    tx.objectStore('changes').getAll(rowsOf(draftId)),
    tx.objectStore('orders').get(draftId),
    tx.objectStore('imports').get(draftId),
    tx.objectStore('importedQuestions').getAll(rowsOf(draftId)),
    tx.objectStore('repairs').get(draftId),
    tx.objectStore('generations').get(draftId),
    tx.objectStore('histories').get(draftId),
  ])
  const originals: readonly DraftQuestion[] = chunks.flat()
  return {
    changes: changes.map(({ id, base, mine }) => ({ id, base, mine })),
    order: order ?? null,
    imported: report
      ? {
          report: { ...report, originals },
          questions: repairs ? applyChanges(originals, repairs.changes, repairs.order) : originals,
          added: null,
        }
      : null,
    generated: generated ?? null,
    history: readHistory(history),
  }
}
