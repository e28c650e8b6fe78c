import { Problem } from '@quizwright/contracts/problem.ts'
import { readAccountName } from '../../auth/accounts/account-names.ts'
import type { Queryable } from '../../database/database.ts'
import type { Sharing } from './shared-answer.ts'

type Marked = { sharing: Sharing | null; mayEdit: boolean }

/** Requires that answers are not in the share of another marker. Editors mark them all the same. Throws ROLE_NEEDED. */
export const refuseShareOfOther = async (tx: Queryable, answers: readonly Marked[]): Promise<void> => {
  const refused = answers.find(({ sharing, mayEdit }) => sharing !== null && !sharing.isMine && !mayEdit)
  if (!refused?.sharing?.marker) return
  const name = await readAccountName(tx, refused.sharing.marker)
  throw new Problem('ROLE_NEEDED', {
    message: name
      ? `${name} marks this answer. Ask the owner of the quiz for another share.`
      : 'Another marker marks this answer. Ask the owner of the quiz for another share.',
  })
}
