import { useSelector } from '@xstate/react'
import type { ComponentProps } from 'react'
import { NewVersionConfirmation } from './new-version-confirmation.tsx'
import type { SavingActor } from './saving-actors.ts'

/** Shows window 22 while a save waits for the author to agree to a new version. */
export const NewVersionDialog = ({
  actor,
  ...shown
}: Omit<ComponentProps<typeof NewVersionConfirmation>, 'actor'> & { actor: SavingActor }) => {
  const child = useSelector(actor, (snapshot) => snapshot.children['new version'])
  return child ? <NewVersionConfirmation actor={child} {...shown} /> : null
}
