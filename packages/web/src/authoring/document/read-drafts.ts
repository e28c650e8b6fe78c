import { type DraftsDatabase, draftStores, rowsOf } from './draft-database.ts'
import { isDetails } from './is-details.ts'
import type { StoredDraft } from './stored-draft.ts'

/** Removes everything that is stored of a draft. */
export const removeDraft = async (database: DraftsDatabase, draftId: string): Promise<void> => {
  const tx = database.transaction(draftStores, 'readwrite')
  await Promise.all([
    tx.objectStore('changes').delete(rowsOf(draftId)),
    tx.objectStore('importedQuestions').delete(rowsOf(draftId)),
    ...(['drafts', 'orders', 'imports', 'repairs', 'generations', 'histories'] as const).map((name) =>
      tx.objectStore(name).delete(draftId),
    ),
    tx.done,
  ])
}

/** Removes the unsaved questions of a draft and keeps its other parts. */
export const removeQuestions = async (database: DraftsDatabase, draftId: string): Promise<void> => {
  const tx = database.transaction(draftStores, 'readwrite')
  const drafts = tx.objectStore('drafts')
  const [row, imports, generations] = await Promise.all([
    drafts.get(draftId),
    tx.objectStore('imports').count(draftId),
    tx.objectStore('generations').count(draftId),
  ])
  const isEmpty = !row?.details && !row?.popUp && imports + generations === 0
  await Promise.all([
    row && !isEmpty ? drafts.put({ ...row, questions: 0, save: null }) : drafts.delete(draftId),
    tx.objectStore('changes').delete(rowsOf(draftId)),
    tx.objectStore('orders').delete(draftId),
    tx.objectStore('histories').delete(draftId),
    tx.done,
  ])
}

/** The drafts of an instructor. Details that another build stored in another structure are left out. */
export const readDrafts = async (database: DraftsDatabase, uid: string): Promise<StoredDraft[]> =>
  (await database.getAllFromIndex('drafts', 'uid', uid)).map((row) => ({
    ...row,
    details: row.details && isDetails(row.details.saved) && isDetails(row.details.mine) ? row.details : null,
  }))
