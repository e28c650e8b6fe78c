import type { OpenDraft } from '../drafts-on-page.ts'
import type { OutgoingSave, SaveSettings } from './outgoing-save.ts'
import type { SavingConnection } from './saving-connection.ts'

/** The state that the actors of one save share. */
export type SaveContext = {
  draft: OpenDraft
  settings: SaveSettings
  /** The data to send; undefined until the batches are prepared. */
  outgoing?: OutgoingSave
  connection?: SavingConnection
  /** Whether the version that the save created is published; undefined until there is one. */
  isVersionPublished?: boolean | undefined
}
