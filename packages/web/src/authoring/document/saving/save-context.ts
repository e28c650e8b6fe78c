import type { OpenDraft } from '../open-drafts.ts'
import type { OutgoingSave, SaveSettings } from './outgoing-save.ts'
import type { SavingConnection } from './saving-connection.ts'

/** What the actors of one save share while it lasts. */
export type SaveContext = {
  draft: OpenDraft
  settings: SaveSettings
  /** What is sent, once its batches are prepared. */
  outgoing?: OutgoingSave
  connection?: SavingConnection
}
