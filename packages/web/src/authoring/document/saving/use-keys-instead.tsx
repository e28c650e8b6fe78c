import { type ReactNode, useState } from 'react'
import type { OpenDraft } from '../drafts-on-page.ts'
import { type ChangedKey, findChangedKeys } from './changed-keys.ts'
import { CorrectKeys } from './correct-keys.tsx'
import type { SavingActor } from './saving-actors.ts'

type KeysInstead = {
  /** Returns what corrects the changed keys instead of making a new version; nothing if something else was changed. */
  offer: (actor: Pick<SavingActor, 'getSnapshot'>) => (() => void) | undefined
  /** The dialogs of the corrections. They outlast the save, which ends when its new version is declined. */
  dialogs: ReactNode
}

/** Offers to correct keys instead of making a new version. Used by the editor and by the pop-up window. */
export const useKeysInstead = (draft: OpenDraft): KeysInstead => {
  const [keys, setKeys] = useState<readonly ChangedKey[]>([])
  const offer: KeysInstead['offer'] = (actor) => {
    const { document, saved } = draft.store.getSnapshot().context
    const changed = findChangedKeys(document.questions, saved.questions)
    if (changed.length === 0) return undefined
    return () => {
      actor.getSnapshot().children['new version']?.send({ type: 'cancel' })
      setKeys(changed)
    }
  }
  return {
    offer,
    dialogs: keys.length > 0 && <CorrectKeys draft={draft} keys={keys} onEnd={() => setKeys([])} />,
  }
}
