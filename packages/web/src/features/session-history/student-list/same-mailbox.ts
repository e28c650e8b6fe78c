import { commaList } from '@quizwright/domain/language/comma-list.ts'
import { mailboxOf } from '@quizwright/domain/rules/mailbox.ts'
import type { ListedStudent } from '@quizwright/contracts/schemas/student-list.ts'

/**
 * Returns, by the id of a listed student, the names of others on the list whose address leads to the same mailbox:
 * maybe one person with two links, maybe siblings.
 */
export const findSameMailbox = (students: readonly ListedStudent[]): Map<string, string> =>
  new Map(
    [...Map.groupBy(students, ({ email }) => mailboxOf(email)).values()]
      .filter((group) => group.length > 1)
      .flatMap((group) =>
        group.map(({ _id: id }) => [
          id,
          commaList(group.filter((other) => other._id !== id).map(({ name }) => name)),
        ]),
      ),
  )
