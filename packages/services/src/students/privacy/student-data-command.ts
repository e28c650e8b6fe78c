import { defined } from '@quizwright/domain/defined.ts'
import { writeFile } from 'node:fs/promises'
import { isAbsolute } from 'node:path'
import { countOf } from '@quizwright/domain/rules/plural.ts'
import * as z from 'zod'
import { operatorId } from '../../audit/actors.ts'
import { logEvent } from '../../audit/log-event.ts'
import { CommandError, defineCommand } from '../../commands/operator-command.ts'
import { erasePerson } from './erase-person.ts'
import { exportPerson } from './export-person.ts'
import { findRecords, type Person } from './find-records.ts'

const input = z
  .object({
    email: z.email('--email must be an address like bo@example.com.').optional(),
    id: z.string().min(1).optional(),
    path: z.string().refine(isAbsolute, 'The file must be given by its whole path.').optional(),
    erase: z.boolean().optional(),
    yes: z.boolean().optional(),
  })
  .refine(
    ({ email, id }) => (email === undefined) !== (id === undefined),
    'Name the student by --email or by --id.',
  )
  .refine(
    ({ path, erase = false }) => (path === undefined) === erase,
    'Name a file with --to, or erase the student with --erase.',
  )

const personOf = ({ email, id }: z.infer<typeof input>): Person =>
  id === undefined ? { email: defined(email, 'email') } : { id }

/**
 * Exports a student, or erases one if that is confirmed, because it can't be undone. What was done stands in the log,
 * without a name.
 */
export const studentData = defineCommand(input, async ({ db, now }, given) => {
  const ids = await findRecords(db, personOf(given))
  if (ids.length === 0) throw new CommandError('Nobody is stored by this address or id.')
  const records = countOf(ids.length, 'record')
  const log = (kind: string) =>
    logEvent(db, { actorId: operatorId, kind, details: { records: ids.length } }, now())
  if (given.path === undefined && !given.yes)
    return `Nothing is erased yet: ${records} would lose the name and all details for good. Add --yes to erase.`
  if (given.path === undefined) {
    await erasePerson(db, ids, now())
    await log('eraseStudent')
    return `${records} erased. Results stay as those of an erased student.`
  }
  const text = JSON.stringify(await exportPerson(db, ids), null, 2)
  // Nobody else may read it, and no file is written over.
  await writeFile(given.path, text, { mode: 0o600, flag: 'wx' }).catch((error: unknown) => {
    throw new CommandError(`${given.path} can't be written: it exists, or its folder can't be used.`, {
      cause: error,
    })
  })
  await log('exportStudent')
  return `${given.path} holds what is stored in ${records}.`
})
