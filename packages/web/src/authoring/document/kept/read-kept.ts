import { keptDraftEndpoints } from '@quizwright/contracts/endpoints/kept-draft.ts'
import { parseDateTime } from '@quizwright/domain/rules/date-time.ts'
import { ulid } from 'ulid'
import { isOffered } from '../../../api/offered-calls.ts'
import { queryClient } from '../../../api/query-client.ts'
import { queryKeys } from '../../../api/query-keys.ts'
import { rest } from '../../../api/rest.ts'
import { draftsDatabase } from '../draft-database.ts'
import type { StoredDraft, StoredParts } from '../stored-draft.ts'
import { writeDraft } from '../write-draft.ts'
import { deviceId } from './device-id.ts'
import { readKeptContent } from './kept-content.ts'

/** A draft that the services keep. It is no draft of this browser until its author continues with it. */
export type KeptDraft = StoredDraft & { kept: StoredParts }

export const isKept = (draft: StoredDraft): draft is KeptDraft => 'kept' in draft

/**
 * Reads the draft that the services keep of a quiz. Undefined if there is none, if it cannot be read, or if this
 * browser gave it to them and still has it.
 */
export const readKeptDraft = async (
  uid: string,
  quizId: string,
  hasOwn: boolean,
): Promise<KeptDraft | undefined> => {
  if (!isOffered('getKeptDraft')) return undefined
  try {
    const { draft } = (await rest(keptDraftEndpoints).getKeptDraft({ params: { id: quizId } })).data
    if (!draft || (hasOwn && draft.device_id === deviceId())) return undefined
    const read = readKeptContent(draft.content)
    if (!read) return undefined
    const { parts, ...named } = read
    return {
      ...named,
      draftId: ulid(),
      uid,
      quizId,
      questions: draft.questions,
      changedAt: parseDateTime(draft.changed_at).getTime(),
      save: null,
      details: null,
      popUp: null,
      kept: parts,
    }
  } catch {
    return undefined
  }
}

/** Makes a kept draft one of this browser, which is then continued as any other. */
export const storeKeptDraft = async ({ kept, ...row }: KeptDraft): Promise<StoredDraft> => {
  const changes = new Map(kept.changes.map((change) => [change.id, change]))
  await writeDraft(await draftsDatabase(), { row, parts: { ...kept, changes } }, undefined)
  return row
}

/** Discards the services' copy. If that fails, it is offered once more, and nothing is lost. */
export const discardKeptDraft = async (quizId: string): Promise<void> => {
  if (!isOffered('deleteKeptDraft')) return
  await rest(keptDraftEndpoints)
    .deleteKeptDraft({ params: { id: quizId } })
    .catch(() => undefined)
  await queryClient.invalidateQueries({ queryKey: queryKeys.keptDrafts })
}
