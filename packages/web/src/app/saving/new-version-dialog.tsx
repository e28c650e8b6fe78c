import { useSelector } from '@xstate/react'
import { NewVersionConfirmation } from '../new-version-confirmation.tsx'
import type { SavingActor } from './saving-actors.ts'

/** Window 22, while a save waits for its author to agree to a new version. */
export const NewVersionDialog = ({ actor }: { actor: SavingActor }) => {
  const child = useSelector(actor, (snapshot) => snapshot.children['new version'])
  return child ? <NewVersionConfirmation actor={child} /> : null
}
